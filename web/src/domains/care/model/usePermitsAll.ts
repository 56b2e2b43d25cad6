import type { AdviceNeeds } from '@health-app/sdk';
import { permitsAll } from '@health-app/sdk/safety';
import { useCare } from './useCare.ts';

/**
 * Returns whether the signed-in person may read a text, by what it needs. A text that needs something is for nobody until the
 * answer about the person is known.
 */
export function usePermitsAll(): (needs: AdviceNeeds | undefined) => boolean {
  const care = useCare();
  return (needs) => {
    const areas = needs?.areas ?? [];
    return areas.length === 0 || (care !== undefined && permitsAll(care, areas));
  };
}
