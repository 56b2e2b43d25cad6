import type { DeepAnalysis as Deep, Macros, MealType, SimpleAnalysis } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedFindings } from '#domains/care/model/usePermittedFindings.ts';
import { type PermittedTarget, usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { AllFindings } from '#domains/food/components/AllFindings.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MealFoods } from '#domains/food/components/MealFoods.tsx';
import { NotAssessedNote } from '#domains/food/components/NotAssessedNote.tsx';
import { Score } from '#domains/food/components/Score.tsx';
import { Verdict } from '#domains/food/components/Verdict.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { noMacros } from '#domains/food/model/macros.ts';
import { useDayName } from '#domains/meal/components/MealDayField.tsx';
import { DayFigure } from '#domains/meal/components/MealSum.tsx';
import { othersOf } from '#domains/meal/model/diary-day.ts';
import { useDay } from '#domains/meal/model/useDay.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { entryOf, labelOf, type Open } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { fact } from '#platform/fact.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { NoMeal, NotAnalysed } from '../components/AnalysedMealFrame.tsx';
import { DeepAnalysis } from '../components/DeepAnalysis.tsx';
import styles from '../components/Meal.module.css';
import { reportParams } from '../model/params.ts';

/** `/food-app/report/meal?analysisId=` or `?mealId=&date=`: the contribution of one meal to its day. */
export function MealReportScreen() {
  const [params] = useParams(reportParams);
  return (
    <Screen title={<Trans>Meal report</Trans>}>
      {!params ? (
        <NoMeal />
      ) : 'analysisId' in params ? (
        <Analysed analysisId={params.analysisId} />
      ) : (
        <Planned {...params} />
      )}
    </Screen>
  );
}

function Analysed({ analysisId }: { analysisId: string }) {
  const format = useFormat();
  const nameOf = ({ items }: SimpleAnalysis, id: string) => {
    const food = items.find(({ foodId }) => foodId === id);
    return food && format.name(food);
  };
  const simple = useWithCare(useQuery(useFirstQuery('analysis.simple')));
  const target = usePermittedTarget(simple.data?.target);
  return (
    <QueryView
      query={simple}
      skeleton={<Skeleton rows={2} height="24rem" />}
      isEmpty={({ status }) => status !== 'ready'}
      empty={<NotAnalysed analysisId={analysisId} />}
    >
      {(meal) => (
        <MainAndAside
          main={
            <>
              <Head
                {...meal}
                record={analysisId}
                target={target}
                saved={meal.saved}
                macros={meal.macros ?? noMacros}
                others={meal.otherMeals}
                source={<InDiary meal={meal} />}
              />
              <DeepAnalysis analysisId={analysisId} meal={simple}>
                {(deep) => <Findings deep={deep} nameOf={(id) => nameOf(meal, id)} />}
              </DeepAnalysis>
            </>
          }
          aside={
            <>
              <MealFoods items={meal.items} />
              <Card>
                <LinkRow href={pathTo('/food-app/analyze/more', { analysisId })} title={<Trans>All nutrients</Trans>} />
                <LinkRow
                  href={pathTo('/food-app/analyze/ingredients', { analysisId })}
                  title={<Trans>Ingredients</Trans>}
                />
                <LinkRow href={pathTo('/food-app/analyze/list', { analysisId })} title={<Trans>Edit</Trans>} />
                <LinkRow
                  href={pathTo('/food-app/report/day', { date: meal.date })}
                  title={<Trans>Daily report</Trans>}
                />
              </Card>
            </>
          }
        />
      )}
    </QueryView>
  );
}

const InDiary = ({ meal: { saved } }: { meal: SimpleAnalysis }) => (
  <Badge tone={saved ? 'good' : 'fair'}>
    {saved ? <Trans>Analysed, in your diary</Trans> : <Trans>Not in the diary: it does not count in its day</Trans>}
  </Badge>
);

function Planned({ mealId, date }: { mealId: string; date: string }) {
  const { query, target } = useDay(date);
  return (
    <QueryView query={query} skeleton={<Skeleton rows={2} height="24rem" />}>
      {(day) => {
        const meal = day.meals.find((one) => one.mealId === mealId);
        if (!meal) return <NoMeal />;
        return (
          <>
            <Head
              {...meal}
              record={mealId}
              saved
              date={date}
              target={target}
              others={othersOf(day, mealId)}
              source={
                <Badge>
                  <Trans>From your plan</Trans>
                </Badge>
              }
            />
            <MealFoods items={meal.items} />
            <p className={styles.soft}>
              <Trans>A meal of the plan has no deep analysis. The plan itself says what a day does not keep.</Trans>
            </p>
            <Card>
              <LinkRow href={pathTo('/ai-app/custom', { date })} title={<Trans>The meal plan</Trans>} />
              <LinkRow href={pathTo('/food-app/report/day', { date })} title={<Trans>Daily report</Trans>} />
            </Card>
          </>
        );
      }}
    </QueryView>
  );
}

/** The usual share of a meal in the energy of a day, percent: the ranges of the assessment. */
const usualShares: Record<MealType, [from: number, to: number]> = {
  breakfast: [20, 30],
  lunch: [30, 40],
  dinner: [25, 35],
  snack: [5, 15],
};

interface HeadProps {
  /** The analysis, or the meal of the plan. */
  record: string;
  /** Whether the meal is in the diary. */
  saved: boolean;
  mealType: Open<MealType>;
  date: string;
  macros: Macros;
  target: PermittedTarget | null;
  /** The sum of the day's other meals. */
  others: Macros;
  source: React.ReactNode;
}

function Head({ record, saved, mealType, date, macros, target, others, source }: HeadProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const day = useDayName(date);
  const isOver = date < useToday();
  const kcal = fact('meal.energy', format.energy(macros.energy), record);
  const share = format.percent(target ? (macros.energy / target.energy) * 100 : undefined);
  const [from, upTo] = entryOf(usualShares, mealType) ?? [];
  const to = format.percent(upTo);
  return (
    <Card padded>
      <div className={styles.stack}>
        <div className={layout.ends}>
          <div>
            <h2 className={styles.title}>{i18n._(labelOf(mealNames, mealType))}</h2>
            <p className={styles.soft}>{day}</p>
          </div>
          {source}
        </div>
        <div>
          <p>
            <KeyFigure>
              <Trans>
                {kcal} <small>kcal</small>
              </Trans>
            </KeyFigure>
          </p>
          {target && from !== undefined && (
            <p>
              <Trans>
                {share} of the day’s target. Usual for this meal: {from}–{to}.
              </Trans>
            </p>
          )}
        </div>
        {!target && <MacroBars eaten={macros} />}
        <section>
          <h3 className={typography.heading}>
            <Trans>Day total with this meal</Trans>
          </h3>
          <DayFigure day={{ date: saved ? date : undefined, others, target, isOver }} meal={macros} />
        </section>
      </div>
    </Card>
  );
}

interface FindingsProps {
  deep: Deep;
  nameOf: (foodId: string) => string | undefined;
}

/** Shows the meal's contribution to its day, rather than a score without context. */
function Findings({ deep, nameOf }: FindingsProps) {
  const { t } = useLingui();
  const mayScore = usePermit('score');
  const format = useFormat();
  const { score, nutrients } = deep;
  const sections = usePermittedFindings(deep.sections);
  const fiber = nutrients.find(({ code }) => code === 'fiber');
  const amount = format.nutrient(fiber?.amount);
  const least = fact('nutrient.min', format.nutrient(fiber?.targetMin), 'fiber');
  return (
    <Card padded title={<Trans>What it adds to the day</Trans>}>
      <div className={styles.stack}>
        {fiber?.targetMin !== undefined && (
          <p>
            <Trans>
              Fibre: {amount} of {least} g for the day
            </Trans>
          </p>
        )}
        {score !== null && mayScore && (
          <Score score={score} label={t`Meal score`} permit={mayScore} sections={sections} nutrients={nutrients} />
        )}
        {sections.length > 0 ? (
          <>
            <Verdict sections={sections} nutrients={nutrients} nameOf={nameOf} />
            <AllFindings variant="part" sections={sections} scored={mayScore !== undefined} />
          </>
        ) : (
          <NotAssessedNote />
        )}
      </div>
    </Card>
  );
}
