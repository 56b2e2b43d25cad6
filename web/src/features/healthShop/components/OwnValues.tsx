import type { HealthDataDetail } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayNumber, fromDayNumber } from '#lib/time/days.ts';
import { SignIn } from '#platform/access/SignIn.tsx';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import { unitText } from '#ui/units/unit-text.ts';
import { seriesNames } from '../labels.ts';
import { meanOf } from '../model/mean-reading.ts';
import type { Topic } from '../model/topics.ts';
import styles from './OwnValues.module.css';

const LineChart = lazy(async () => ({ default: (await import('#ui/chart/LineChart.tsx')).LineChart }));

/** Shows the person's latest value and week for a topic. Guests can sign in to see them. */
export function OwnValues({ topic }: { topic: Topic }) {
  const { user } = useSession();
  return (
    <Card title={<Trans>Your values</Trans>} padded>
      {user.userToken ? <Values topic={topic} /> : <GuestOffer />}
    </Card>
  );
}

function GuestOffer() {
  const [open, setOpen] = useState(false);
  return (
    <div className={layout.column2}>
      <p>
        <Trans>Sign in to see your own values beside this.</Trans>
      </p>
      {open ? (
        <SignIn />
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <Trans>Sign in</Trans>
        </Button>
      )}
    </div>
  );
}

function Values({ topic: { healthDataType } }: { topic: Topic }) {
  const detail = useQuery(queries.healthData.detail({ healthDataType, period: 'week' }));
  const nothing = detail.data?.series?.every(({ latest }) => !latest) ?? false;
  return (
    <div className={layout.column2}>
      <QueryView
        query={detail}
        skeleton={<Skeleton rows={1} height="18rem" />}
        isEmpty={({ series }) => !series?.some(({ latest }) => latest)}
        empty={
          <p>
            <Trans>You have not measured anything yet.</Trans>
          </p>
        }
      >
        {(data) => <Week detail={data} />}
      </QueryView>
      <ButtonLink
        variant="quiet"
        href={
          healthDataType === 'sleep' && nothing
            ? pathTo('/health-data/ios-guide', { from: 'sleep' })
            : pathTo('/health-data/detail', { healthDataType })
        }
      >
        {healthDataType === 'sleep' && nothing ? <Trans>Sync your nights</Trans> : <Trans>See all your values</Trans>}
      </ButtonLink>
    </div>
  );
}

function Week({ detail }: { detail: HealthDataDetail }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const series = detail.series ?? [];
  const lines = series.filter(({ points }) => (points ?? []).length > 1);
  const decimals = decimalsOf(lines[0]?.unit ?? '');
  const number = (value: number) => format.number(value, { decimals });
  return (
    <div className={layout.column2}>
      <div className={styles.readings}>
        {series.map(({ code, unit, latest }) => {
          const name = seriesNames[code];
          return (
            <div key={code}>
              {name && <p className={typography.soft}>{i18n._(name)}</p>}
              <p>
                <KeyFigure>
                  {format.number(latest?.value, { decimals: decimalsOf(unit) })} <small>{unitText(i18n, unit)}</small>
                </KeyFigure>
              </p>
              <p className={typography.soft}>{latest && <RelativeDateText at={latest.measuredAt} now={now} />}</p>
            </div>
          );
        })}
      </div>
      <Mean detail={detail} />
      {lines.length > 0 && (
        <Suspense fallback={<Skeleton rows={1} height="14rem" />}>
          <LineChart
            newestSaid
            label={t`The last seven days`}
            unit={lines[0]?.unit ?? ''}
            height={10}
            series={lines.map(({ code, points }, index) => {
              const name = seriesNames[code];
              return {
                key: code,
                name: name ? i18n._(name) : '',
                points: points.map(({ date, value }) => ({ x: dayNumber(date), y: value })),
                ...(index > 0 && { variant: 'dashed' as const }),
              };
            })}
            formatX={(day) => format.date(fromDayNumber(day), 'short')}
            formatY={number}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Shows the mean of the measured nights. */
function Mean({ detail }: { detail: HealthDataDetail }) {
  const format = useFormat();
  const mean = detail.healthDataType === 'sleep' ? meanOf(detail) : undefined;
  if (!mean) return null;
  const { days } = mean;
  const hours = format.number(mean.mean);
  return (
    <p className={typography.soft}>
      <Plural
        value={days}
        one={`${hours} h in the # night that was measured this week`}
        other={`${hours} h on average over the # nights that were measured this week`}
      />
    </p>
  );
}
