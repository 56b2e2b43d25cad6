import type { MacroTarget } from '@health-app/sdk';
import type { Permit } from '@health-app/sdk/safety';
import { usePermit } from './usePermit.ts';

/** A target for the diary of a day, or for a menu, that the state of the person permits. */
export interface PermittedTarget extends MacroTarget {
  permit: Permit<'energyBalance'> | Permit<'energyTarget'>;
}

/**
 * The target that a server sent, or null if the person has none or may not see it; without protein, if its amount depends on
 * laboratory values. A server sends none then either, except in what it wrote before the state changed.
 * @param area `energyTarget` for a menu, which no diary is compared with
 */
export function usePermittedTarget(
  target: MacroTarget | null | undefined,
  area: 'energyBalance' | 'energyTarget' = 'energyBalance',
): PermittedTarget | null {
  const permit = usePermit(area);
  const mayAdviseProtein = usePermit('minerals') !== undefined;
  if (!target || !permit) return null;
  if (mayAdviseProtein) return { ...target, permit };
  const { protein: _, ranges, ...others } = target;
  const { protein: __, ...ofOthers } = ranges ?? {};
  return { ...others, ...(ranges && { ranges: ofOthers }), permit };
}
