import { partOfDay } from '#domains/home/model/part-of-day.ts';

export type CardName = 'dose' | 'weight' | 'plan' | 'family' | 'partner';

/**
 * The order of the cards on the general home by the hour. The person's own dose comes first, then the family. In the
 * morning the weight comes before the tasks of the day; later, the open tasks come first.
 */
export const cardsAt = (hour: number): CardName[] =>
  partOfDay(hour) === 'morning'
    ? ['dose', 'family', 'weight', 'plan', 'partner']
    : ['dose', 'family', 'plan', 'weight', 'partner'];
