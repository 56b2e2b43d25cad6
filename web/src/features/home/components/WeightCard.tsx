import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { HealthKindIcon } from '#domains/health/components/HealthKindIcon.tsx';
import { CareNote } from '#domains/health/components/UrgentNote.tsx';
import { unplannedLossOf } from '#domains/health/model/unplanned-loss.ts';
import { CardEmpty, HomeCard } from '#domains/home/components/HomeCard.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { fact } from '#platform/fact.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import { changeOf, gapsOf, type TrendPoint, trendLines } from '../model/weight-trend.ts';
import styles from './WeightCard.module.css';

/** Shows the latest weight with its day, and the trend of the week. */
export function WeightCard() {
  const format = useFormat();
  const now = useNow();
  const query = useQuery(useFirstQuery('healthData.detail'));
  const mayShowChange = usePermit('weightChange') !== undefined;
  const detail = pathTo('/health-data/detail', { healthDataType: 'weight' });
  const add = (
    <ButtonLink variant="quiet" href={pathTo('/health-data/detail', { healthDataType: 'weight', add: 1 })}>
      <Plus aria-hidden="true" size="1.8rem" />
      <Trans>Add weight</Trans>
    </ButtonLink>
  );
  return (
    <HomeCard icon={<HealthKindIcon kind="weight" size="1.8rem" />} title={<Trans>Weight</Trans>} href={detail}>
      <QueryView
        query={query}
        skeleton={<Skeleton rows={1} height="14.95rem" />}
        isEmpty={({ series }) => !series[0]?.latest}
        empty={
          <CardEmpty action={add}>
            <Trans>No weight yet. The first one starts your trend.</Trans>
          </CardEmpty>
        }
      >
        {(weights) => {
          const { series, from, to } = weights;
          const loss = unplannedLossOf(weights);
          const before = format.weight(loss?.highest.value);
          const highestOn = format.date(loss?.highest.measuredAt, 'medium');
          const points = series[0]?.points ?? [];
          const latest = series[0]?.latest;
          const change = changeOf(points);
          const kg = fact('weight.latest', format.weight(latest?.value));
          const by = format.number(Math.abs(change?.change ?? 0), { decimals: 1 });
          const since = format.date(change?.since, 'longWeekday');
          return (
            <div className={styles.weight}>
              <div>
                <KeyFigure>
                  <Trans>
                    {kg} <small>kg</small>
                  </Trans>
                </KeyFigure>
                <p className={typography.note}>{latest && <RelativeDateText at={latest.measuredAt} now={now} />}</p>
              </div>
              {points.length > 0 && (
                <div>
                  <Sparkline lines={trendLines(points, from, to)} />
                  <p className={typography.note}>
                    {change &&
                      mayShowChange &&
                      (change.change < 0 ? (
                        <Trans>
                          {by} kg less than on {since}
                        </Trans>
                      ) : change.change > 0 ? (
                        <Trans>
                          {by} kg more than on {since}
                        </Trans>
                      ) : (
                        <Trans>The same as on {since}</Trans>
                      ))}
                  </p>
                </div>
              )}
              {loss && (
                <div className={layout.allColumns}>
                  <CareNote
                    urgency="today"
                    heading="h3"
                    title={<Trans>Please have a doctor look at your weight</Trans>}
                    text={
                      <Trans>
                        It was {before} kg on {highestOn}, and you have no goal to lose weight.
                      </Trans>
                    }
                  >
                    <div className={layout.above2}>
                      <ButtonLink variant="quiet" href={detail}>
                        <Trans>Read more</Trans>
                      </ButtonLink>
                    </div>
                  </CareNote>
                </div>
              )}
              <div className={layout.allColumns}>{add}</div>
            </div>
          );
        }}
      </QueryView>
    </HomeCard>
  );
}

/** A small trend without axes; a text beside it states the change. */
function Sparkline({ lines }: { lines: TrendPoint[][] }) {
  return (
    <svg className={styles.trend} viewBox="-4 -5 108 40" preserveAspectRatio="none" aria-hidden="true">
      {/* Dots bridge days without a value. */}
      {gapsOf(lines).map(([from, to]) => (
        <path
          key={from.x}
          className={styles.gap}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {lines.map((line) => (
        <path
          key={line[0]?.x}
          className={styles.line}
          // A single point is a line of zero length with round caps.
          d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}${line.length === 1 ? 'h0' : ''}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
