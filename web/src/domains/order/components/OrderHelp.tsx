import { Trans, useLingui } from '@lingui/react/macro';
import type { Path } from '#lib/path.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { showToast } from '#ui/feedback/toast.ts';

/**
 * Offers help with an order: the native app's customer service with the order attached, or a form where there is none.
 * @param form path of that form
 */
export function OrderHelp({ orderId, form }: { orderId: string; form: Path }) {
  const { t } = useLingui();
  const openBridge = useBridgeFor('openCustomerService');
  if (!openBridge)
    return (
      <ButtonLink variant="quiet" fullWidth href={form}>
        <Trans>Get help with this order</Trans>
      </ButtonLink>
    );
  const ask = async () => {
    try {
      await (await openBridge()).call('openCustomerService', { orderId });
    } catch {
      showToast(t`Customer service did not open. Try again.`);
    }
  };
  return (
    <Button variant="quiet" fullWidth onClick={() => void ask()}>
      <Trans>Get help with this order</Trans>
    </Button>
  );
}
