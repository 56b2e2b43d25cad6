import { step } from './describe-value.ts';

/** A place at which two values differ. */
export interface Difference {
  where: string;
  before: unknown;
  after: unknown;
}

/** The places at which two values differ, outer ones first; a list of another length differs as a whole. */
export function differences(before: unknown, after: unknown, where = ''): Difference[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [{ where, before, after }];
    return before.flatMap((item, index) => differences(item, after[index], where + step(index)));
  }
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], where + step(name)));
  }
  return [{ where, before, after }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
