import { HealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayOf } from '#lib/time/days.ts';
import { today } from '#lib/time/local-clock.ts';
import type { Refusal } from '#platform/database/outbox-rules.ts';
import { failureText, type RefusalTexts } from '#platform/failures/failure-text.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './RefusedNote.module.css';

interface Props {
  /** The subject of the command. */
  name: string;
  /** The time of the command, with an offset. */
  madeAt: string;
  refusal: Refusal;
  /** Texts of the feature's own codes. */
  texts?: RefusalTexts | undefined;
  /** An alternative to removing the command. */
  action?: ReactNode;
  /** Resends it unchanged, if the server has not reported the outcome. */
  onTryAgain?: () => void;
  /** Removes it. */
  onRead: () => void;
}

/** Shows a command that waited for a connection and was then refused. It stays until the person has read it. */
export function RefusedNote({ name, madeAt, refusal, texts, action, onTryAgain, onRead }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const time = format.date(madeAt, dayOf(madeAt) === today() ? 'time' : 'moment');
  const { code, message, unanswered } = refusal;
  // Creates an error from the stored refusal; the server may send any code.
  const error = unanswered
    ? new HealthError('invalid-response', message, { status: 200 })
    : Object.assign(new HealthError('business', message, { status: 200 }), { code });
  const reason = failureText(error, texts);
  return (
    <div className={styles.refused} role="alert">
      <p>
        <strong>
          <ServerText as="bdi" text={name} />, {time}
        </strong>{' '}
        {unanswered ? <Trans>may not have been saved. {reason}</Trans> : <Trans>was not saved. {reason}</Trans>}
      </p>
      <div className={styles.actions}>
        {action}
        {unanswered ? (
          <>
            <Button variant="quiet" aria-label={t`Try again: ${name}`} onClick={onTryAgain}>
              <Trans>Try again</Trans>
            </Button>
            <Button variant="quiet" aria-label={t`Remove: ${name}`} onClick={onRead}>
              <Trans>Remove</Trans>
            </Button>
          </>
        ) : (
          <Button variant="quiet" aria-label={t`OK: ${name}`} onClick={onRead}>
            <Trans>OK</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
