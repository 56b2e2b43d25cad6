import type { HealthDataType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { OpenNativePage } from '#platform/access/OpenNativePage.tsx';
import { source } from '#platform/device/embedder.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import styles from './LatestReading.module.css';

/** Links to the screen or the native app where the person enters values that the API does not accept. */
export function EntryBar({ type }: { type: HealthDataType }) {
  if (type === 'heartRate') {
    return (
      <BottomBar>
        <ButtonLink fullWidth href={pathTo('/heart-rate-monitor/home')}>
          <Trans>Measure heart rate</Trans>
        </ButtonLink>
      </BottomBar>
    );
  }
  if (type === 'sleep') {
    return (
      <BottomBar>
        <ButtonLink fullWidth href={pathTo('/health-data/ios-guide', { from: 'sleep' })}>
          <Trans>Sync your nights</Trans>
        </ButtonLink>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      {source === '' && (
        <p className={styles.origin}>
          <Trans>Values of this kind are entered in the app, or sent by a meter.</Trans>
        </p>
      )}
      <OpenNativePage page={{ page: 'healthEntry', params: { type } }} event="healthData.enter">
        <Trans>Enter a value</Trans>
      </OpenNativePage>
    </BottomBar>
  );
}
