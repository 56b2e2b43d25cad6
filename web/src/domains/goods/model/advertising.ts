import type { GoodsKind } from '@health-app/sdk';

/** Kinds that no screen shows beside health articles or the person's values (Advertising Law, Art. 16–18). */
const apart: readonly GoodsKind[] = ['device', 'healthFood'];

/** Whether goods may stand on a screen with health articles or the person's values. */
export const mayStandBesideHealth = ({ kind }: { kind: GoodsKind }): boolean => !apart.includes(kind);
