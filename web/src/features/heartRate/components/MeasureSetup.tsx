import type { HeartRateState } from '@health-app/sdk';
import { isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { UpdateApp } from '#platform/access/UpdateApp.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { stateNames } from '../labels.ts';
import { seconds } from '../model/pulse.ts';
import type { Source } from '../model/run-measurement.ts';
import type { useSensors } from '../model/useSensors.ts';
import styles from './MeasureSetup.module.css';

interface Props {
  source: Source;
  onSource: (source: Source) => void;
  state: HeartRateState;
  onState: (state: HeartRateState) => void;
  sensors: ReturnType<typeof useSensors>;
}

/** The options and instructions before a measurement. */
export function MeasureSetup({ source, onSource, state, onState, sensors }: Props) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.setup}>
      <section>
        <h3 className={typography.heading}>
          <Trans>What are you doing?</Trans>
        </h3>
        <Chips
          label={t`What are you doing?`}
          value={state}
          onChange={onState}
          options={(['resting', 'active'] as const).map((value) => ({ value, label: i18n._(stateNames[value]) }))}
        />
        <p className={typography.laterSoft}>
          {state === 'resting' ? (
            <Trans>Sit quietly for five minutes first, and do not talk.</Trans>
          ) : (
            <Trans>During exercise, or right after it. It does not count towards your average at rest.</Trans>
          )}
        </p>
      </section>
      <section>
        <h3 className={typography.heading}>
          <Trans>Measure with</Trans>
        </h3>
        <Chips
          label={t`Measure with`}
          value={source}
          onChange={onSource}
          options={[
            { value: 'camera', label: <Trans>Phone camera</Trans> },
            { value: 'monitor', label: <Trans>Heart-rate monitor</Trans> },
          ]}
        />
      </section>
      {source === 'camera' ? (
        <ol className={styles.steps}>
          <li>
            <Trans>Lay a fingertip over the rear camera and its light, without pressing.</Trans>
          </li>
          <li>
            <Trans>Rest your hand on something and keep still.</Trans>
          </li>
          <li>
            <Trans>Stay like this for {seconds} seconds. No picture is taken or kept.</Trans>
          </li>
        </ol>
      ) : (
        <Monitor sensors={sensors} />
      )}
    </div>
  );
}

function Monitor({ sensors: { paired, pair, onPair } }: Pick<Props, 'sensors'>) {
  const failed = pair.error && !(isHealthError(pair.error) && pair.error.code === 'cancelled');
  return (
    <QueryView
      query={paired}
      skeleton={<Skeleton rows={2} height="4.4rem" />}
      isEmpty={(list) => list.length === 0}
      empty={
        <div className={layout.stack3}>
          <p>
            <Trans>No monitor is paired with the app yet. Put it on, so that it can be found.</Trans>
          </p>
          {failed && (
            <p className={typography.poor} role="alert">
              <Trans>No monitor was paired. Check that it is on and near the phone.</Trans>
            </p>
          )}
          {onPair ? (
            <Button variant="quiet" fullWidth busy={pair.isPending} onClick={onPair}>
              <Trans>Pair a monitor</Trans>
            </Button>
          ) : (
            <UpdateApp />
          )}
        </div>
      }
    >
      {(list) => {
        const names = list.map(({ name }) => name).join(' · ');
        return (
          <>
            <p className={styles.paired} role="status">
              <Trans>Paired: {names}</Trans>
            </p>
            <ol className={styles.steps}>
              <li>
                <Trans>Moisten the strap’s contacts and wear it close to the skin.</Trans>
              </li>
              <li>
                <Trans>Stay near the phone for {seconds} seconds.</Trans>
              </li>
            </ol>
          </>
        );
      }}
    </QueryView>
  );
}
