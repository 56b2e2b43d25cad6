import type { DoseUnit, HealthCodes } from '@health-app/sdk';
import type { AsNeededDoubt, DoseDoubt, MedicineNote, TakingDoubt } from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { consentTexts } from '#platform/query/failure-text.ts';
import type { DoseState, PartOfDay } from './model/doses.ts';
import type { Problem, usualTimes } from './model/form.ts';
import type { Standing } from './model/schedule.ts';

export const unitNames: Record<DoseUnit, MessageDescriptor> = {
  tablet: msg`Tablets`,
  capsule: msg`Capsules`,
  sachet: msg`Sachets`,
  drop: msg`Drops`,
  puff: msg`Puffs`,
  patch: msg`Patches`,
  ml: msg`Millilitres (ml)`,
  mcg: msg`Micrograms (µg)`,
  mg: msg`Milligrams (mg)`,
  g: msg`Grams (g)`,
  iu: msg`International units (IU)`,
};

export { amountOf, takeName, takeText } from '#domains/health/model/dose-text.ts';

export const partNames: Record<PartOfDay, MessageDescriptor> = {
  'small-hours': msg`Small hours`,
  morning: msg`Morning`,
  midday: msg`Midday`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
  night: msg`Night`,
};

/** Names of the usual times of a dose. */
export const usualTimeNames: Record<(typeof usualTimes)[number], MessageDescriptor> = {
  '08:00': partNames.morning,
  '12:00': partNames.midday,
  '20:00': partNames.evening,
  '22:00': msg`Bedtime`,
};

export const stateNames: Record<DoseState, MessageDescriptor> = {
  taken: msg`Taken`,
  skipped: msg`Skipped`,
  missed: msg`Missed`,
  upcoming: msg`Upcoming`,
  overdue: msg`Overdue`,
};

export const standingNames: Record<Exclude<Standing, 'running'>, MessageDescriptor> = {
  paused: msg`Paused`,
  ended: msg`Ended`,
  upcoming: msg`Not started`,
};

/** The problem of a field and how to solve it. */
export const problemTexts: Record<Problem, MessageDescriptor> = {
  'name-missing': msg`Enter the name of the medicine.`,
  'name-long': msg`The name is too long: 40 characters at most.`,
  'dose-range': msg`Enter a number above 0 and up to 100000, without a comma for thousands.`,
  decimals: msg`Use three decimals at most.`,
  'time-missing': msg`Enter a time from 00:00 to 23:59, or remove it.`,
  'time-twice': msg`This time is already in the list.`,
  'times-number': msg`Set one to eight times.`,
  'weekdays-missing': msg`Choose at least one day of the week.`,
  'interval-range': msg`Enter a whole number from 2 to 30.`,
  'hours-range': msg`Enter the hours as on the label, up to 168.`,
  'count-range': msg`Enter a whole number from 1 to 24, as on the label.`,
  'start-missing': msg`Enter a date from 2000 to 2100.`,
  'end-missing': msg`Enter a date from 2000 to 2100, or switch the last day off.`,
  'end-early': msg`The last day cannot be before the first day.`,
  'stock-range': msg`Enter a number from 0 to 10,000.`,
  'remark-long': msg`The note is too long: 200 characters at most.`,
};

/** What the dictionary of medicines says about a medicine; its sources are in `openapi/medication/medicines.yaml`. */
export const medicineNoteTexts: Record<MedicineNote, MessageDescriptor> = {
  steadyVitaminK: msg`Foods rich in vitamin K, such as spinach, broccoli and other dark green vegetables, change how warfarin works. Eat about the same amount every week, and ask your doctor or pharmacist before a change.`,
  grapefruit: msg`Grapefruit and its juice can make this medicine stronger. Ask your doctor or pharmacist whether you may have them.`,
  alcohol: msg`Alcohol does not go well with this medicine. Ask your doctor or pharmacist how much is safe, or drink none.`,
  tyramine: msg`Aged cheese, cured meat, fermented soya and yeast extract can raise the blood pressure dangerously with this medicine. Ask your doctor or pharmacist what to avoid.`,
  pregnancy: msg`This medicine can harm an unborn child. Ask your doctor today, and do not stop it on your own.`,
  kidney: msg`With kidney disease the dose of this medicine may have to be lower. Ask your doctor or pharmacist.`,
};

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
