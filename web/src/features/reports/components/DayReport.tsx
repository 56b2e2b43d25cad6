import type { DailyReport, MealEntry } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedFindings } from '#domains/care/model/usePermittedFindings.ts';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { AllFindings } from '#domains/food/components/AllFindings.tsx';
import { IntakeSourceNote } from '#domains/food/components/IntakeSourceNote.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MacroRing } from '#domains/food/components/MacroRing.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import { NotAssessedNote } from '#domains/food/components/NotAssessedNote.tsx';
import { Nutrients } from '#domains/food/components/Nutrients.tsx';
import { Score } from '#domains/food/components/Score.tsx';
import { Verdict } from '#domains/food/components/Verdict.tsx';
import { entryKey } from '#domains/meal/model/diary-entry.ts';
import { diaryEntryLink, entryName } from '#domains/meal/model/diary-entry-link.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { DayCoverage } from './DayCoverage.tsx';
import styles from './DayReport.module.css';

/** The report of a day: the completeness of its records, the assessment of a complete day, energy and meals. */
export function DayReport({ report, isToday }: { report: DailyReport; isToday: boolean }) {
  const { t } = useLingui();
  const mayScore = usePermit('score');
  const target = usePermittedTarget(report.target);
  const sections = usePermittedFindings(report.sections);
  const { coverage, macros, score, nutrients, meals, date } = report;
  const nameOf = useNamesIn(meals);
  return (
    <>
      <DayCoverage report={report} isToday={isToday} />
      {coverage !== 'empty' && (
        <>
          <Card padded>
            <div className={layout.stack4}>
              <div className={layout.line4}>
                <MacroRing target={target} eaten={macros.energy} date={date} isOver={!isToday} />
                <div className={styles.bars}>
                  <MacroBars eaten={macros} of={date} target={target} />
                </div>
              </div>
              {!target && <NoTargetNote />}
            </div>
          </Card>
          {coverage === 'complete' && sections.length > 0 && (
            <Card padded title={<Trans>Assessment of the day</Trans>}>
              <div className={layout.stack4}>
                {score !== null && mayScore && (
                  <Score
                    score={score}
                    day={date}
                    label={t`Day score`}
                    permit={mayScore}
                    sections={sections}
                    nutrients={nutrients}
                  />
                )}
                <Verdict sections={sections} nutrients={nutrients} nameOf={nameOf} />
                <AiMark at={report.generatedAt}>
                  <Trans>It updates when you edit the day’s meals.</Trans>
                </AiMark>
              </div>
            </Card>
          )}
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
export function DayDetails({ report }: { report: DailyReport }) {
  const { coverage, nutrients, meals } = report;
  const sections = usePermittedFindings(report.sections);
  const mayScore = usePermit('score');
  const nameOf = useNamesIn(meals);
  if (coverage === 'empty') return null;
  return (
    <>
      {coverage === 'complete' && sections.length > 0 && (
        <AllFindings sections={sections} scored={mayScore !== undefined} />
      )}
      <Disclosure title={<Trans>Nutrients</Trans>}>
        <Nutrients nutrients={nutrients} soFar={coverage !== 'complete'} nameOf={nameOf} />
        <p className={styles.source}>
          <IntakeSourceNote />
        </p>
      </Disclosure>
    </>
  );
}

/** Returns a function that names a food of the meals by its id. */
function useNamesIn(meals: readonly MealEntry[]): (foodId: string) => string | undefined {
  const format = useFormat();
  const names = new Map(meals.flatMap(({ items }) => items.map((item) => [item.foodId, format.name(item)] as const)));
  return (foodId) => names.get(foodId);
}

/** Lists the meals of a day. */
function DayMeals({ meals, date }: { meals: readonly MealEntry[]; date: string }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <>
      <h2 className={typography.strongLead}>
        <Trans>Meals</Trans>
      </h2>
      <Card>
        {meals.map((meal) => (
          <LinkRow
            key={entryKey(meal)}
            href={diaryEntryLink(meal, date)}
            title={entryName(i18n, meal)}
            detail={joinNames(format, meal.items.map(format.name))}
            trailing={<Kcal energy={fact('meal.energy', format.energy(meal.macros.energy), entryKey(meal))} />}
          />
        ))}
      </Card>
    </>
  );
}

const Kcal = ({ energy }: { energy: string }) => (
  <span>
    <Trans>{energy} kcal</Trans>
  </span>
);
