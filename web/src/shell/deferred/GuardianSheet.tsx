import { isHealthError, isMainlandPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { health, queries } from '#platform/client.ts';
import { decideConsent, knownConsents } from '#platform/consent/consent-store.ts';
import { isGiven } from '#platform/consent/consents.ts';
import { consentTexts, guardianRefusals } from '#platform/consent/labels.ts';
import { isCodeRefusal } from '#platform/failures/code-refusals.ts';
import { isUnanswered } from '#platform/failures/is-unanswered.ts';
import { CodeField } from '#platform/form/CodeField.tsx';
import { PhoneField } from '#platform/form/PhoneField.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';

/** Asks for the consent of a guardian, whose own number and code show that the child does not agree alone. */
export function GuardianSheet({ answer }: { answer: (given: boolean) => void }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [phoneNumber, setPhoneNumber] = useState('');
  const [verifyCode, setVerifyCode] = useState('');
  const [busy, setBusy] = useState(false);
  /** The error of the last command, which may be that of sending a code to the child's own number. */
  const [error, setError] = useState<Error | null>(null);
  const { element, tried, fail } = useFirstProblem();
  const { title, about, without } = consentTexts.guardian;
  const isOwn = isHealthError(error, 'business', 'SAME');
  const incomplete = verifyCode.length < 6;

  const send = async () => {
    try {
      return await health.user.verifyCode({ phoneNumber, purpose: 'guardian' }, { silent: true });
    } catch (failure) {
      if (!isHealthError(failure, 'business', 'SAME')) throw failure;
      setError(failure as Error);
      return false;
    }
  };
  const agree = async () => {
    if (!isMainlandPhone(phoneNumber) || isOwn || incomplete) return fail();
    setBusy(true);
    setError(null);
    try {
      // The server may have taken the consent although no reply arrived. Its code is used up then.
      if (isUnanswered(error) && (await hasAgreed())) return answer(true);
      await decideConsent('guardian', true, { phoneNumber, verifyCode });
      answer(true);
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  const hasAgreed = async () => {
    await client.invalidateQueries(queries.user.information());
    return isGiven(await knownConsents(), 'guardian');
  };
  return (
    <Sheet
      open
      title={i18n._(title)}
      closeOnBackdrop={false}
      onClose={() => answer(false)}
      actions={
        <Button fullWidth type="submit" form="guardian" busy={busy}>
          <Trans>I agree as the guardian</Trans>
        </Button>
      }
    >
      <Form id="guardian" ref={element} className={layout.column4} busy={busy} onSubmit={() => void agree()}>
        <p>{i18n._(about)}</p>
        <p>{i18n._(without)}</p>
        <p>
          <Trans>You can withdraw it in your account under “Your data”.</Trans>
        </p>
        <PhoneField
          label={t`The guardian’s phone number`}
          autoComplete="off"
          value={phoneNumber}
          onChange={(digits) => {
            setError(null);
            setPhoneNumber(digits);
          }}
          error={
            isOwn ? (
              <FailureText error={error as Error} texts={guardianRefusals} />
            ) : (
              tried && !isMainlandPhone(phoneNumber) && t`Enter the 11 digits of a mobile number`
            )
          }
        />
        <CodeField
          value={verifyCode}
          onChange={(code) => {
            if (!isOwn) setError(null);
            setVerifyCode(code);
          }}
          purpose="guardian"
          phoneNumber={isOwn ? '' : phoneNumber}
          send={send}
          error={
            isCodeRefusal(error) ? (
              <FailureText error={error as Error} texts={guardianRefusals} />
            ) : (
              tried && incomplete && t`Enter the 6 digits of the code`
            )
          }
        />
        {!isOwn && !isCodeRefusal(error) && <InlineError error={error} />}
      </Form>
    </Sheet>
  );
}
