import type { HealthDataType } from '@health-app/sdk';
import { isHealthError } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { timeAt } from '#lib/time/local-clock.ts';
import { OpenInApp } from '#platform/access/OpenInApp.tsx';
import { PhoneCode } from '#platform/access/PhoneCode.tsx';
import { UpdateApp } from '#platform/access/UpdateApp.tsx';
import { queries } from '#platform/client.ts';
import { withHealthConsent } from '#platform/consent/consent-gate.ts';
import { source } from '#platform/device/embedder.ts';
import { type Device, ownDevice } from '#platform/device/operating-system.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import layout from '#ui/Layout.module.css';
import { Screen } from '#ui/Screen.tsx';
import { Steps } from '#ui/steps/Steps.tsx';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import { unitText } from '#ui/units/unit-text.ts';
import styles from '../components/Guide.module.css';
import { SettingsPath, usePictures } from '../components/guide-steps.tsx';
import { kindNames } from '../labels.ts';
import { guideParams } from '../model/params.ts';
import { useHealthStore } from '../model/useHealthStore.ts';

type Phone = Exclude<Device, 'other'>;

const native = source !== '';
const phones = { iOS: 'ios', Android: 'android' } as const;

/** The system of this phone; a computer shows an iPhone's pages until the person chooses. */
const ownPhone = (): Phone => {
  if (source === 'iOS' || source === 'Android') return phones[source];
  return ownDevice() === 'android' ? 'android' : 'ios';
};

/**
 * `/health-data/ios-guide`: explains how the phone's health data get into the app. In the native apps, completed steps are
 * ticked automatically.
 */
export function HealthSyncGuideScreen() {
  const { t } = useLingui();
  const [params] = useParams(guideParams);
  const from = params?.from;
  const [phone, setPhone] = useState(ownPhone);
  const pictures = usePictures(phone);
  const store = useHealthStore();
  const asked = store.access.data?.asked === true;
  const missing = native && store.access.data?.available === false;
  return (
    <Screen title={<Trans>Sync health data</Trans>}>
      <LeadAndMain
        stays
        lead={
          !native && (
            <>
              <Chips
                label={<Trans>Your phone</Trans>}
                value={phone}
                options={[
                  { value: 'ios', label: t`iPhone` },
                  { value: 'android', label: t`Android phone` },
                ]}
                onChange={setPhone}
              />
              <Card padded title={<Trans>Do this in the app</Trans>}>
                <div className={layout.column3}>
                  <p>
                    <Trans>A web page cannot read your phone’s health data. These are the steps in the app.</Trans>
                  </p>
                  <OpenInApp />
                  <PhoneCode />
                </div>
              </Card>
            </>
          )
        }
        main={
          <>
            {missing ? (
              <Card padded title={<Trans>This device has no health data</Trans>}>
                <p>
                  {phone === 'ios' ? (
                    <Trans>The Health app is on iPhones, not on every iPad. Sync on your iPhone.</Trans>
                  ) : (
                    <Trans>Install Health Connect from the store of your phone, then come back.</Trans>
                  )}
                </p>
              </Card>
            ) : (
              <Steps
                steps={[
                  {
                    key: 'allow',
                    title: <Trans>Allow what you want to share</Trans>,
                    picture: pictures.allow,
                    done: asked,
                    children: <Allow store={store} asked={asked} phone={phone} />,
                  },
                  {
                    key: 'settings',
                    title: <Trans>Find the switches again later</Trans>,
                    picture: pictures.settings,
                    children: (
                      <p>
                        <SettingsPath phone={phone} />
                      </p>
                    ),
                  },
                  {
                    key: 'sync',
                    title: <Trans>Sync</Trans>,
                    picture: pictures.sync,
                    done: (store.sync.data?.samples ?? 0) > 0,
                    children: <Sync store={store} from={from} />,
                  },
                  {
                    key: 'nothing',
                    title: <Trans>Still nothing?</Trans>,
                    picture: pictures.sources,
                    children: (
                      <ul className={styles.list}>
                        <li>
                          <Trans>
                            See whether the value is in the phone’s own health data. If not, its app does not write
                            there.
                          </Trans>
                        </li>
                        <li>
                          <Trans>See whether each kind is switched on: a phone may turn a single one off.</Trans>
                        </li>
                        <li>
                          <Trans>Unlock the phone while it syncs. A locked phone keeps its health data closed.</Trans>
                        </li>
                      </ul>
                    ),
                  },
                  {
                    key: 'stop',
                    title: <Trans>Stop sharing</Trans>,
                    picture: pictures.stop,
                    children: (
                      <p>
                        <Trans>Turn the switches off there. Values that were synced before stay in your account.</Trans>
                      </p>
                    ),
                  },
                ]}
              />
            )}
            <Card padded title={<Trans>What is read, and what is written</Trans>}>
              <p>
                <Trans>
                  Read: weight, body fat, steps, heart rate, blood pressure, blood sugar and sleep. Nothing is written.
                </Trans>
              </p>
            </Card>
            <ButtonLink variant="quiet" fullWidth href={pathTo('/health-data/detail', { healthDataType: from })}>
              {from === undefined ? <Trans>To your health data</Trans> : <Trans>To your values</Trans>}
            </ButtonLink>
          </>
        }
      />
    </Screen>
  );
}

type Store = ReturnType<typeof useHealthStore>;

/** Asks for access. The device asks only once per installation; afterwards the person must change its settings. */
function Allow({ store, asked, phone }: { store: Store; asked: boolean; phone: Phone }) {
  if (!native) {
    return (
      <p>
        <Trans>The phone asks once, the first time. You choose each type of data.</Trans>
      </p>
    );
  }
  return asked ? (
    <>
      <p>
        <Trans>Your phone has asked you. It does not tell the app what you allowed, or whether you refused.</Trans>
      </p>
      {store.openSettings.run && (
        <Action {...store.openSettings}>
          <Trans>Open settings</Trans>
        </Action>
      )}
      {(!store.openSettings.run || store.openSettings.error) && (
        <p>
          <SettingsPath phone={phone} />
        </p>
      )}
    </>
  ) : (
    <>
      <p>
        <Trans>Your phone asks once. You choose each type of data.</Trans>
      </p>
      <Action {...askingFirst(store.allow)} main>
        <Trans context="health data">Allow</Trans>
      </Action>
    </>
  );
}

function Sync({ store: { sync }, from }: { store: Store; from: HealthDataType | undefined }) {
  const format = useFormat();
  const { user } = useSession();
  if (!native) {
    return (
      <p>
        <Trans>Tap Sync in the app. It also syncs by itself when you open it.</Trans>
      </p>
    );
  }
  const time = sync.data ? format.time(timeAt(sync.data.time)) : '';
  return (
    <>
      <Action {...askingFirst(sync)} main>
        <Trans>Sync now</Trans>
      </Action>
      {sync.data && (
        <p role="status">
          {sync.data.samples > 0 ? (
            <Plural value={sync.data.samples} one={`# value, ${time}`} other={`# values, ${time}`} />
          ) : (
            <Trans>No new values. If you expected some, see below.</Trans>
          )}
        </p>
      )}
      {sync.data && from && user.userToken && <Came type={from} />}
    </>
  );
}

/** Shows the latest value of the wanted kind, to prove that the data arrive. */
function Came({ type }: { type: HealthDataType }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  // The proof of a first value. The screen of the value reports a failure.
  const { data } = useOptionalQuery(queries.healthData.detail({ healthDataType: type, period: 'week' }));
  const series = data?.series?.[0];
  if (!series?.latest) return null;
  const { unit, latest } = series;
  const value = format.number(latest.value, { decimals: decimalsOf(unit) });
  return (
    <p>
      {i18n._(kindNames[type])}{' '}
      <strong>
        {value} {unitText(i18n, unit)}
      </strong>{' '}
      · <RelativeDateText at={latest.measuredAt} now={now} />
    </p>
  );
}

interface ActionProps {
  /** `undefined` if this version of the app lacks the action. */
  run: (() => void) | undefined;
  busy: boolean;
  error: Error | null;
  main?: boolean;
  children: ReactNode;
}

const askingFirst = ({ run, busy, error }: Pick<ActionProps, 'run' | 'busy' | 'error'>) => ({
  run: run && (() => void withHealthConsent(run)),
  busy,
  error,
});

/** A button for a phone action, with its error. A cancelled action is no error. */
function Action({ run, busy, error, main, children }: ActionProps) {
  if (!run) return <UpdateApp />;
  const cancelled = isHealthError(error, 'bridge') && error.code === 'cancelled';
  return (
    <>
      <Button variant={main ? 'main' : 'quiet'} busy={busy} onClick={run}>
        {children}
      </Button>
      {error && !cancelled && (
        <p role="alert">
          <Trans>The app could not do this. Update it, and try again.</Trans>
        </p>
      )}
    </>
  );
}
