import { maskPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { accountPaths } from '#domains/account/model/paths.ts';
import { MISSING } from '#lib/format/format.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { currentTime } from '#lib/time/instants.ts';
import { health, mutations } from '#platform/client.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { CodeField } from '#platform/form/CodeField.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { phoneRefusals } from '../labels.ts';
import type { Ticket } from '../model/phone-change.ts';
import styles from './PhoneForm.module.css';

/** Step 1: asks for the code sent to the current number. */
export function OldPhoneStep({ phoneNumber, onDone }: { phoneNumber?: string; onDone: (ticket: Ticket) => void }) {
  const { t } = useLingui();
  const [verifyCode, setVerifyCode] = useState('');
  const { element, tried, fail } = useFirstProblem();
  const verify = useSilentMutation(mutations.user.changePhoneNumberVerifyOld, ({ ticket, validSeconds }) =>
    onDone({ ticket, until: currentTime() + validSeconds * 1000 }),
  );
  const incomplete = verifyCode.length < 6;
  const submit = () => {
    if (incomplete) fail();
    else verify.run({ verifyCode });
  };
  const masked = maskPhone(phoneNumber) || MISSING;
  return (
    <Card padded>
      <Form ref={element} className={layout.stack4} busy={verify.isPending} onSubmit={submit}>
        <h2 className={typography.strongLead}>
          <Trans>Verify your current number</Trans>
        </h2>
        <p>
          <Trans>
            We will send a code to <span className={styles.number}>{masked}</span> to make sure it is you.
          </Trans>
        </p>
        <CodeField
          value={verifyCode}
          onChange={(code) => {
            verify.reset();
            setVerifyCode(code);
          }}
          purpose="verifyOld"
          send={() => health.user.verifyCode({ purpose: 'verifyOld' }, { silent: true })}
          error={
            verify.error ? (
              <FailureText error={verify.error} texts={phoneRefusals} />
            ) : (
              tried && incomplete && t`Enter the 6 digits of the code`
            )
          }
        />
        <Button type="submit" fullWidth busy={verify.isPending}>
          <Trans>Continue</Trans>
        </Button>
        <LostPhoneHelp />
      </Form>
    </Card>
  );
}

/** Offers a manual check to a person who cannot receive a code at the current number. */
function LostPhoneHelp() {
  const { t } = useLingui();
  const openBridge = useBridgeFor('openCustomerService');
  if (!openBridge)
    return (
      <Link href={accountPaths.lostPhone} className={typography.link}>
        <Trans>I no longer have this number</Trans>
      </Link>
    );
  const chat = async () => {
    try {
      await (await openBridge()).call('openCustomerService', { topic: 'lost-phone' });
    } catch {
      showToast(t`The app did not open this page.`);
    }
  };
  return (
    <Button variant="quiet" fullWidth onClick={() => void chat()}>
      <Trans>I no longer have this number</Trans>
    </Button>
  );
}
