import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useMonthOfWeights } from '#domains/health/model/useWeightPace.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { type Day, dayNumber, fromDayNumber } from '#lib/time/days.ts';
import { fact } from '#platform/fact.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LineChart } from '#ui/chart/lazy-line-chart.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';

/** Shows the change of the person's weight since a camp began. Renders nothing with fewer than two measurements. */
export function CampWeight({ since }: { since: Day }) {
  const { t } = useLingui();
  const format = useFormat();
  const mayShowChange = usePermit('weightChange') !== undefined;
  const { data } = useMonthOfWeights();
  const points = (data?.series?.[0]?.points ?? []).filter(({ date }) => date >= since);
  const [first] = points;
  const last = points[points.length - 1];
  if (!first || !last || first === last) return null;
  const before = format.weight(first.value);
  const now = fact('weight.latest', format.weight(last.value));
  const change = format.number(last.value - first.value, { decimals: 1, signed: true });
  const [day, today] = [first, last].map(({ date }) => format.date(date, 'short'));
  return (
    <Card title={<Trans>Your weight in the camp</Trans>} padded>
      <div className={layout.column2}>
        <div>
          <p>
            <KeyFigure>
              <Trans>
                {now} <small>kg</small>
              </Trans>
            </KeyFigure>
          </p>
          <p className={typography.soft}>
            {mayShowChange ? (
              <Trans>
                {today} · {change} kg since {day}
              </Trans>
            ) : (
              <Trans>
                {before} kg on {day}
              </Trans>
            )}
          </p>
        </div>
        <Suspense fallback={<Skeleton rows={1} height="14rem" />}>
          <LineChart
            newestSaid
            label={t`Your weight in the camp`}
            unit="kg"
            height={12}
            series={[
              { key: 'weight', name: '', points: points.map(({ date, value }) => ({ x: dayNumber(date), y: value })) },
            ]}
            formatX={(at) => format.date(fromDayNumber(at), 'short')}
            formatY={(value) => format.weight(value)}
          />
        </Suspense>
        <ButtonLink variant="quiet" fullWidth href={pathTo('/health-data/detail', { healthDataType: 'weight' })}>
          <Trans>See all weights</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
