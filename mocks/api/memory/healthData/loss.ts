import { isUnplannedLossLarge } from '../../../../sdk/src/safety/index.ts';
import { addDays } from '../../days.ts';
import type { HealthDataDetail } from '../../generated/operations.ts';
import { dietsOf } from '../../person/food-limits.ts';
import type { Person } from '../../person.ts';
import { round } from './readings.ts';

const HALF_A_YEAR = 182;

/** A large weight loss within half a year without a goal that explains it; undefined otherwise. */
export function unplannedLossOf(
  person: Pick<Person, 'weights' | 'targetWeight' | 'profile'>,
  today: string,
): Pick<HealthDataDetail, 'unplannedLoss'> {
  const { weights, targetWeight, profile } = person;
  // Breastfeeding explains a loss, because the weight falls after a birth.
  const isExplained =
    targetWeight !== null || profile.dietaryGoal === 'loseWeight' || dietsOf(person).includes('breastfeeding');
  const since = addDays(today, -HALF_A_YEAR);
  const recent = weights.filter(({ measuredAt }) => measuredAt.slice(0, 10) >= since);
  const last = recent.at(-1);
  if (isExplained || !last) return {};
  const highest = recent.reduce((most, one) => (one.value > most.value ? one : most));
  if (!isUnplannedLossLarge(highest.value, last.value)) return {};
  const lostPercent = round(((highest.value - last.value) / highest.value) * 100, 1);
  return { unplannedLoss: { highest: { ...highest, value: round(highest.value, 1) }, lostPercent } };
}
