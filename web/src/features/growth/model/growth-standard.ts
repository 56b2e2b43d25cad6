import { daysPerMonth } from './age.ts';

export type Sex = 'boys' | 'girls';

export const indicators = ['weight', 'height', 'bmi', 'head'] as const;
export type Indicator = (typeof indicators)[number];

/** Skewness, median and coefficient of variation of an indicator at an age. */
export interface Lms {
  l: number;
  m: number;
  s: number;
}

/** Standard of one indicator and sex, by age in days. At 24 months it has two rows: lying and standing. */
export type Standard = (Lms & { days: number })[];

/** A row of the published tables, in the files of the package. */
export interface PublishedRow {
  L: string;
  M: string;
  S: string;
  Week?: string;
  Month?: string;
}

const weekly = 13;

/**
 * Joins the published tables: weekly to 13 weeks, then monthly.
 * @param tables the weekly one first, then the monthly ones by age
 */
export function joinTables([weeks = [], ...months]: PublishedRow[][]): Standard {
  const read = ({ L, M, S }: PublishedRow, days: number) => ({ days, l: Number(L), m: Number(M), s: Number(S) });
  return [
    ...weeks.map((row) => read(row, Number(row.Week) * 7)),
    ...months
      .flat()
      .map((row) => read(row, Number(row.Month) * daysPerMonth))
      .filter(({ days }) => days > weekly * 7),
  ];
}

/** L, M and S at an age, interpolated linearly between two rows; `undefined` outside the table. */
export function lmsAt(standard: Standard, days: number): Lms | undefined {
  const next = standard.findIndex((row) => row.days > days);
  const after = standard[next];
  const before = next < 0 ? standard[standard.length - 1] : standard[next - 1];
  if (!before || (!after && before.days < days)) return undefined;
  if (!after) return before;
  const part = (days - before.days) / (after.days - before.days);
  const between = (from: number, to: number) => from + (to - from) * part;
  return { l: between(before.l, after.l), m: between(before.m, after.m), s: between(before.s, after.s) };
}
