import type { ReportDetail, WeekReport } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedAdvice } from '#domains/care/model/usePermittedAdvice.ts';
import { type PermittedTarget, usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { NotAssessedNote } from '#domains/food/components/NotAssessedNote.tsx';
import { Nutrients } from '#domains/food/components/Nutrients.tsx';
import { Changes } from '#domains/food/components/Verdict.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';
import { useDayText } from '../model/useDayText.ts';
import { ReportPoster } from './ReportPoster.tsx';
import { WeekEnergyBars } from './WeekEnergyBars.tsx';

/**
 * A week: its days, the average of complete days compared with the previous week, the best and the weakest day, and advice.
 */
export function WeekView({ report, week, today }: { report: ReportDetail; week: WeekReport; today: string }) {
  const { t } = useLingui();
  const mayScore = usePermit('score');
  const format = useFormat();
  const dayText = useDayText();
  const score = format.number(week.averageScore, { atMost: 0 });
  const target = usePermittedTarget(week.target);
  const { days, average, nutrients } = week;
  // The highest column of the film.
  const most = Math.max(target?.energy ?? 0, ...days.map(({ macros }) => macros.energy), 1);
  const advice = usePermittedAdvice(week);
  return (
    <MainAndAside
      main={
        <>
          <Card padded title={<Averages days={week.completeDays} />}>
            {average ? (
              <Comparison week={week} />
            ) : (
              <p className={typography.soft}>
                <Trans>No day of this week is complete, so there is nothing to average.</Trans>
              </p>
            )}
          </Card>
          <Card padded title={<Trans>Energy by day</Trans>}>
            <WeekEnergyBars days={days} target={target?.energy ?? null} today={today} />
          </Card>
        </>
      }
      aside={
        <>
          {average && advice.length > 0 && (
            <Card padded>
              <Changes advice={advice.slice(0, 3)} />
            </Card>
          )}
          <BestAndWorst week={week} />
          {average && (
            <Disclosure opensInColumn title={<Trans>Average of a complete day</Trans>}>
              <MacroBars eaten={average} target={target} />
            </Disclosure>
          )}
          {nutrients.length > 0 && (
            <Disclosure title={<Trans>Nutrients on a complete day</Trans>}>
              <Nutrients nutrients={nutrients} />
            </Disclosure>
          )}
          <Card>
            <LinkRow href={pathTo('/food-app/report')} title={<Trans>Deep diet report</Trans>} />
            <LinkRow href={pathTo('/food-app/extra-nutrition')} title={<Trans>Nutrients to watch</Trans>} />
          </Card>
          {average && (
            <ReportPoster
              report={report}
              title={t`My week of eating`}
              completeDays={week.completeDays}
              average={average}
              chart={{
                kind: 'columns',
                columns: days.map(({ date, coverage, macros }) => ({
                  label: format.date(date, 'shortWeekday'),
                  value: coverage === 'empty' ? 0 : macros.energy || 0,
                  partial: coverage === 'partial',
                })),
                target: target?.energy ?? null,
              }}
              film={{
                days: days.map(({ date, coverage, macros }) => ({
                  label: format.date(date, 'shortWeekday'),
                  text: dayText(coverage, format.energy(macros.energy)),
                  share: coverage === 'empty' ? 0 : macros.energy / most,
                  partial: coverage === 'partial',
                })),
                target: target && target.energy / most,
              }}
              notes={week.averageScore === null || !mayScore ? [] : [t`Average score ${score}`]}
            />
          )}
        </>
      }
    />
  );
}

const Averages = ({ days }: { days: number }) => (
  <Plural value={days} _0="Average" one="Average of # complete day" other="Average of # complete days" />
);

function Comparison({ week }: { week: WeekReport }) {
  const format = useFormat();
  const mayScore = usePermit('score');
  const target = usePermittedTarget(week.target);
  const { average, averageScore, previousAverage, previousScore } = week;
  if (!average) return null;
  const kcal = format.energy(average.energy);
  const score = format.number(averageScore, { atMost: 0 });
  const before = format.energy(previousAverage?.energy);
  const scoreBefore = format.number(previousScore, { atMost: 0 });
  return (
    <div className={layout.stack2}>
      <p>
        <KeyFigure>
          <Trans>
            {kcal} <small>kcal</small>
          </Trans>
        </KeyFigure>
      </p>
      <p className={typography.strong}>
        <Sentences>
          {target && <EnergyVerdict average={average.energy} target={target} />}
          {averageScore !== null && mayScore && <Trans>Average score {score}.</Trans>}
        </Sentences>
      </p>
      {averageScore === null && <NotAssessedNote />}
      <p className={typography.soft}>
        {previousAverage && (previousScore === null || !mayScore) ? (
          <Trans>The week before: {before} kcal</Trans>
        ) : previousAverage ? (
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

/** The meal plan's tolerance: a tenth of the target. */
const TOLERANCE = 0.1;

function EnergyVerdict({ average, target: { energy } }: { average: number; target: PermittedTarget }) {
  const format = useFormat();
  const target = fact('energy.target', format.energy(energy));
  const off = average / energy - 1;
  if (off > TOLERANCE) return <Trans>More than your target of {target} kcal a day.</Trans>;
  if (off < -TOLERANCE) return <Trans>Less than your target of {target} kcal a day.</Trans>;
  return <Trans>Close to your target of {target} kcal a day.</Trans>;
}

function BestAndWorst({ week: { best, worst, days } }: { week: WeekReport }) {
  const format = useFormat();
  const mayScore = usePermit('score');
  if (!best || !worst || !mayScore) return null;
  const scoreOf = (date: string) =>
    fact('day.score', format.number(days.find((day) => day.date === date)?.score, { atMost: 0 }), date);
  return (
    <Card>
      <LinkRow
        href={pathTo('/food-app/report/day', { date: best })}
        title={<Trans>Highest score</Trans>}
        detail={format.date(best, 'weekday')}
        trailing={<Points score={scoreOf(best)} />}
      />
      <LinkRow
        href={pathTo('/food-app/report/day', { date: worst })}
        title={<Trans>Lowest score</Trans>}
        detail={format.date(worst, 'weekday')}
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
