import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import styles from './PendingAssessment.module.css';

interface Props {
  /** Whether polling has ended. */
  timedOut: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Shown while the server computes the score of a stage that has just ended. */
export function PendingAssessment({ timedOut, busy, onRetry }: Props) {
  return (
    <Card padded>
      <div className={styles.generating}>
        <div className={timedOut ? `${styles.dial} ${styles.still}` : styles.dial} aria-hidden="true" />
        <div role="status">
          <p className={typography.strongLead}>
            {timedOut ? <Trans>This takes longer than usual</Trans> : <Trans>Your stage is being assessed</Trans>}
          </p>
          <p className={styles.text}>
            {timedOut ? (
              <Trans>The assessment continues in the background. Check again, or come back in a few minutes.</Trans>
            ) : (
              <Trans>This takes a few minutes. The result appears here by itself.</Trans>
            )}
          </p>
        </div>
        {timedOut && (
          <Button variant="quiet" busy={busy} onClick={onRetry}>
            <Trans>Look again</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
