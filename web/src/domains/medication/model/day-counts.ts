import type { MedicationDay } from '@health-app/sdk';
import { numberOf } from '#lib/open-value.ts';

type Counts = Pick<MedicationDay, 'planned' | 'taken' | 'skipped'>;

/** The numbers of doses of a day; NaN for one that the reply does not tell. */
export const countsOf = ({ planned, taken, skipped }: Counts): Counts => ({
  planned: numberOf(planned),
  taken: numberOf(taken),
  skipped: numberOf(skipped),
});

/** The number of doses of a day without an answer. */
export function unansweredOf(day: Counts): number {
  const { planned, taken, skipped } = countsOf(day);
  return planned - taken - skipped;
}
