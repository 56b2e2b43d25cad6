import type { OrderCancelReason } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Chips } from '#ui/form/Chips.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { cancelReasonNames, refusals } from '../labels.ts';
import { useCancel } from '../model/useOrderCommands.ts';

const reasons = Object.keys(cancelReasonNames) as OrderCancelReason[];

/** Cancels an unpaid order: the person chooses a reason, reads the consequences and confirms. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const { t, i18n } = useLingui();
  const form = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<OrderCancelReason | ''>('');
  const { element, tried, fail, reset } = useFirstProblem();
  useFocusAfter();
  const close = () => {
    setOpen(false);
    reset();
    cancel.reset();
  };
  const cancel = useCancel(() => {
    showToast(t`The order is cancelled`);
    close();
  });
  const submit = () => {
    if (reason === '') return fail();
    cancel.run({ orderId, reason });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Cancel order</Trans>
      </Button>
      <Sheet
        open={open}
        title={<Trans>Cancel this order?</Trans>}
        closeOnBackdrop={!cancel.isPending}
        onClose={() => !cancel.isPending && close()}
        actions={
          <>
            <Button variant="quiet" disabled={cancel.isPending} onClick={close}>
              <Trans>Keep the order</Trans>
            </Button>
            <Button type="submit" form={form} variant="danger" busy={cancel.isPending}>
              <Trans>Cancel order</Trans>
            </Button>
          </>
        }
      >
        <Form ref={element} id={form} busy={cancel.isPending} onSubmit={submit}>
          <Chips
            label={t`Why are you cancelling?`}
            showLabel
            value={reason}
            onChange={setReason}
            options={reasons.map((value) => ({ value, label: i18n._(cancelReasonNames[value]) }))}
            error={tried && reason === '' && t`Choose a reason.`}
          />
        </Form>
        <p>
          <Trans>This cannot be undone. You have not paid anything, and you can order again.</Trans>
        </p>
        <InlineError error={cancel.error} texts={refusals} />
      </Sheet>
    </>
  );
}
