import { Trans, useLingui } from '@lingui/react/macro';
import type { Path } from '#lib/path.ts';
import { openBridge, platform } from '#platform/device/embedder.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { showToast } from '#ui/feedback/toast.ts';

/**
 * Offers help with an order: the native app's customer service with the order attached, or a form in a browser.
 * @param form path of that form
 */
export function OrderHelp({ orderId, form }: { orderId: string; form: Path }) {
  const { t } = useLingui();
  const ask = async () => {
    try {
      await (await openBridge()).call('openCustomerService', { orderId });
    } catch {
      showToast(t`Customer service did not open. Try again.`);
    }
  };
  if (platform !== 'ios' && platform !== 'android')
    return (
      <ButtonLink variant="quiet" fullWidth href={form}>
        <Trans>Get help with this order</Trans>
      </ButtonLink>
    );
  return (
    <Button variant="quiet" fullWidth onClick={() => void ask()}>
      <Trans>Get help with this order</Trans>
    </Button>
  );
}
