import { isHealthError, isMainlandPhone, signInByCode } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { useStored } from '#lib/storage/useStored.ts';
import { track } from '#platform/analytics/analytics.ts';
import { health } from '#platform/client.ts';
import { bridge, platform } from '#platform/device/embedder.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { codeRefusals } from '#platform/failures/code-refusals.ts';
import { CodeField } from '#platform/form/CodeField.tsx';
import { PhoneField } from '#platform/form/PhoneField.tsx';
import { FailureText } from '#platform/query/QueryView.tsx';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { tabStorage } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import { AgreementConsent } from './AgreementConsent.tsx';
import { OpenInApp } from './OpenInApp.tsx';
import styles from './SignIn.module.css';
import { UpdateApp } from './UpdateApp.tsx';

/**
 * Signs in by the method of the embedder. The parent reads the new user from the session.
 * @param inviterId id of the inviter, from the link; an inviter can be a promoter
 */
export function SignIn({ inviterId }: { inviterId?: string | undefined }) {
  const [byPhone, setByPhone] = useState(platform === 'browser');
  if (platform === 'ios' || platform === 'android') return <NativeSignIn />;
  if (byPhone) return <PhoneSignIn inviterId={inviterId} />;
  return (
    <div className={layout.stack4}>
      <OpenInApp />
      <Button variant="quiet" fullWidth onClick={() => setByPhone(true)}>
        <Trans>Sign in here by phone number</Trans>
      </Button>
    </div>
  );
}

/** Signs in through the native app's login. */
function NativeSignIn() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  if (useBridgeFor('login') === undefined) return <UpdateApp />;
  const signIn = async () => {
    setBusy(true);
    setError(undefined);
    try {
      health.session.set((await (await bridge)?.login()) ?? {});
      track('session.signIn', { way: 'native' });
    } catch (failure) {
      // A cancelled login is no error.
      if (!isHealthError(failure) || failure.code !== 'cancelled') setError(failure as Error);
    }
    setBusy(false);
  };
  return (
    <div className={layout.stack4}>
      <Button fullWidth busy={busy} onClick={() => void signIn()}>
        <Trans>Sign in</Trans>
      </Button>
      {error && (
        <p role="alert" className={styles.error}>
          <Trans>The app could not sign you in. Try again.</Trans>
        </p>
      )}
    </div>
  );
}

const readNumber = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

function PhoneSignIn({ inviterId }: { inviterId: string | undefined }) {
  const { t } = useLingui();
  // The number survives a reload, as the countdown of its code does.
  const numberKey = usePersonalKey('signIn.phoneNumber');
  const [phoneNumber, changeNumber] = useStored(tabStorage, numberKey, readNumber);
  // Also after an expired login, because another person may sign in.
  const [accepted, setAccepted] = useState(false);
  const { element, tried, fail } = useFirstProblem();
  const [verifyCode, setVerifyCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  // A second tap may arrive before the first one has rendered, but a code is valid for only one sign-in.
  const running = useRef(false);
  const incomplete = !isMainlandPhone(phoneNumber) || verifyCode.length !== 6 || !accepted;
  const signIn = async () => {
    if (incomplete) return fail();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await signInByCode(health, { phoneNumber, verifyCode, ...(inviterId && { inviterId }) }, { silent: true });
      tabStorage.remove(numberKey);
      track('session.signIn', { way: 'phone' });
    } catch (failure) {
      setError(failure as Error);
    }
    running.current = false;
    setBusy(false);
  };
  const codeProblem = error ? (
    <FailureText error={error} texts={codeRefusals} />
  ) : (
    tried && verifyCode.length !== 6 && <Trans>Enter the 6 digits of the code</Trans>
  );
  return (
    <Form ref={element} className={layout.stack4} aria-label={t`Sign in`} busy={busy} onSubmit={() => void signIn()}>
      <PhoneField
        value={phoneNumber}
        onChange={(digits) => changeNumber(() => digits || undefined)}
        startsFocused
        error={tried && !isMainlandPhone(phoneNumber) && t`Enter the 11 digits of a mobile number`}
      />
      <CodeField
        value={verifyCode}
        onChange={setVerifyCode}
        purpose="login"
        phoneNumber={phoneNumber}
        send={() => health.user.verifyCode({ phoneNumber, purpose: 'login' }, { silent: true })}
        error={codeProblem}
      />
      <AgreementConsent accepted={accepted} onChange={setAccepted} missing={tried && !accepted} />
      <Button type="submit" fullWidth busy={busy}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  );
}
