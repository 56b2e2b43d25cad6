import { Trans, useLingui } from '@lingui/react/macro';
import ScanLine from 'lucide-react/icons/scan-line';
import { useState } from 'react';
import type { ReadInviteCode } from '#domains/invitation/model/invite-code.ts';
import { useScan } from '#platform/device/useScan.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import { problemTexts } from '../labels.ts';
import { readPartnerCode } from '../model/partner-code.ts';
import { JoinDialog } from './JoinDialog.tsx';

/** Joins a partner by a code that is typed, pasted, or scanned if the embedder has a scanner. */
export function JoinPartnerByCode({ waitingFor }: { waitingFor?: string }) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<ReadInviteCode>();
  const [scanning, setScanning] = useState(false);

  const submit = () => {
    setReading(readPartnerCode(text, location.host));
  };
  const scanQrCode = useScan('qr');
  const scan =
    scanQrCode &&
    (async () => {
      setScanning(true);
      try {
        const scanned = await scanQrCode();
        if (scanned !== undefined) {
          setText(scanned);
          setReading(readPartnerCode(scanned, location.host));
        }
      } catch {
        showToast(t`The camera could not be used. Enter the code by hand.`);
      }
      setScanning(false);
    });

  const problem = reading && 'problem' in reading ? reading.problem : undefined;
  return (
    <Card padded>
      <Form className={layout.stack4} onSubmit={submit}>
        <Field
          label={<Trans>Code or link of your partner</Trans>}
          value={text}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={problem && i18n._(problemTexts[problem])}
          hint={<Trans>It is below the QR code that they show you.</Trans>}
          onChange={(event) => {
            setText(event.target.value);
            setReading(undefined);
          }}
        />
        <Button type="submit" fullWidth>
          <Trans>Continue</Trans>
        </Button>
        {scan && (
          <Button variant="quiet" fullWidth busy={scanning} onClick={() => void scan()}>
            <ScanLine aria-hidden="true" size="1.8rem" />
            <Trans>Scan the QR code</Trans>
          </Button>
        )}
      </Form>
      <JoinDialog
        code={reading && 'inviteCode' in reading ? reading.inviteCode : undefined}
        waitingFor={waitingFor}
        onClose={() => setReading(undefined)}
      />
    </Card>
  );
}
