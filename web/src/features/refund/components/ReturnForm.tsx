import type { LogisticsCompany, ParcelNumber, Refund } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import ScanLine from 'lucide-react/icons/scan-line';
import { type FormEvent, useState } from 'react';
import { useFirstProblem } from '../../../lib/useFirstProblem.ts';
import { useFocusAfter } from '../../../lib/useFocusAfter.ts';
import { platform } from '../../../platform/embedder.ts';
import { scanBarCode } from '../../../platform/scan.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { PickerField } from '../../../ui/form/PickerField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CopyText } from '../../../ui/order/CopyText.tsx';
import { carrierNames } from '../../../ui/order/order-names.ts';
import { addressText, PostalAddressText } from '../../../ui/order/PostalAddressText.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { InlineError } from '../../../ui/query/InlineError.tsx';
import { refusals } from '../labels.ts';
import { carriers, inGroups, readParcel } from '../model/parcel.ts';
import { useSendParcel } from '../model/useRefundCommands.ts';
import styles from './ReturnForm.module.css';

/** Where to send the goods, and the number of the parcel. It is read back before it is sent, since it cannot be changed. */
export function ReturnForm({ refund, onSent }: { refund: Refund; onSent: () => void }) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const { refundId, orderId, returnAddress } = refund;
  const [company, setCompany] = useState<LogisticsCompany | ''>('');
  const [number, setNumber] = useState('');
  const [asked, setAsked] = useState<ParcelNumber>();
  const { element, tried, fail } = useFirstProblem();
  useFocusAfter();
  const send = useSendParcel(orderId, () => {
    showToast(t`The shop knows the parcel’s number now`);
    setAsked(undefined);
    onSent();
  });
  const { parcel, problems } = readParcel(company, number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parcel) setAsked(parcel);
    else fail();
  };
  const scan = async () => {
    try {
      const text = await scanBarCode();
      if (text !== undefined) setNumber(text);
    } catch {
      showToast(t`The bar code could not be read. Type the number instead.`);
    }
  };
  return (
    <>
      {returnAddress && (
        <Card title={<Trans>Send it to</Trans>} padded>
          <div className={styles.address}>
            <PostalAddressText address={returnAddress} />
            <CopyText text={addressText(returnAddress)} label={t`Copy the whole address`}>
              {t`Copy all`}
            </CopyText>
          </div>
        </Card>
      )}
      <Card title={<Trans>The parcel that you sent</Trans>} padded>
        <form ref={element} className={styles.form} noValidate onSubmit={submit}>
          <div data-invalid={(tried && problems.company) || undefined}>
            <PickerField
              label={t`Carrier`}
              value={company}
              onChange={setCompany}
              options={carriers.map((value) => ({ value, label: i18n._(carrierNames[value]) }))}
              error={tried && problems.company && t`Choose the carrier.`}
            />
          </div>
          <Field
            label={t`Number on the waybill`}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            error={tried && problems.number && t`Enter 6 to 30 letters, digits and hyphens.`}
            unit={
              platform !== 'browser' && (
                <IconButton
                  label={t`Scan the bar code`}
                  icon={<ScanLine aria-hidden="true" size="2.2rem" />}
                  onClick={scan}
                />
              )
            }
          />
          <Button type="submit" fullWidth>
            <Trans>I have sent it</Trans>
          </Button>
        </form>
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        title={<Trans>Is this the number?</Trans>}
        confirm={<Trans>Yes, send it</Trans>}
        keep={<Trans>Change it</Trans>}
        variant="main"
        busy={send.isPending}
        onConfirm={() => asked && send.run({ refundId, ...asked })}
        onClose={() => {
          setAsked(undefined);
          send.reset();
        }}
      >
        {asked && (
          <p className={styles.read}>
            {i18n._(carrierNames[asked.company])}
            <br />
            <strong>{inGroups(asked.trackingNumber)}</strong>
          </p>
        )}
        <p>
          <Trans>Compare it with the waybill. It cannot be changed afterwards.</Trans>
        </p>
        <InlineError error={send.error} texts={refusals} />
      </ConfirmDialog>
    </>
  );
}
