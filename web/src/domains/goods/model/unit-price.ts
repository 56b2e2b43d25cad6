import type { Goods } from '@health-app/sdk';
import { knownOf } from '#lib/open-value.ts';

const units = ['g', 'ml'] as const;

/**
 * The price of 100 g or 100 ml.
 * @param price of one unit of the goods, in cents
 * @returns cents, rounded, and the unit of the 100; `undefined` for goods without a price or a net content
 */
export function unitPrice(
  price: number | null | undefined,
  content: Goods['netContent'],
): { cents: number; unit: (typeof units)[number] } | undefined {
  const unit = knownOf(units, content?.unit);
  if (typeof price !== 'number' || !unit || !content || !(content.amount > 0)) return undefined;
  return { cents: Math.round((price / content.amount) * 100), unit };
}
