import type { DoseUnit, MedicationReminder, MedicationReminderInput, RepeatType } from '@health-app/sdk';
import * as v from 'valibot';
import { characterCount } from '#lib/format/text.ts';
import { openSchema } from '#lib/open-schema.ts';
import { type Day, isDay } from '#lib/time/days.ts';
import { MOST_TIMES } from '#ui/form/times.ts';
import { readAmount } from './dose-amount.ts';

export const doseUnits = [
  'tablet',
  'capsule',
  'sachet',
  'drop',
  'puff',
  'patch',
  'ml',
  'mcg',
  'mg',
  'g',
  'iu',
] as const satisfies readonly DoseUnit[];

/** The times of day at which most medicines are taken. */
export const usualTimes = ['08:00', '12:00', '20:00', '22:00'] as const;

const LONGEST_NAME = 40;
export const LONGEST_REMARK = 200;

/** The form input: numbers are strings, and a disabled field keeps its value in case the person enables it again. */
export const formSchema = v.object({
  medicineName: v.string(),
  dose: v.string(),
  // An unknown value of a later server is sent back unchanged.
  doseUnit: openSchema<DoseUnit>(),
  times: v.array(v.string()),
  repeatType: openSchema<RepeatType>(),
  weekdays: v.array(v.number()),
  intervalDays: v.string(),
  minHoursBetween: v.string(),
  maxDosesPerDay: v.string(),
  startDate: v.string(),
  ends: v.boolean(),
  endDate: v.string(),
  tracked: v.boolean(),
  stock: v.string(),
  remark: v.string(),
  enabled: v.boolean(),
});

export type ReminderForm = v.InferOutput<typeof formSchema>;

/**
 * The form of a new reminder, which begins with the next usual time.
 * @param now the current time, `HH:mm`
 */
export function newForm(today: Day, now: string): ReminderForm {
  return {
    medicineName: '',
    dose: '1',
    doseUnit: 'tablet',
    times: [usualTimes.find((time) => time > now) ?? usualTimes[0]],
    repeatType: 'daily',
    weekdays: [],
    intervalDays: '2',
    // Assumed limits could harm, so the person copies them from the label.
    minHoursBetween: '',
    maxDosesPerDay: '',
    startDate: today,
    ends: false,
    endDate: '',
    tracked: false,
    stock: '',
    remark: '',
    enabled: true,
  };
}

export function formOf(reminder: MedicationReminder): ReminderForm {
  return {
    medicineName: reminder.medicineName,
    dose: String(reminder.dose),
    doseUnit: reminder.doseUnit,
    times: reminder.times.length > 0 ? reminder.times : ['08:00'],
    repeatType: reminder.repeatType,
    weekdays: reminder.weekdays ?? [],
    intervalDays: String(reminder.intervalDays ?? 2),
    minHoursBetween: String(reminder.minHoursBetween ?? ''),
    maxDosesPerDay: String(reminder.maxDosesPerDay ?? ''),
    startDate: reminder.startDate,
    ends: reminder.endDate !== null,
    endDate: reminder.endDate ?? '',
    tracked: reminder.stock !== null,
    stock: reminder.stock === null ? '' : String(reminder.stock),
    remark: reminder.remark,
    enabled: reminder.enabled,
  };
}

export type Problem =
  | 'name-missing'
  | 'name-long'
  | 'dose-range'
  | 'decimals'
  | 'time-missing'
  | 'time-twice'
  | 'times-number'
  | 'weekdays-missing'
  | 'interval-range'
  | 'hours-range'
  | 'count-range'
  | 'start-missing'
  | 'end-missing'
  | 'end-early'
  | 'stock-range'
  | 'remark-long';

/** Problems by field; `times.0` is the first time. */
export type Problems = Record<string, Problem>;

/** Props of a part of the form. */
export interface FieldsProps {
  form: ReminderForm;
  problems: Problems;
  onChange: (changes: Partial<ReminderForm>) => void;
}

/** Converts the form to the input of the call, or returns the problem of each invalid field. */
export function readForm(
  form: ReminderForm,
  reminderId?: string,
): { input: MedicationReminderInput; problems?: undefined } | { input?: undefined; problems: Problems } {
  const { success, output, issues } = v.safeParse(
    validForm,
    form.repeatType === 'asNeeded' ? { ...form, times: [] } : form,
  );
  if (success) return { input: { ...(reminderId !== undefined && { reminderId }), ...output } };
  const problems = Object.entries(v.flatten<typeof validForm>(issues).nested ?? {});
  return { problems: Object.fromEntries(problems.map(([field, messages]) => [field, messages?.[0] as Problem])) };
}

const problem = (code: Problem): Problem => code;

/** A rule between fields, whose problem belongs to one of them. */
const rule = <Field extends keyof ReminderForm>(field: Field, code: Problem, isKept: (form: ReminderForm) => boolean) =>
  v.forward(v.check(isKept, code), [field]);

const validForm = v.pipe(
  v.object({
    ...formSchema.entries,
    medicineName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(problem('name-missing')),
      v.check((name) => characterCount(name) <= LONGEST_NAME, problem('name-long')),
    ),
    dose: v.pipe(
      v.string(),
      v.check((dose) => numberOf(dose) > 0, problem('dose-range')),
      v.check(isFine, problem('decimals')),
    ),
    times: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('time-missing')))),
      v.maxLength(MOST_TIMES, problem('times-number')),
      v.checkItems((time, index, times) => time === '' || times.indexOf(time) === index, problem('time-twice')),
    ),
    startDate: v.pipe(v.string(), v.check(isDay, problem('start-missing'))),
    remark: v.pipe(
      v.string(),
      v.trim(),
      v.check((remark) => characterCount(remark) <= LONGEST_REMARK, problem('remark-long')),
    ),
  }),
  rule('weekdays', 'weekdays-missing', ({ repeatType, weekdays }) => repeatType !== 'weekdays' || weekdays.length > 0),
  rule('intervalDays', 'interval-range', (form) => form.repeatType !== 'interval' || isInterval(form.intervalDays)),
  rule('times', 'times-number', ({ repeatType, times }) => repeatType === 'asNeeded' || times.length > 0),
  rule(
    'minHoursBetween',
    'hours-range',
    (form) => form.repeatType !== 'asNeeded' || isWithin(form.minHoursBetween, 0.25, MOST_HOURS),
  ),
  rule('maxDosesPerDay', 'count-range', (form) => form.repeatType !== 'asNeeded' || isCount(form.maxDosesPerDay)),
  rule('endDate', 'end-missing', ({ ends, endDate }) => !ends || isDay(endDate)),
  rule('endDate', 'end-early', (form) => !form.ends || !isDay(form.endDate) || form.endDate >= form.startDate),
  rule('stock', 'stock-range', ({ tracked, stock }) => !tracked || numberOf(stock) <= 10_000),
  rule('stock', 'decimals', ({ tracked, stock }) => !tracked || isFine(stock)),
  v.transform(
    ({
      ends,
      tracked,
      dose,
      doseUnit,
      repeatType,
      times,
      weekdays,
      intervalDays,
      minHoursBetween,
      maxDosesPerDay,
      endDate,
      stock,
      ...form
    }): MedicationReminderInput => ({
      ...form,
      doseUnit: doseUnit as DoseUnit,
      repeatType: repeatType as RepeatType,
      dose: numberOf(dose),
      times: [...times].sort(),
      ...(repeatType === 'weekdays' && { weekdays: [...weekdays].sort((one, other) => one - other) }),
      ...(repeatType === 'interval' && { intervalDays: numberOf(intervalDays) }),
      ...(repeatType === 'asNeeded' && {
        minHoursBetween: numberOf(minHoursBetween),
        maxDosesPerDay: numberOf(maxDosesPerDay),
      }),
      endDate: ends ? endDate : null,
      stock: tracked ? numberOf(stock) : null,
    }),
  ),
);

/** Parses a number; NaN if it is invalid, too large or negative. */
function numberOf(text: string): number {
  return readAmount(text, 100_000) ?? Number.NaN;
}

/** No medicine is dosed with more than three decimals. */
function isFine(text: string): boolean {
  return Math.round(numberOf(text) * 1000) / 1000 === numberOf(text);
}

/** Longest time between two doses in the API, hours. */
const MOST_HOURS = 168;
const MOST_DOSES = 24;

const isWithin = (text: string, least: number, most: number): boolean =>
  numberOf(text) >= least && numberOf(text) <= most && isFine(text);

const isCount = (text: string): boolean => isWithin(text, 1, MOST_DOSES) && Number.isInteger(numberOf(text));

function isInterval(text: string): boolean {
  const days = numberOf(text);
  return Number.isInteger(days) && days >= 2 && days <= 30;
}
