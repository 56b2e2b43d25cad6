import type { FoodPortion, MealEntry, MealPlanCalendarDay, MealPlanDay, PlannedMeal } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { mealNames } from '#domains/food/labels.ts';
import { sumMacros } from '#domains/food/model/macros.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { entryKey } from '#domains/meal/model/diary-entry.ts';
import { withEaten } from '#domains/plan/model/unsent-answers.ts';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { type Day, weekOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { useWaiting } from '#platform/outbox/store.ts';
import { WeekTable } from '#ui/calendar/WeekTable.tsx';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { useMarkNames } from '../components/useMarkNames.ts';
import { marksOf } from '../model/calendar.ts';
import { eatenInstead, plannedMacros } from '../model/plan-day.ts';
import styles from './PlanWeek.module.css';

export interface PlanDaysProps {
  date: Day;
  /** The planned days, at least those of the week and its neighbours. */
  calendar: readonly MealPlanCalendarDay[];
  onDate: (date: Day) => void;
  /** Opens a meal of a day. */
  onMeal: (date: Day, mealId: string) => void;
}

/** The week of the plan as a table, for large windows: a dish opens its meal below. */
export function PlanWeek({ date, calendar, onDate, onMeal }: PlanDaysProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const today = useToday();
  const waiting = useWaiting('mealPlan.finish');
  // Without this permit, the table shows the plan alone, as the sum below it does.
  const mayTellBalance = usePermit('energyBalance') !== undefined;
  const planned = new Set(calendar.filter(({ mealCount }) => mealCount > 0).map((day) => day.date));
  const days = weekOf(date, format.firstDay).filter((day) => planned.has(day));
  // A day that cannot be loaded stays empty here; once it is chosen, the screen says why.
  const results = useQueries({ queries: days.map((day) => queries.mealPlan.detail({ date: day })) });
  const plans = new Map<string, MealPlanDay>();
  for (const { data } of results) if (data) plans.set(data.date, withEaten(data, waiting));
  const types = mealTypes.filter((type) =>
    [...plans.values()].some(({ meals }) => meals.some(({ mealType }) => mealType === type)),
  );
  const energyOf = (kcalOf: (plan: MealPlanDay) => number) => (day: Day) => {
    const plan = plans.get(day);
    const kcal = plan ? kcalOf(plan) : 0;
    return kcal > 0 ? format.energy(kcal) : '–';
  };
  return (
    <WeekTable
      label={t`Meals of the week`}
      value={date}
      onChange={onDate}
      marks={marksOf(calendar, today)}
      markNames={useMarkNames()}
      rows={types.map((type) => ({ id: type, name: i18n._(mealNames[type]) }))}
      cell={(day, type) => {
        const plan = plans.get(day);
        return plan?.meals
          .filter(({ mealType }) => mealType === type)
          .map((meal) => (
            <Meal
              key={meal.mealId}
              meal={meal}
              instead={mayTellBalance ? eatenInstead(meal, plan) : []}
              onOpen={() => onMeal(day, meal.mealId)}
            />
          ));
      }}
      foot={
        // The two parts of the sum below the table. One row for both would compare days of different kinds.
        mayTellBalance
          ? [
              { name: t`kcal eaten`, cell: energyOf(({ date, eaten }) => (date <= today ? eaten.energy : 0)) },
              { name: t`kcal to come`, cell: energyOf((plan) => plannedMacros(plan, today).energy) },
            ]
          : [{ name: t`kcal planned`, cell: energyOf(({ macros }) => macros.energy) }]
      }
    />
  );
}

interface MealProps {
  meal: PlannedMeal;
  /** What was eaten in its place, which is then shown; empty if nothing was. */
  instead: readonly MealEntry[];
  onOpen: () => void;
}

function Meal({ meal, instead, onOpen }: MealProps) {
  const format = useFormat();
  const shown = instead.length > 0 ? instead : [meal];
  const sum = format.energy(sumMacros(shown.map(({ macros }) => macros)).energy);
  const [only, ...others] = instead.length > 0 ? instead.map(entryKey) : [meal.mealId];
  const energy = only !== undefined && others.length === 0 ? fact('meal.energy', sum, only) : sum;
  return (
    <UnstyledButton className={styles.meal} onClick={onOpen}>
      {shown
        .flatMap(({ items }): FoodPortion[] => items)
        .map((food, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold a food twice
          <span key={`${food.foodId}${index}`} lang={langOf(format.name(food))}>
            {format.name(food)}
          </span>
        ))}
      {/* The mark of the day counts only meals eaten as planned, and so does the tick. */}
      {instead.length > 0 && (
        <span className={styles.energy}>
          <Trans>Eaten instead</Trans>
        </span>
      )}
      <span className={styles.energy}>
        {meal.finished && (
          <>
            <Check aria-hidden="true" size="1.3rem" />
            <span className="visually-hidden">
              <Trans>Eaten</Trans>{' '}
            </span>
          </>
        )}
        <Trans>{energy} kcal</Trans>
      </span>
    </UnstyledButton>
  );
}
