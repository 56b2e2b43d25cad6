import { Trans } from '@lingui/react/macro';
import { FailureText } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './PartialResultsNote.module.css';

interface Props {
  error: Error;
  busy: boolean;
  onRetry: () => unknown;
}

/** Warns that only the list was searched: the server's search, which may find more, has failed. */
export function PartialResultsNote({ error, busy, onRetry }: Props) {
  return (
    <div className={styles.partial} role="alert">
      <div>
        <p>
          <Trans>There may be more foods than these.</Trans>
        </p>
        <p>
          <FailureText error={error} />
        </p>
      </div>
      <Button variant="quiet" busy={busy} onClick={() => onRetry()}>
        <Trans>Search again</Trans>
      </Button>
    </div>
  );
}
