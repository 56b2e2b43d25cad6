import type { HealthDataDetail } from '@health-app/sdk';

/** The mean of the days with a reading, and their number; `undefined` if there are none. */
export function meanOf({ series }: Pick<HealthDataDetail, 'series'>): { mean: number; days: number } | undefined {
  const values = (series?.[0]?.points ?? []).map(({ value }) => value).filter((value) => Number.isFinite(value));
  if (values.length === 0) return undefined;
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, days: values.length };
}
