import type { Allergen, MealPlanDay, PlannedDish, PlannedMeal } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { FoodList, FoodRow } from '#domains/food/components/FoodRow.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { otherThanTaken, SlotTakenDialog } from '#domains/meal/components/SlotTakenDialog.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { knownOf, labelOf, type Open } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { vibrate } from '#platform/device/vibrate.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { UnsentNote } from '#platform/outbox/UnsentNote.tsx';
import { useOutboxCommand } from '#platform/outbox/useOutboxCommand.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { IconLink } from '#ui/IconButton.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { refusals } from '../labels.ts';
import type { ReplacementTarget } from '../model/replacement-target.ts';
import { DishAllergens } from './DishAllergens.tsx';
import { DishSheet } from './DishSheet.tsx';
import styles from './PlannedMealCard.module.css';

interface Props {
  meal: PlannedMeal;
  day: MealPlanDay;
  heeded: readonly Open<Allergen>[];
  /** Moves the focus to the meal when it changes. */
  opened: object | undefined;
  onReplace: (target: ReplacementTarget) => void;
}

/** Shows a planned meal: its dishes, the reason for it, and its actions. An eaten meal is locked. */
export function PlannedMealCard({ meal, day: { date, entries }, heeded, opened: focused, onReplace }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const today = useToday();
  const { mealId, mealType, time, macros, items, note, noteEn, finished, finishedAt } = meal;
  const [opened, setOpened] = useState<PlannedDish>();
  const name = i18n._(labelOf(mealNames, mealType));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  const finish = useOutboxCommand('mealPlan.finish', mutations.mealPlan.finish, {
    placeOf: () => ({ slot: mealId, name }),
    isOwn: (entry) => entry.slot === mealId,
    onDone(_, { finished = true }) {
      track('mealPlan.finish', { finished });
      vibrate();
    },
  });
  const { waiting, row, takeBack } = finish;
  const other = finished ? undefined : entries.find((entry) => entry.mealType === mealType);
  const eatenInstead = format.energy(other?.macros.energy);
  const canChange = !finished && date >= today;
  const energy = format.energy(macros.energy);
  const at = format.date(finishedAt, 'time');
  return (
    <Card>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={typography.strongLead}>
          {name} <span className={styles.time}>{format.time(time)}</span>
        </h2>
        <span className={styles.energy}>
          <Trans>{energy} kcal</Trans>
        </span>
        {other && (
          <p className={styles.eaten}>
            <Badge>
              <Trans>You ate something else: {eatenInstead} kcal</Trans>
            </Badge>
          </p>
        )}
        {finished && (
          <p className={styles.eaten}>
            <Badge tone="good">
              <Trans>Eaten at {at}</Trans>
            </Badge>
          </p>
        )}
      </div>
      <FoodList label={t`Dishes: ${name}`}>
        {items.map((dish, index) => (
          <FoodRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold a food twice
            key={`${dish.foodId}${index}`}
            food={dish}
            name={format.name(dish)}
            portion={<Portion dish={dish} heeded={heeded} />}
            energy={dish.macros.energy}
            onOpen={() => setOpened(dish)}
          />
        ))}
      </FoodList>
      <div ref={row} className={styles.foot} tabIndex={-1}>
        {note && <ServerText as="p" className={typography.soft} text={note} en={noteEn} />}
        {waiting && <UnsentNote label={t`Undo: ${name}`} onTakeBack={takeBack} />}
        <InlineError error={otherThanTaken(finish.error)} texts={refusals} />
        <SlotTakenDialog
          error={finish.error}
          date={date}
          mealType={mealType}
          onDecide={(ifTaken) => finish.run({ mealId, finished: true, ifTaken })}
          onLeave={finish.reset}
        />
        <div className={layout.wrap2}>
          {date <= today && !waiting && (
            <Button variant="quiet" busy={finish.isPending} onClick={() => finish.run({ mealId, finished: !finished })}>
              {!finished && <Check aria-hidden="true" size="1.8rem" />}
              {finished ? <Trans>Not eaten after all</Trans> : <Trans>Eaten</Trans>}
            </Button>
          )}
          {canChange && (
            <Button variant="quiet" onClick={() => onReplace({ kind: 'meal', mealId })}>
              <Trans>Swap</Trans>
            </Button>
          )}
          {!finished && date <= today && (
            <IconLink
              label={t`I ate it differently`}
              icon={<Pencil aria-hidden="true" size="2rem" />}
              href={pathTo('/ai-food/list', { mealId, mealType: knownOf(mealTypes, mealType), date })}
            />
          )}
        </div>
      </div>
      {opened && (
        <DishSheet
          dish={opened}
          heeded={heeded}
          onClose={() => setOpened(undefined)}
          onAnother={
            canChange
              ? () => {
                  setOpened(undefined);
                  onReplace({ kind: 'dish', mealId, foodId: opened.foodId });
                }
              : undefined
          }
        />
      )}
    </Card>
  );
}

function Portion({
  dish: { amount, minutes, allergens },
  heeded,
}: {
  dish: PlannedDish;
  heeded: readonly Open<Allergen>[];
}) {
  const format = useFormat();
  const grams = format.grams(amount);
  return (
    <>
      {minutes > 0 ? (
        <Trans>
          {grams} g · {minutes} min
        </Trans>
      ) : (
        <Trans>{grams} g</Trans>
      )}
      {(allergens ?? []).length > 0 && (
        <>
          {' · '}
          <DishAllergens allergens={allergens} heeded={heeded} />
        </>
      )}
    </>
  );
}
