import { useEffect, useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { useRereadOrder } from './useOrderCommands.ts';

/** Polling interval and number of requests, which together make a minute while the page is visible. */
const interval = 2_000;
const most = 30;

/** `waiting`: polling for the payment. `late`: none arrived within a minute. `failed`: the native page did not open. */
export type PaymentState = 'idle' | 'waiting' | 'late' | 'failed';

/**
 * Pays an order on the native page, unless the app lacks it, then polls the order until its status is no longer "awaiting payment". Only the
 * server's status counts as a payment.
 */
export function usePayment(orderId: string) {
  const [state, setState] = useState<PaymentState>('idle');
  const reread = useRereadOrder();
  const openBridge = useBridgeFor('openNativePage');

  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait reads the same order until its end
  useEffect(() => {
    if (state !== 'waiting') return;
    let readings = 0;
    let reading = false;
    const timer = setInterval(async () => {
      if (document.hidden || reading) return;
      reading = true;
      readings += 1;
      // After a failed request, the next one follows as usual.
      const order = await reread(orderId).catch(() => undefined);
      reading = false;
      if (order && order.status !== 'awaitingPayment') setState('idle');
      else if (readings >= most) setState('late');
    }, interval);
    return () => clearInterval(timer);
  }, [state, orderId]);

  const pay =
    openBridge &&
    (async () => {
      track('orders.pay');
      try {
        await (await openBridge()).call('openNativePage', { page: 'pay', params: { orderId } });
        setState('waiting');
      } catch {
        setState('failed');
      }
    });
  return { state, pay, lookAgain: () => setState('waiting') };
}
