import type { OrderSummary } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { refusals } from '../labels.ts';
import { useArrival } from '../model/useArrival.ts';
import { useConfirmReceipt } from '../model/useOrderCommands.ts';

interface Props {
  order: OrderSummary;
  /** Whether this is the next step on the screen, so that the button stands out unless the parcel is still expected. */
  isMain: boolean;
}

/** Confirms the receipt of the goods after a dialog, because it cannot be undone. */
export function ConfirmReceipt({ order, isMain }: Props) {
  const { orderId } = order;
  const isExpected = useArrival(order, isMain) !== undefined;
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  useFocusAfter();
  const close = () => {
    setAsking(false);
    confirm.reset();
  };
  const confirm = useConfirmReceipt(() => {
    showToast(t`Receipt confirmed`);
    close();
  });
  return (
    <>
      <Button variant={isMain && !isExpected ? 'main' : 'quiet'} onClick={() => setAsking(true)}>
        <Trans>Confirm receipt</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Do you have the goods?</Trans>}
        confirm={<Trans>I have them</Trans>}
        keep={<Trans>Not yet</Trans>}
        variant="main"
        busy={confirm.isPending}
        onConfirm={() => confirm.run({ orderId })}
        onClose={close}
      >
        <p>
          <Trans>Confirm only when you have the parcel. This cannot be undone.</Trans>
        </p>
        <InlineError error={confirm.error} texts={refusals} />
      </ConfirmDialog>
    </>
  );
}
