export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** @param hour 0 to 23 */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

export type CardName = 'dose' | 'weight' | 'plan' | 'family' | 'partner';

/**
 * The order of the cards on the general home by the hour. The person's own dose comes first, then the family. In the
 * morning the weight comes before the tasks of the day; later, the open tasks come first.
 */
export const cardsAt = (hour: number): CardName[] =>
  partOfDay(hour) === 'morning'
    ? ['dose', 'family', 'weight', 'plan', 'partner']
    : ['dose', 'family', 'plan', 'weight', 'partner'];
