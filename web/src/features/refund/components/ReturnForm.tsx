import type { Refund } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#domains/order/components/CopyText.tsx';
import { addressText, PostalAddressText } from '#domains/order/components/PostalAddressText.tsx';
import { useLeaveGuard } from '#lib/hooks/useLeaveGuard.ts';
import { useDraft } from '#lib/storage/useDraft.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { emptyParcel, parcelSchema } from '../model/return-parcel.ts';
import { ParcelForm } from './ParcelForm.tsx';

/**
 * Shows the return address, and asks for the number of the parcel. The draft is stored on the device, because the person
 * may leave to fetch the waybill. The component stays mounted after the submission, because the leave guard owns a history
 * entry until then.
 */
export function ReturnForm({ refund, onSent }: { refund: Refund; onSent: () => void }) {
  const { t } = useLingui();
  const { refundId, orderId, returnAddress, status } = refund;
  const awaited = status === 'awaitingReturn';
  const draft = useDraft({
    storage: deviceStorage,
    key: personalKey('refund.parcel', refundId),
    schema: parcelSchema,
    initial: emptyParcel,
  });
  const guard = useLeaveGuard(draft.dirty && awaited, () =>
    navigate(pathTo('/food-app/product/order/detail', { orderId }), { replace: true }),
  );
  if (!awaited) return null;
  return (
    <>
      {returnAddress && (
        <Card title={<Trans>Send it to</Trans>} padded>
          <div className={layout.column3}>
            <PostalAddressText address={returnAddress} />
            <CopyButton text={addressText(returnAddress)} label={t`Copy the address`} />
          </div>
        </Card>
      )}
      <Card title={<Trans>Your return parcel</Trans>} padded>
        <ParcelForm refund={refund} draft={draft} onSent={onSent} />
      </Card>
      <ConfirmDialog
        open={guard.asking}
        title={<Trans>Leave without sending the number?</Trans>}
        confirm={<Trans>Send it later</Trans>}
        keep={<Trans>Keep editing</Trans>}
        variant="main"
        onConfirm={guard.leave}
        onClose={guard.stay}
      >
        <Trans>The shop does not know your parcel yet. What you entered stays here until you send it.</Trans>
      </ConfirmDialog>
    </>
  );
}
