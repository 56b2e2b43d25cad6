import type { ReportDetail, WeekReport } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { NutrientTable } from '#domains/food/components/NutrientTable.tsx';
import { formatEnergy } from '#domains/food/model/amounts.ts';
import { formatDate, formatNumber } from '#lib/format/format.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { ReportPoster } from './ReportPoster.tsx';
import styles from './Week.module.css';
import { WeekBars } from './WeekBars.tsx';

/** A week: its days, the average of the complete ones beside the week before, the best and the weakest day, and advice. */
export function WeekView({ report, week, today }: { report: ReportDetail; week: WeekReport; today: string }) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const score = formatNumber(i18n.locale, week.averageScore, { atMost: 0 });
  const { days, target, average, nutrients, advice } = week;
  return (
    <>
      <Card padded title={<Trans>Energy by day</Trans>}>
        <WeekBars days={days} target={target?.energy ?? null} today={today} />
      </Card>
      <Card padded title={<Averages days={week.completeDays} />}>
        {average ? (
          <div className={styles.stack}>
            <Comparison week={week} />
            <MacroBars eaten={average} target={target} nutrients={nutrients} isOver />
          </div>
        ) : (
          <p className={styles.soft}>
            <Trans>No day of this week is complete, so there is nothing to average.</Trans>
          </p>
        )}
      </Card>
      <BestAndWorst week={week} />
      {advice.length > 0 && (
        <Card padded title={<Trans>For next week</Trans>}>
          <ol className={styles.advice} lang="zh-CN">
            {advice.slice(0, 4).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </Card>
      )}
      {nutrients.length > 0 && (
        <Card padded title={<Trans>Nutrients on a complete day</Trans>}>
          <NutrientTable nutrients={nutrients} />
        </Card>
      )}
      <Card>
        <LinkRow href={pathTo('/food-app/report')} title={<Trans>Deep diet report</Trans>} />
        <LinkRow href={pathTo('/food-app/extra-nutrition')} title={<Trans>What falls short, and what helps</Trans>} />
      </Card>
      {average && (
        <ReportPoster
          report={report}
          title={t`My week of eating`}
          completeDays={week.completeDays}
          average={average}
          notes={[t`Average score ${score}`]}
        />
      )}
    </>
  );
}

const Averages = ({ days }: { days: number }) => (
  <Plural value={days} _0="Average" one="Average of # complete day" other="Average of # complete days" />
);

function Comparison({ week }: { week: WeekReport }) {
  const { i18n } = useLingui();
  const { average, averageScore, previousAverage, previousScore } = week;
  if (!average) return null;
  const kcal = formatEnergy(i18n.locale, average.energy);
  const score = formatNumber(i18n.locale, averageScore, { atMost: 0 });
  const before = formatEnergy(i18n.locale, previousAverage?.energy);
  const scoreBefore = formatNumber(i18n.locale, previousScore, { atMost: 0 });
  return (
    <div>
      <p className={styles.figure}>
        <Trans>{kcal} kcal</Trans>
      </p>
      <p>
        <Trans>Average score {score}</Trans>
      </p>
      <p className={styles.soft}>
        {previousAverage ? (
          <Trans>
            The week before: {before} kcal, score {scoreBefore}
          </Trans>
        ) : (
          <Trans>The week before has no complete day to compare with.</Trans>
        )}
      </p>
    </div>
  );
}

function BestAndWorst({ week: { best, worst, days } }: { week: WeekReport }) {
  const { i18n } = useLingui();
  if (!best || !worst) return null;
  const scoreOf = (date: string) =>
    formatNumber(i18n.locale, days.find((day) => day.date === date)?.score, { atMost: 0 });
  return (
    <Card>
      <LinkRow
        href={pathTo('/food-app/report/day', { date: best })}
        title={<Trans>Highest score</Trans>}
        detail={formatDate(i18n.locale, best, 'weekday')}
        trailing={<Points score={scoreOf(best)} />}
      />
      <LinkRow
        href={pathTo('/food-app/report/day', { date: worst })}
        title={<Trans>Lowest score</Trans>}
        detail={formatDate(i18n.locale, worst, 'weekday')}
        trailing={<Points score={scoreOf(worst)} />}
      />
    </Card>
  );
}

const Points = ({ score }: { score: string }) => (
  <span>
    <Trans>Score {score}</Trans>
  </span>
);
