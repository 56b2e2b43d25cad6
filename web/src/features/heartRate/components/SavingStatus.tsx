import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { FailureText } from '#platform/query/QueryView.tsx';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import type { Measurement } from '../model/measurement.ts';
import { removePending } from '../model/pending-measurements.ts';
import { useSavingStatus } from '../model/useSavingStatus.ts';
import styles from './SavingStatus.module.css';

/** Waits for a measurement to appear in the history, and shows whether it has. */
export function SavingStatus({ measurement }: { measurement: Measurement }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { isFetching, error, errorUpdateCount, data, refetch } = useSavingStatus(measurement);
  const looked = errorUpdateCount > 0 || data === null;
  const discard = () => {
    track('heartRate.discard');
    removePending(measurement.startedAt);
    navigate(pathTo('/heart-rate-monitor/home'), { replace: true });
  };
  return (
    <div className={styles.keeping}>
      <p role="status">
        {isFetching || data ? (
          <Trans>Saving to your history</Trans>
        ) : (
          <>
            <strong className={styles.title}>
              <Trans>Measured, but not saved yet</Trans>
            </strong>
            {error ? <FailureText error={error} /> : t`The app has not sent it yet. It stays here until it has.`}
          </>
        )}
      </p>
      {looked && !data && (
        <div className={styles.ways}>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Trans>Discard</Trans>
          </Button>
          <Button busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={<Trans>Discard this measurement?</Trans>}
        confirm={<Trans>Discard</Trans>}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        <Trans>It will no longer be shown here. If the app still sends it later, it appears in your history.</Trans>
      </ConfirmDialog>
    </div>
  );
}
