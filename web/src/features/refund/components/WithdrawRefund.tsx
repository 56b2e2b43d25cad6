import type { Refund } from '@health-app/sdk';
import { isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { refusals } from '../labels.ts';
import { useRereadOrder, useWithdraw } from '../model/useRefundCommands.ts';

/** Withdraws a refund, if neither money nor goods have been sent. */
export function WithdrawRefund({ refund: { refundId, orderId } }: { refund: Refund }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  useFocusAfter();
  const reread = useRereadOrder(orderId);
  const close = () => {
    setAsking(false);
    // The refund has changed meanwhile, so the page shows its current status.
    if (isHealthError(withdraw.error, 'business')) void reread().catch(() => {});
    withdraw.reset();
  };
  const withdraw = useWithdraw(orderId, () => {
    showToast(t`The refund is withdrawn`);
    setAsking(false);
  });
  return (
    <>
      <Button variant="danger" fullWidth onClick={() => setAsking(true)}>
        <Trans>Withdraw the refund</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Withdraw this refund?</Trans>}
        confirm={<Trans>Withdraw</Trans>}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.run({ refundId })}
        onClose={close}
      >
        <p>
          <Trans>
            You keep the items and get no refund. You can request one again until the refund period is over.
          </Trans>
        </p>
        <InlineError error={withdraw.error} texts={refusals} />
      </ConfirmDialog>
    </>
  );
}
