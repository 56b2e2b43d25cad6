import type { MealPlanCalendarDay, MealPlanDay, PlannedMeal } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { mealNames } from '#domains/food/labels.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { withEaten } from '#domains/plan/model/unsent-answers.ts';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { type Day, weekOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { useWaiting } from '#platform/outbox/store.ts';
import { WeekTable } from '#ui/calendar/WeekTable.tsx';
import { marksOf } from '../model/calendar.ts';
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
  const planned = new Set(calendar.filter(({ mealCount }) => mealCount > 0).map((day) => day.date));
  const days = weekOf(date, format.firstDay).filter((day) => planned.has(day));
  // A day that cannot be loaded stays empty here; once it is chosen, the screen says why.
  const results = useQueries({ queries: days.map((day) => queries.mealPlan.detail({ date: day })) });
  const plans = new Map<string, MealPlanDay>();
  for (const { data } of results) if (data) plans.set(data.date, withEaten(data, waiting));
  const types = mealTypes.filter((type) =>
    [...plans.values()].some(({ meals }) => meals.some(({ mealType }) => mealType === type)),
  );
  return (
    <WeekTable
      label={t`Meals of the week`}
      value={date}
      onChange={onDate}
      marks={marksOf(calendar, today)}
      rows={types.map((type) => ({ id: type, name: i18n._(mealNames[type]) }))}
      cell={(day, type) =>
        plans
          .get(day)
          ?.meals.filter(({ mealType }) => mealType === type)
          .map((meal) => <Meal key={meal.mealId} meal={meal} onOpen={() => onMeal(day, meal.mealId)} />)
      }
      foot={{
        name: t`kcal planned`,
        cell: (day) => plans.has(day) && format.energy(plans.get(day)?.macros.energy),
      }}
    />
  );
}

function Meal({ meal: { mealId, items, macros, finished }, onOpen }: { meal: PlannedMeal; onOpen: () => void }) {
  const format = useFormat();
  const energy = fact('meal.energy', format.energy(macros.energy), mealId);
  return (
    <button type="button" className={styles.meal} onClick={onOpen}>
      {items.map((dish, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold a food twice
        <span key={`${dish.foodId}${index}`} lang={langOf(format.name(dish))}>
          {format.name(dish)}
        </span>
      ))}
      <span className={styles.energy}>
        {finished && (
          <>
            <Check aria-hidden="true" size="1.3rem" />
            <span className="visually-hidden">
              <Trans>Eaten</Trans>{' '}
            </span>
          </>
        )}
        <Trans>{energy} kcal</Trans>
      </span>
    </button>
  );
}
