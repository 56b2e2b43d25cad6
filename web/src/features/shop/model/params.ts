import type { OrderTab } from '@health-app/sdk';
import * as v from 'valibot';
import { idParam } from '#platform/routing/params.ts';

export const tabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'shipped',
  'finished',
  'refund',
] as const satisfies readonly OrderTab[];

/** An unknown tab shows all orders. */
export const listParams = v.object({ tab: v.fallback(v.optional(v.picklist(tabs), 'all'), 'all') });

export const orderParams = v.object({ orderId: idParam });
