import { isHealthError, signInByCode } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { codeRefusals } from '../../ui/form/code-refusals.ts';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { FailureText } from '../../ui/query/QueryView.tsx';
import { track } from '../analytics.ts';
import { health } from '../client.ts';
import { bridge, platform } from '../embedder.ts';
import { OpenInApp } from './OpenInApp.tsx';
import styles from './SignIn.module.css';

/** Signs in by the way that the embedder offers. Components around it follow the session to learn of the new user. */
export function SignIn() {
  const [byPhone, setByPhone] = useState(platform === 'browser');
  if (platform === 'ios' || platform === 'android') return <NativeSignIn />;
  if (byPhone) return <PhoneSignIn />;
  return (
    <div className={styles.ways}>
      <OpenInApp />
      <Button variant="quiet" fullWidth onClick={() => setByPhone(true)}>
        <Trans>Sign in here by phone number</Trans>
      </Button>
    </div>
  );
}

/** Signs in by the login of the native app. */
function NativeSignIn() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const signIn = async () => {
    setBusy(true);
    setError(undefined);
    try {
      health.session.set((await (await bridge)?.login()) ?? {});
      track('session.signIn', { way: 'native' });
    } catch (failure) {
      // The person cancelled: there is no error to show.
      if (!isHealthError(failure) || failure.code !== 'cancelled') setError(failure as Error);
    }
    setBusy(false);
  };
  return (
    <div className={styles.ways}>
      <Button fullWidth busy={busy} onClick={signIn}>
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

function PhoneSignIn() {
  const { t } = useLingui();
  const [phoneNumber, setPhoneNumber] = useState('');
  const [verifyCode, setVerifyCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  // A second quick tap can arrive before the first one has rendered, and a code is valid for one sign-in.
  const running = useRef(false);
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await signInByCode(health, { phoneNumber, verifyCode }, { silent: true });
      track('session.signIn', { way: 'phone' });
    } catch (failure) {
      setError(failure as Error);
    }
    running.current = false;
    setBusy(false);
  };
  const complete = phoneNumber.length === 11 && verifyCode.length === 6;
  return (
    <form className={styles.ways} aria-label={t`Sign in`} onSubmit={signIn}>
      <PhoneField value={phoneNumber} onChange={setPhoneNumber} />
      <CodeField
        value={verifyCode}
        onChange={setVerifyCode}
        purpose="login"
        phoneNumber={phoneNumber}
        send={() => health.user.verifyCode({ phoneNumber, purpose: 'login' }, { silent: true })}
        error={error && <FailureText error={error} texts={codeRefusals} />}
      />
      <Button type="submit" fullWidth busy={busy} disabled={!complete}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  );
}
