import { isHealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '#platform/analytics/analytics.ts';
import { health, invalidate } from '#platform/client.ts';
import type { BridgeFor, OpenBridge } from '#platform/device/useBridgeFor.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';

/** What an app must offer so that a transfer can be confirmed. */
export type TransferAction = 'getMessagingAccount' | 'withdraw';

/**
 * `confirmed`: the server knows the confirmation. `pending`: the messaging app has no result yet, so the server is polled.
 * `cancelled`: the person closed the dialog, and can open it again. `notBound`: no account of the messaging app is
 * connected.
 */
export type TransferOutcome = 'confirmed' | 'pending' | 'cancelled' | 'notBound';

/**
 * Asks the person to confirm a transfer in the messaging app, one at a time.
 * @param openBridge opens the bridge of an app that can withdraw
 * @param onDone called with the outcome
 */
export function useTransfer(openBridge: OpenBridge<TransferAction>, onDone: (outcome: TransferOutcome) => void) {
  const queryClient = useQueryClient();
  const confirm = (): Mutation<string, TransferOutcome> => ({
    mutationFn: (drawId) => confirmTransfer(openBridge, drawId),
    // The withdrawal has proceeded even if the reply was lost.
    onSettled: () => invalidate(queryClient, 'income'),
  });
  return useSilentMutation(confirm, (outcome) => {
    track('income.confirm', { outcome });
    onDone(outcome);
  });
}

async function confirmTransfer(openBridge: OpenBridge<TransferAction>, drawId: string): Promise<TransferOutcome> {
  const key = personalKey('income.confirmed', drawId);
  // Skipped if an earlier confirmation succeeded but the server's reply was lost.
  if (tabStorage.get(key) !== true) {
    const bridge = await openBridge();
    const { bound } = await bridge.call('getMessagingAccount');
    if (!bound) return 'notBound';
    const outcome = await confirmInMessagingApp(bridge, drawId);
    if (outcome !== 'confirmed') return outcome;
    tabStorage.set(key, true);
  }
  await health.income.userConfirmed({ drawId }, { silent: true });
  tabStorage.remove(key);
  return 'confirmed';
}

/** Passes the transfer's package from the server directly to the bridge. A mutation would keep it in the cache. */
async function confirmInMessagingApp(
  bridge: BridgeFor<TransferAction>,
  drawId: string,
): Promise<'confirmed' | 'pending' | 'cancelled'> {
  const transfer = await health.income.submitTransferRequest({ drawId }, { silent: true });
  const { merchantId, appId, transferPackage } = transfer;
  try {
    return (await bridge.call('withdraw', { merchantId, appId, package: transferPackage })).status;
  } catch (error) {
    if (isHealthError(error, 'bridge') && error.code === 'cancelled') return 'cancelled';
    throw error;
  }
}
