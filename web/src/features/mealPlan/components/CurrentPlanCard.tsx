import type { MealPlanCalendarDay, MealPlanDay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mealNames } from '#domains/food/labels.ts';
import { ShoppingSheet } from '#domains/shopping/components/ShoppingSheet.tsx';
import { foodsToBuy } from '#domains/shopping/model/shopping-list.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { PosterSheet } from '#platform/poster/PosterSheet.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { Poster } from '#ui/poster/poster.ts';
import { openDays, planInForce } from '../model/calendar.ts';
import styles from './Day.module.css';
import { DeleteMeals } from './DeleteMeals.tsx';

/** Shows the current plan: its days, its shopping list, a picture of the day, and buttons for a new plan or its end. */
export function CurrentPlanCard({ day }: { day: MealPlanDay | undefined }) {
  const today = useToday();
  // A plan has seven days, and a new one may start weeks from now.
  const days = useQuery(queries.mealPlan.calendar({ from: addDays(today, -6), to: addDays(today, 55) }));
  return (
    <QueryView query={days} skeleton={<Skeleton rows={2} />}>
      {(days) => <Actions days={days} day={day} today={today} />}
    </QueryView>
  );
}

interface Props {
  days: readonly MealPlanCalendarDay[];
  /** The displayed day, for its picture; undefined while it loads. */
  day: MealPlanDay | undefined;
  today: Day;
}

function Actions({ days, day, today }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [opened, setOpened] = useState<'shopping' | 'poster'>();
  const ticks = usePersonalKey('shopping', 'mealPlan');
  const inForce = planInForce(days);
  const toShop = openDays(days, today).slice(0, 7);
  const [from, to] = [inForce?.from, inForce?.to].map((date) => format.date(date, 'short'));
  const close = () => setOpened(undefined);
  const title = format.date(day?.date, 'weekday');
  const poster = (): Poster => ({
    title,
    icons: iconsOfDay(day),
    lines: (day?.meals ?? []).map((planned) => {
      // Names of foods may contain commas.
      const dishes = planned.items.map((dish) => format.name(dish)).join(' · ');
      const meal = i18n._(labelOf(mealNames, planned.mealType));
      const time = format.time(planned.time);
      return t`${time} ${meal}: ${dishes}`;
    }),
    qrText: location.origin + pathTo('/ai-app/guide/download'),
    generatedAt: day?.generatedAt,
  });
  return (
    <Card
      padded
      title={
        inForce ? (
          <Trans>
            Your plan: {from} to {to}
          </Trans>
        ) : (
          <Trans>No plan is in force</Trans>
        )
      }
    >
      <div className={styles.actions}>
        {toShop.length > 0 && (
          <Button onClick={() => setOpened('shopping')}>
            <Trans>Shopping list</Trans>
          </Button>
        )}
        {(day?.meals.length ?? 0) > 0 && (
          <Button variant="quiet" onClick={() => setOpened('poster')}>
            <Trans>Share this day as a picture</Trans>
          </Button>
        )}
        <ButtonLink variant="quiet" href={pathTo('/food-app/custom/dietary-preferences')}>
          <Trans>Make a new plan</Trans>
        </ButtonLink>
        {inForce && inForce.to >= today && toShop.length > 0 && (
          <DeleteMeals deletion={{ scope: 'plan' }}>
            <Trans>Delete the plan</Trans>
          </DeleteMeals>
        )}
      </div>
      <ShoppingSheet
        open={opened === 'shopping'}
        onClose={close}
        days={toShop}
        load={(date) => queries.mealPlan.detail({ date })}
        // Eaten meals need no shopping.
        foodsOf={({ meals }) =>
          meals.filter(({ finished }) => !finished).flatMap(({ items }) => items.flatMap(foodsToBuy))
        }
        storage={deviceStorage}
        storageKey={ticks}
      />
      <PosterSheet open={opened === 'poster'} onClose={close} label={title} poster={poster} fileName="meal-plan.png" />
    </Card>
  );
}

/** The pictures of the day's food, which load with the first poster. */
async function iconsOfDay(day: MealPlanDay | undefined): Promise<string[]> {
  const { iconsOf } = await import('#domains/food/model/food-icons.ts');
  return iconsOf((day?.meals ?? []).flatMap(({ items }) => items));
}
