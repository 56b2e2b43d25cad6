import type { DailyReport } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { FindingList } from '#domains/food/components/FindingList.tsx';
import { IntakeSourceNote } from '#domains/food/components/IntakeSourceNote.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MacroRing } from '#domains/food/components/MacroRing.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import { NotAssessedNote } from '#domains/food/components/NotAssessedNote.tsx';
import { Nutrients } from '#domains/food/components/Nutrients.tsx';
import { Score } from '#domains/food/components/Score.tsx';
import { Verdict } from '#domains/food/components/Verdict.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import layout from '#ui/Layout.module.css';
import { DayCoverage } from './DayCoverage.tsx';
import { DayMeals } from './DayMeals.tsx';
import styles from './DayReport.module.css';

/** The report of a day: the completeness of its records, the assessment of a complete day, energy and meals. */
export function DayReport({ report, isToday }: { report: DailyReport; isToday: boolean }) {
  const { t } = useLingui();
  const mayScore = usePermit('score');
  const { coverage, macros, target, score, sections, nutrients, meals, date } = report;
  return (
    <>
      <DayCoverage report={report} isToday={isToday} />
      {coverage !== 'empty' && (
        <>
          {coverage === 'complete' && sections.length > 0 && (
            <Card padded title={<Trans>Assessment of the day</Trans>}>
              <div className={layout.stack4}>
                {score !== null && mayScore && (
                  <Score score={score} day={date} label={t`Score of the day`} permit={mayScore} />
                )}
                <Verdict sections={sections} />
                <AiMark at={report.generatedAt}>
                  <Trans>Edit the meals of the day, and this updates.</Trans>
                </AiMark>
              </div>
            </Card>
          )}
          <Card padded>
            <div className={layout.stack4}>
              <MacroRing target={target?.energy ?? null} eaten={macros.energy} date={date} isOver={!isToday} />
              <MacroBars eaten={macros} of={date} target={target} nutrients={nutrients} isOver={!isToday} />
              {!target && <NoTargetNote />}
            </div>
          </Card>
          {coverage === 'complete' && sections.length === 0 && (
            <Card padded>
              <NotAssessedNote />
            </Card>
          )}
          <DayMeals meals={meals} date={date} />
        </>
      )}
    </>
  );
}

/** All findings of a complete day, and the nutrients of its meals. */
export function DayDetails({ report: { coverage, sections, nutrients, meals } }: { report: DailyReport }) {
  const format = useFormat();
  if (coverage === 'empty') return null;
  const names = new Map(meals.flatMap(({ items }) => items.map((item) => [item.foodId, format.name(item)] as const)));
  return (
    <>
      {coverage === 'complete' && sections.length > 0 && (
        <Disclosure title={<Trans>All findings</Trans>}>
          <FindingList sections={sections} />
        </Disclosure>
      )}
      <Disclosure title={<Trans>Nutrients</Trans>}>
        <Nutrients nutrients={nutrients} soFar={coverage !== 'complete'} nameOf={(foodId) => names.get(foodId)} />
        <p className={styles.source}>
          <IntakeSourceNote />
        </p>
      </Disclosure>
    </>
  );
}
