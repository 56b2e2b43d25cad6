import { type CareArea, type Permit, permitFor } from '@health-app/sdk/safety';
import { useCare } from './useCare.ts';

/**
 * The signed-in person's permit for an area. `undefined` if the server withholds the area, for a guest, and until the answer
 * is known.
 */
export const usePermit = <Area extends CareArea>(area: Area): Permit<Area> | undefined => permitFor(useCare(), area);
