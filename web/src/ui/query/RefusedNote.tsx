import { HealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOf, today } from '../../lib/days.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../Button.tsx';
import { failureText, type RefusalTexts } from './failure-text.ts';
import styles from './RefusedNote.module.css';

interface Props {
  /** What the command was about. */
  name: string;
  /** The time at which it was made, with an offset. */
  madeAt: string;
  refusal: { code?: string | undefined; message: string };
  /** Texts of the feature's own codes. */
  texts?: RefusalTexts | undefined;
  /** Another way on than to leave it. */
  action?: ReactNode;
  onRead: () => void;
}

/** A command that had waited for a connection and that the server has refused; it stays until the person has read it. */
export function RefusedNote({ name, madeAt, refusal, texts, action, onRead }: Props) {
  const { i18n, t } = useLingui();
  const time = formatDate(i18n.locale, madeAt, dayOf(madeAt) === today() ? 'time' : 'moment');
  const { code, message } = refusal;
  // The details are those of the stored refusal; the server may send any code.
  const error = Object.assign(new HealthError('business', message, { status: 200 }), { code });
  const reason = failureText(error, texts);
  return (
    <div className={styles.refused} role="alert">
      <p>
        <strong>
          <bdi>{name}</bdi>, {time}
        </strong>{' '}
        <Trans>was not saved. {reason}</Trans>
      </p>
      <div className={styles.actions}>
        {action}
        <Button variant="quiet" aria-label={t`OK: ${name}`} onClick={onRead}>
          <Trans>OK</Trans>
        </Button>
      </div>
    </div>
  );
}
