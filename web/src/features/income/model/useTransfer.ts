import { isHealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '#platform/analytics/analytics.ts';
import { health, invalidate } from '#platform/client.ts';
import { openBridge } from '#platform/device/embedder.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { personalKey } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';

/**
 * `confirmed`: the server knows that the person confirmed. `pending`: the messaging app does not know yet; the server is asked.
 * `cancelled`: the person closed it, and can take it up again. `notBound`: no account of the messaging app is connected.
 */
export type TransferOutcome = 'confirmed' | 'pending' | 'cancelled' | 'notBound';

/**
 * Has the person confirm a transfer in the messaging app, once at a time.
 * @param onDone called with the outcome
 */
export function useTransfer(onDone: (outcome: TransferOutcome) => void) {
  const queryClient = useQueryClient();
  const confirm = (): Mutation<string, TransferOutcome> => ({
    mutationFn: confirmTransfer,
    // The draw has gone on even where the answer got lost.
    onSettled: () => invalidate(queryClient, 'income'),
  });
  return useSilentMutation(confirm, (outcome) => {
    track('income.confirm', { outcome });
    onDone(outcome);
  });
}

async function confirmTransfer(drawId: string): Promise<TransferOutcome> {
  const key = personalKey(`income.confirmed.${drawId}`);
  // Confirmed before, but the server's answer got lost.
  if (tabStorage.get(key) !== true) {
    const bridge = await openBridge();
    const { bound } = await bridge.call('getMessagingAccount');
    if (!bound) return 'notBound';
    const outcome = await confirmInMessagingApp(drawId);
    if (outcome !== 'confirmed') return outcome;
    tabStorage.set(key, true);
  }
  await health.income.userConfirmed({ drawId }, { silent: true });
  tabStorage.remove(key);
  return 'confirmed';
}

/** The package of the transfer goes from the server to the bridge and nowhere else: a cached mutation would keep it. */
async function confirmInMessagingApp(drawId: string): Promise<'confirmed' | 'pending' | 'cancelled'> {
  const bridge = await openBridge();
  const transfer = await health.income.submitTransferRequest({ drawId }, { silent: true });
  const { merchantId, appId, transferPackage } = transfer;
  try {
    return (await bridge.call('withdraw', { merchantId, appId, package: transferPackage })).status;
  } catch (error) {
    if (isHealthError(error, 'bridge') && error.code === 'cancelled') return 'cancelled';
    throw error;
  }
}

/** Connects an account of the messaging app. */
export async function bindMessagingAccount(): Promise<void> {
  await (await openBridge()).call('bindMessagingAccount');
}
