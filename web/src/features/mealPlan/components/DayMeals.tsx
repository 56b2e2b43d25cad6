import type { Allergen, MealPlanDay } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Open } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import type { ReplacementTarget } from '../model/replacement-target.ts';
import styles from './Day.module.css';
import { DayHead } from './DayHead.tsx';
import { DeleteMeals } from './DeleteMeals.tsx';
import { PlannedMealCard } from './PlannedMealCard.tsx';
import { ReplaceSheet } from './ReplaceSheet.tsx';

/** A meal that was opened in the table of the week; a new object each time. */
export interface OpenedMeal {
  mealId: string;
}

interface Props {
  day: MealPlanDay;
  heeded: readonly Open<Allergen>[];
  /** The meal that takes the focus. */
  opened: OpenedMeal | undefined;
}

/** Shows a day of the plan: its sum, its meals, and the actions for all meals that are not eaten. */
export function DayMeals({ day, heeded, opened }: Props) {
  const today = useToday();
  const [target, setTarget] = useState<ReplacementTarget>();
  const { date, meals } = day;
  if (meals.length === 0) return <NoMeals day={day} />;
  const canChange = date >= today && meals.some(({ finished }) => !finished);
  return (
    <>
      <DayHead day={day} />
      <Rows items={meals} keyOf={({ mealId }) => mealId}>
        {(meal) => (
          <PlannedMealCard
            meal={meal}
            day={day}
            heeded={heeded}
            opened={opened?.mealId === meal.mealId ? opened : undefined}
            onReplace={setTarget}
          />
        )}
      </Rows>
      <AiMark at={day.generatedAt}>
        <Trans>Swap what does not suit you.</Trans>
      </AiMark>
      {canChange && (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => setTarget({ kind: 'day', date })}>
            <Trans>Swap the rest of the day</Trans>
          </Button>
          <DeleteMeals deletion={{ scope: 'day', date }}>
            <Trans>Delete the rest of the day</Trans>
          </DeleteMeals>
        </div>
      )}
      {target && <ReplaceSheet target={target} heeded={heeded} onClose={() => setTarget(undefined)} />}
    </>
  );
}

function NoMeals({ day: { status } }: { day: MealPlanDay }) {
  return (
    <EmptyState
      art="plate"
      title={
        status === 'deleted' ? (
          <Trans>You deleted the meals of this day</Trans>
        ) : status === 'generating' ? (
          <Trans>The meals of this day are being put together</Trans>
        ) : (
          <Trans>Nothing is planned for this day</Trans>
        )
      }
      action={
        status !== 'generating' && (
          <ButtonLink variant="quiet" href={pathTo('/food-app/custom/dietary-preferences')}>
            <Trans>Make a new plan</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>A plan is about seven days in a row.</Trans>
    </EmptyState>
  );
}
