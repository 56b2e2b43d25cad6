import type { ParcelNumber, Refund } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import ScanLine from 'lucide-react/icons/scan-line';
import { useState } from 'react';
import { carrierNames } from '#domains/order/labels.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import type { useDraft } from '#lib/storage/useDraft.ts';
import { useScan } from '#platform/device/useScan.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { PickerField } from '#ui/form/PickerField.tsx';
import { RestoredDraft } from '#ui/form/RestoredDraft.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { refusals } from '../labels.ts';
import { carriers, inGroups, longestNumber, type ParcelDraft, readParcel } from '../model/return-parcel.ts';
import { useSendParcel } from '../model/useRefundCommands.ts';
import styles from './ParcelForm.module.css';

interface Props {
  refund: Refund;
  draft: ReturnType<typeof useDraft<ParcelDraft, string>>;
  onSent: () => void;
}

/**
 * Asks for the carrier and the number of a parcel. They are repeated for confirmation, because they cannot be changed
 * afterwards.
 */
export function ParcelForm({ refund: { refundId, orderId }, draft, onSent }: Props) {
  const { t, i18n } = useLingui();
  const { form, change, restored, startOver, drop } = draft;
  const [asked, setAsked] = useState<ParcelNumber>();
  const { element, tried, fail, reset } = useFirstProblem();
  const scanBarCode = useScan('bar');
  useFocusAfter();
  const send = useSendParcel(orderId, () => {
    drop();
    showToast(t`The shop has your tracking number`);
    setAsked(undefined);
    onSent();
  });
  const { parcel, problems } = readParcel(form);
  const submit = () => {
    if (parcel) setAsked(parcel);
    else fail();
  };
  const scan =
    scanBarCode &&
    (async () => {
      try {
        const text = await scanBarCode();
        if (text !== undefined) change({ number: text.slice(0, longestNumber) });
      } catch {
        showToast(t`The bar code could not be read. Type the number instead.`);
      }
    });
  return (
    <>
      <Form ref={element} className={layout.column3} onSubmit={submit}>
        {restored && (
          <RestoredDraft
            disabled={send.isPending}
            onStartOver={() => {
              startOver();
              reset();
            }}
          >
            <Trans>What you entered is back. It has not been sent yet.</Trans>
          </RestoredDraft>
        )}
        <div data-invalid={(tried && problems.company) || undefined}>
          <PickerField
            label={t`Carrier`}
            value={form.company}
            onChange={(company) => change({ company })}
            options={carriers.map((value) => ({ value, label: i18n._(carrierNames[value]) }))}
            error={tried && problems.company && t`Choose the carrier.`}
          />
        </div>
        <Field
          label={t`Tracking number`}
          value={form.number}
          onChange={(event) => change({ number: event.target.value })}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestNumber}
          error={tried && problems.number && t`Enter 6 to 30 letters, digits and hyphens.`}
          control={
            scan && (
              <IconButton
                label={t`Scan the bar code`}
                icon={<ScanLine aria-hidden="true" size="2.2rem" />}
                onClick={() => void scan()}
              />
            )
          }
        />
        <Button type="submit" fullWidth>
          <Trans>I have sent it</Trans>
        </Button>
      </Form>
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
