import { isMainlandPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { codeRefusals } from '#platform/failures/code-refusals.ts';
import { FailureText } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import layout from '#ui/Layout.module.css';
import styles from './CodeField.module.css';
import { useCodeCountdown } from './useCodeCountdown.ts';

interface Props {
  value: string;
  onChange: (digits: string) => void;
  error?: ReactNode;
  /** Purpose of the code. Each purpose has its own countdown. */
  purpose: string;
  /** Number that receives the code. @default the account's number */
  phoneNumber?: string;
  /** Requests the code. Resolves to `false` if none was sent and the parent reports the reason. */
  send: () => Promise<unknown>;
}

/**
 * A field for the six digits of a text message, with the button that requests it. The button is disabled for a while after
 * each request.
 */
export function CodeField({ value, onChange, error, purpose, phoneNumber, send }: Props) {
  const { t } = useLingui();
  const [secondsLeft, startCountdown] = useCodeCountdown(purpose);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const element = useRef<HTMLDivElement>(null);
  const waits = secondsLeft > 0 || (phoneNumber !== undefined && !isMainlandPhone(phoneNumber));

  const problem = failure ? <FailureText error={failure} texts={codeRefusals} /> : error;

  const request = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      if ((await send()) !== false) {
        startCountdown();
        setSent(true);
        // The code is the next thing to enter, and phones offer it above the keyboard of the focused field.
        element.current?.querySelector('input')?.focus();
      }
    } catch (reason) {
      setFailure(reason as Error);
    }
    setSending(false);
  };
  return (
    <div ref={element} className={styles.code}>
      <div className={layout.growField}>
        <Field
          label={t`Verification code`}
          error={problem && <span role="alert">{problem}</span>}
          errorIsLive
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => {
            setFailure(undefined);
            onChange(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 6));
          }}
        />
      </div>
      <Button variant="quiet" className={styles.send} busy={sending} disabled={waits} onClick={() => void request()}>
        {secondsLeft > 0 && (
          // Hides the seconds from screen readers, because some announce every change of the focused button.
          <span aria-hidden="true">
            <Trans>Again in {secondsLeft} s</Trans>
          </span>
        )}
        <span className={secondsLeft > 0 ? 'visually-hidden' : undefined}>
          {secondsLeft > 0 || sent ? <Trans>Send again</Trans> : <Trans>Send code</Trans>}
        </span>
      </Button>
      {/* Announces the start and the end of the countdown, without the seconds. */}
      <p role="status" className="visually-hidden">
        {sent && (secondsLeft > 0 ? <Trans>The code was sent</Trans> : <Trans>You can have another code sent</Trans>)}
      </p>
    </div>
  );
}
