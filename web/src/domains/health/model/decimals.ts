import type { HealthDataSeries } from '@health-app/sdk';
import type { Open } from '#lib/open-value.ts';

const withDecimal: readonly string[] = ['kg', 'mmol/L', 'h'] satisfies HealthDataSeries['unit'][];

/** The number of decimals of a unit's values, on every screen and every axis. */
export const decimalsOf = (unit: Open<HealthDataSeries['unit']>): 0 | 1 => (withDecimal.includes(unit) ? 1 : 0);
