import { bodyMassEdges, decimalsAt } from '@health-app/sdk/safety';
import type { Format } from '#lib/format/format.ts';

/**
 * Formats a body mass index, with a second decimal if one decimal would suggest another class.
 * @param edges values at which the class changes
 */
export const formatBodyMass = (
  format: Format,
  index: number,
  edges: readonly number[] = Object.values(bodyMassEdges),
): string => format.number(index, { decimals: decimalsAt(index, edges) });
