import { rounded } from '../../engine/round.ts';
import type { PartnerOwnProgress } from '../../generated/operations.ts';
import { targetWeightOf } from '../../person/facts.ts';
import { card } from '../../person/people.ts';
import type { World } from './model.ts';

/**
 * The person's progress: the progress of the examples, plus the change of their weights since. Null without a weight.
 *
 * @param today determines the person's age, and thus whether the target weight is shown
 * @param weights oldest first
 */
export function ownProgress(
  { person, start }: World,
  today: string,
  weights = person.weights,
): PartnerOwnProgress | null {
  const [first] = weights;
  const last = weights.at(-1);
  if (!first || !last) return null;
  const { startDate, startWeight, trend } = start ?? {
    startDate: first.measuredAt.slice(0, 10),
    startWeight: first.value,
    trend: [],
  };
  const lost = (weight: number) => Math.max(MOST_GAINED, rounded(((startWeight - weight) / startWeight) * 100, 1));
  const known = trend.at(-1)?.date ?? '';
  const points = new Map(trend.map(({ date, lostPercent }) => [date, lostPercent]));
  for (const { measuredAt, value } of weights) {
    const date = measuredAt.slice(0, 10);
    if (date >= known) points.set(date, lost(value));
  }
  return {
    ...{ ...card(person.profile), startDate },
    lostPercent: lost(last.value),
    lastWeighedOn: last.measuredAt.slice(0, 10),
    trend: [...points].map(([date, lostPercent]) => ({ date, lostPercent })).slice(-MAX_POINTS),
    startWeight,
    currentWeight: rounded(last.value, 1),
    targetWeight: targetWeightOf(person, today),
  };
}

const MAX_POINTS = 100;
/** The minimum percentage in the description. */
const MOST_GAINED = -100;
