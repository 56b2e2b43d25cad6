import type { DoseUnit } from '@health-app/sdk';
import type { Open } from '#lib/open-value.ts';

const swallowed: readonly string[] = ['tablet', 'capsule', 'sachet'] satisfies DoseUnit[];

/**
 * Whether a medicine in this unit is always swallowed. Medicines in other units may be injected, inhaled, dropped or
 * applied.
 */
export const isSwallowed = (unit: Open<DoseUnit> | undefined): boolean =>
  unit !== undefined && swallowed.includes(unit);
