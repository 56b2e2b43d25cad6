import { isUnplannedLossLarge } from '../../../../sdk/src/safety/index.ts';
import { rounded } from '../../engine/round.ts';
import type { HealthDataDetail } from '../../generated/operations.ts';
import { highestUnexplained } from '../../person/facts.ts';
import type { Person } from '../../person/person.ts';

/** A large weight loss within half a year without a goal that explains it; undefined otherwise. */
export function unplannedLossOf(
  person: Pick<Person, 'weights' | 'targetWeight' | 'profile'>,
  today: string,
): Pick<HealthDataDetail, 'unplannedLoss'> {
  const highest = highestUnexplained(person, today);
  const last = person.weights.at(-1);
  if (!highest || !last || !isUnplannedLossLarge(highest.value, last.value)) return {};
  const lostPercent = rounded(((highest.value - last.value) / highest.value) * 100, 1);
  return { unplannedLoss: { highest: { ...highest, value: rounded(highest.value, 1) }, lostPercent } };
}
