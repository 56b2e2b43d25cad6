import type { HealthCodes } from '@health-app/sdk';
import type { AsNeededDoubt, DoseDoubt, TakingDoubt } from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { consentTexts } from '#platform/failures/failure-text.ts';

/** Reasons why a schedule or a dose is doubted, with a hint what to do. */
export const doubtTexts: Record<DoseDoubt | TakingDoubt | AsNeededDoubt, MessageDescriptor> = {
  largeDose: msg`This is more than an ordinary dose. Compare the number and the unit with the label.`,
  largeDay: msg`This is more than an ordinary amount for one day. Compare the doses and the times with the label.`,
  aboveMost: msg`All your reminders with this substance add up to more than is usual. Compare them with the labels, and ask a pharmacist.`,
  unitTooLarge: msg`This medicine is dosed in micrograms (µg). One milligram is a thousand micrograms.`,
  tooOften: msg`This medicine is usually taken less often. Taken too often it can be dangerous: ask your doctor or pharmacist first.`,
  sameMedicine: msg`You have a reminder for this medicine already, perhaps under another name. Together they would be a double dose.`,
  sameClass: msg`You have a reminder for a medicine of the same kind. They are rarely taken together: ask your doctor or pharmacist.`,
  manyTimesUsual: msg`This is at least ten times what you have taken so far. Check the decimal point.`,
  lateDose: msg`This is late for the dose. Skip it, or ask a pharmacist. Do not take a double dose.`,
  closeToAnother: msg`Another dose of this medicine was taken close to this time. Together they would be a double dose.`,
  tooSoon: msg`Too little time has passed since the last dose.`,
  tooMany: msg`It would be more doses in 24 hours than the label allows.`,
};

type MedicationCode = HealthCodes[Extract<keyof HealthCodes, `medication.${string}`>];

/**
 * Reasons for the server's refusals, by error code. A code has the same meaning in every operation of the medication
 * domain.
 */
export const refusals: Record<Exclude<MedicationCode, 'INVALID_RANGE'>, MessageDescriptor> = {
  NO_LIMITS: msg`Enter the least time between two doses, and the most doses in 24 hours.`,
  NO_TIMES: msg`Set one to eight times.`,
  DOSE_DOUBTED: msg`This dose is unusual. Compare it with the label, or ask a pharmacist.`,
  END_BEFORE_START: msg`The last day is before the first day.`,
  GONE: msg`This reminder has been deleted.`,
  ...consentTexts,
  NOT_PLANNED: msg`No dose is planned at this time.`,
  NO_INTERVAL: msg`Enter the number of days between the doses.`,
  NO_WEEKDAY: msg`Choose at least one day of the week.`,
  OTHER_DAY: msg`Only the doses of today and the last seven days can be changed.`,
  TIME_OUTSIDE: msg`Choose a time on the day of the dose or later that is not in the future.`,
  TOO_MANY: msg`You have 50 reminders, which is the limit.`,
};
