import { type Day, isDay } from '#lib/time/days.ts';
import { type Range, readNumber } from '#ui/form/number.ts';
import type { Sex } from './growth-standard.ts';
import type { Child, Measurement } from './record.ts';

/** A child as form input. A hidden field keeps its value. */
export interface ChildForm {
  name: string;
  sex: Sex | '';
  birthDate: string;
  preterm: boolean;
  weeks: number;
  days: number;
}

export const pretermWeeks = { earliest: 22, latest: 36 } as const;

export const childForm = (child: Child | undefined): ChildForm => ({
  name: child?.name ?? '',
  sex: child?.sex ?? '',
  birthDate: child?.birthDate ?? '',
  preterm: child?.gestation !== undefined,
  weeks: child?.gestation?.weeks ?? 34,
  days: child?.gestation?.days ?? 0,
});

export type ChildProblem = 'sex-missing' | 'birth-missing' | 'birth-future' | 'birth-after-measurement';
export type ChildProblems = { sex?: ChildProblem; birthDate?: ChildProblem };

type Read<Value, Problems> = { value: Value; problems?: undefined } | { value?: undefined; problems: Problems };

/**
 * Parses a child.
 * @param first day of the earliest measurement; the birth must not be later
 */
export function readChild(form: ChildForm, today: Day, first: Day | undefined): Read<Child, ChildProblems> {
  const { name, sex, birthDate, preterm, weeks, days } = form;
  const born = birthProblem(birthDate, today, first);
  if (sex === '' || born) {
    return { problems: { ...(sex === '' && { sex: 'sex-missing' }), ...(born && { birthDate: born }) } };
  }
  return { value: { name: name.trim(), sex, birthDate, ...(preterm && { gestation: { weeks, days } }) } };
}

function birthProblem(birthDate: string, today: Day, first: Day | undefined): ChildProblem | undefined {
  if (!isDay(birthDate)) return 'birth-missing';
  if (birthDate > today) return 'birth-future';
  return first !== undefined && birthDate > first ? 'birth-after-measurement' : undefined;
}

/** A measurement as form input. An empty position means the usual one of the age. */
export interface MeasurementForm {
  date: string;
  weight: string;
  height: string;
  position: Measurement['position'];
  head: string;
}

export const measurementForm = (measurement: Measurement | undefined, today: Day, locale: string): MeasurementForm => {
  const text = (value: number | undefined) =>
    // oxlint-disable-next-line health/one-formatter -- a value to edit, without the separators of lib/format
    value === undefined ? '' : new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
  return {
    date: measurement?.date ?? today,
    weight: text(measurement?.weight),
    height: text(measurement?.height),
    position: measurement?.position,
    head: text(measurement?.head),
  };
};

/**
 * Plausible values of children up to about ten years, including preterm ones: half of all newborns are shorter than the 50 cm
 * at which other screens start.
 */
export const ranges: Record<'weight' | 'height' | 'head', Range> = {
  weight: [0.4, 60],
  height: [25, 150],
  head: [15, 65],
};
export const decimals = { weight: 3, height: 1, head: 1 } as const;

export type MeasurementProblem =
  | 'date-missing'
  | 'date-future'
  | 'date-before-birth'
  | 'date-twice'
  | 'nothing-measured'
  | 'value-wrong';
export type MeasurementProblems = Partial<Record<'date' | 'values' | 'weight' | 'height' | 'head', MeasurementProblem>>;

/**
 * Parses a measurement.
 * @param others the child's other measurements: a day has at most one
 */
export function readMeasurement(
  form: MeasurementForm,
  child: Child,
  others: Measurement[],
  today: Day,
): Read<Omit<Measurement, 'id'>, MeasurementProblems> {
  const problems: MeasurementProblems = {};
  const value: Omit<Measurement, 'id'> = { date: form.date };
  const date = dateProblem(form.date, child, others, today);
  if (date) problems.date = date;
  for (const key of ['weight', 'height', 'head'] as const) {
    if (form[key].trim() === '') continue;
    const number = readNumber(form[key], ranges[key], decimals[key]);
    if (number === undefined) problems[key] = 'value-wrong';
    else value[key] = number;
  }
  if (!['weight', 'height', 'head'].some((key) => form[key as 'weight'].trim() !== ''))
    problems.values = 'nothing-measured';
  if (value.height !== undefined && form.position) value.position = form.position;
  return Object.keys(problems).length > 0 ? { problems } : { value };
}

function dateProblem(date: string, child: Child, others: Measurement[], today: Day): MeasurementProblem | undefined {
  if (!isDay(date)) return 'date-missing';
  if (date > today) return 'date-future';
  if (date < child.birthDate) return 'date-before-birth';
  return others.some((other) => other.date === date) ? 'date-twice' : undefined;
}
