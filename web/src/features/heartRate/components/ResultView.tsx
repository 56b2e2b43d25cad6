import type { HeartRateRecord } from '@health-app/sdk';
import { adultAge, restingPulseToAsk } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { EmergencyCall } from '#domains/care/components/EmergencyCall.tsx';
import { UrgentNote } from '#domains/health/components/UrgentNote.tsx';
import { judgeReading } from '#domains/health/model/judgement.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { knownOf, labelOf, numberOf } from '#lib/open-value.ts';
import { dayOf, yearsBetween } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import { sourceNames, stateNames, zoneNames, zoneTexts } from '../labels.ts';
import { bandsOf, zoneOf } from '../model/zones.ts';
import { AverageComparison } from './AverageComparison.tsx';
import { HeartRateValue } from './HeartRateValue.tsx';
import styles from './ResultView.module.css';

const BandScale = lazy(async () => ({ default: (await import('#ui/gauge/BandScale.tsx')).BandScale }));

type Measured = Omit<HeartRateRecord, 'recordId'>;

/** Shows a measurement with its meaning and a comparison with the person's average. */
export function ResultView({ measured }: { measured: Measured }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { state, measuredAt, source } = measured;
  const heartRate = numberOf(measured.heartRate);
  // Without the rate, nothing is judged or compared.
  const isKnown = !Number.isNaN(heartRate);
  const moment = format.date(measuredAt, 'moment');
  const name = i18n._(labelOf(sourceNames, source));
  return (
    <MainAndAside
      main={
        <Card padded>
          <div className={styles.head}>
            <Badge tone={state === 'resting' ? 'plain' : 'fair'}>{i18n._(labelOf(stateNames, state))}</Badge>
            <HeartRateValue value={isKnown ? heartRate : undefined} measuredAt={measuredAt} />
            <p className={typography.soft}>{t`${moment} · ${name}`}</p>
          </div>
          {isKnown && <Meaning measured={measured} />}
        </Card>
      }
      aside={
        <>
          {isKnown && state === 'resting' && <AverageComparison heartRate={heartRate} day={dayOf(measuredAt)} />}
          <Card padded title={<Trans>When to see a doctor</Trans>}>
            <p>
              <Trans>
                Call emergency services at once for chest pain, fainting, or shortness of breath that does not pass. See
                a doctor if your heart often races, stumbles or beats very slowly.
              </Trans>
            </p>
            <EmergencyCall className={styles.call} />
          </Card>
          <p className={typography.note}>
            <Trans>For information only, not a diagnosis.</Trans>
            <br />
            {state === 'resting' ? (
              <Trans>Usual range of adults at rest, 60 to 100 bpm: American Heart Association.</Trans>
            ) : (
              <Trans>
                Zones: shares of the heart-rate reserve between your average at rest of 30 days and the maximum of your
                age (ACSM, 2021; Karvonen 1957). Maximum, 208 − 0.7 × age: Tanaka 2001. Yours may differ by 10 bpm or
                more. With a heart medicine or a resting rate above {restingPulseToAsk}, ask a doctor before you
                exercise.
              </Trans>
            )}
          </p>
        </>
      }
    />
  );
}

/** Explains the measurement for the person's age. */
function Meaning({ measured }: { measured: Measured }) {
  const account = useQuery(queries.user.accountInformation());
  // Without the age, only urgent values get an explanation.
  if (account.isLoadingError && measured.state === 'resting') {
    return (
      <>
        <Scale measured={measured} />
        {/* No toast: another part of the page may have begun the same read, which is silent then. */}
        <InlineError error={account.error} />
      </>
    );
  }
  return (
    <QueryView query={account} skeleton={<ScaleSkeleton />}>
      {({ birthDate }) => <Scale measured={measured} birthDate={birthDate} />}
    </QueryView>
  );
}

const ScaleSkeleton = () => <Skeleton rows={2} height="5.15rem" />;

/** Shows the measurement on its scale, and explains it. */
function Scale({
  measured: { heartRate, state, measuredAt },
  birthDate,
}: {
  measured: Measured;
  birthDate?: string | null;
}) {
  const { t, i18n } = useLingui();
  const age = birthDate ? yearsBetween(birthDate, dayOf(measuredAt)) : undefined;
  // The zones of exercise depend on the resting heart rate.
  // Without the average, the zones follow the age alone.
  const average = useOptionalQuery({
    ...queries.heartRate.average({ period: 'month', date: dayOf(measuredAt) }),
    enabled: state === 'active',
  });
  if (state === 'active' && average.isPending) return <ScaleSkeleton />;
  // This version cannot interpret an unknown state.
  const known = knownOf(['resting', 'active'] as const, state);
  if (!known) return null;
  const bands = bandsOf(known, age, average.data?.average ?? undefined);
  const judged =
    state === 'resting'
      ? judgeReading({ kind: 'restingPulse', value: heartRate }, measuredAt, { birthDate })
      : undefined;
  if (!bands) {
    return (
      <>
        <UrgentNote judged={judged} heading="h2" />
        <p>
          {age === undefined ? (
            state === 'resting' ? (
              <Trans>
                Without your date of birth, we do not say whether this is usual: the usual range is that of adults.
              </Trans>
            ) : (
              <Trans>
                What a heart rate with exercise means depends on your age. We do not know your date of birth.
              </Trans>
            )
          ) : age >= adultAge ? (
            <Trans>
              What a heart rate with exercise means depends on your heart rate at rest. Measure it at rest first.
            </Trans>
          ) : (
            <Trans>The usual ranges are those of adults. In children the heart beats faster; ask your doctor.</Trans>
          )}
        </p>
      </>
    );
  }
  return (
    <Suspense fallback={<ScaleSkeleton />}>
      <BandScale
        label={t`Heart rate`}
        bands={bands.map((band) => ({ ...band, label: i18n._(zoneNames[band.key]) }))}
        value={heartRate}
        valueSaid
        format={(value) => String(Math.floor(value))}
      />
      {judged?.judgement.urgency === 'now' || judged?.judgement.urgency === 'today' ? (
        <UrgentNote judged={judged} heading="h2" />
      ) : (
        <>
          <p className={styles.words}>{i18n._(zoneTexts[zoneOf(bands, heartRate)])}</p>
          <UrgentNote judged={judged} heading="h2" />
        </>
      )}
    </Suspense>
  );
}

/** Placeholder for a result. */
export function ResultSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="36.5rem" />
      <Skeleton rows={1} height="10rem" />
    </>
  );
}
