import type { Allergen, Macros, MealChange, MealPlanPreview, PlannedDish, PlannedMeal } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mealNames, nutrientNames } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf, type Open } from '#lib/open-value.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { AiMark } from '#ui/AiMark.tsx';
import { FactList } from '#ui/FactList.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import layout from '#ui/Layout.module.css';
import { Rows } from '#ui/list/Rows.tsx';
import typography from '#ui/Typography.module.css';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';
import { failTexts } from '../labels.ts';
import { type ComparedDish, compareMeals, difference } from '../model/meal-comparison.ts';
import { BeforeAfterLists } from './BeforeAfterLists.tsx';
import { DishAllergens } from './DishAllergens.tsx';
import styles from './ReplacementPreview.module.css';

/** Shows a suggested replacement: each meal before and after, the sums of the day, and the time left to accept. */
export function ReplacementPreview({
  preview,
  heeded,
}: {
  preview: MealPlanPreview;
  heeded: readonly Open<Allergen>[];
}) {
  const { i18n } = useLingui();
  const { status, failReason, changes, dayBefore, dayAfter, expiresAt, generatedAt } = preview;
  if (status === 'failed') {
    return (
      <EmptyState art="plate" title={i18n._(failTexts[failReason ?? 'noAlternative'] ?? failTexts.noAlternative)}>
        <Trans>What is planned stays. Wider preferences give more choice.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={layout.stack4}>
      <Rows items={changes} keyOf={({ mealId }) => mealId}>
        {(change) => <ChangedMeal change={change} heeded={heeded} />}
      </Rows>
      {dayAfter && (
        <section>
          <h3 className={typography.strongLead}>
            <Trans>The day afterwards</Trans>
          </h3>
          <DayChange before={dayBefore} after={dayAfter} />
        </section>
      )}
      <AiMark at={generatedAt}>
        <Trans>Ask for another suggestion if it does not suit you.</Trans>
      </AiMark>
      <p className={styles.soft}>
        <TimeLeft until={expiresAt} over={<Trans>This suggestion has expired.</Trans>}>
          {(left) => <Trans>Nothing changes before you use it. The suggestion is valid for {left}.</Trans>}
        </TimeLeft>
      </p>
    </div>
  );
}

interface ChangedMealProps {
  change: MealChange;
  heeded: readonly Open<Allergen>[];
}

function ChangedMeal({ change, heeded }: ChangedMealProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { mealType, before, after } = change;
  const sides = compareMeals(change);
  const itemsOf = (dishes: ComparedDish[], children: (dish: PlannedDish) => ReactNode) =>
    dishes.map(({ dish, stays }) => ({
      key: dish.foodId,
      stays,
      text: (
        <span className={styles.dish}>
          {format.name(dish)}
          {children(dish)}
        </span>
      ),
    }));
  return (
    <section className={layout.stack2}>
      <h3 className={typography.strongLead}>{i18n._(labelOf(mealNames, mealType))}</h3>
      {sides && after ? (
        <>
          <BeforeAfterLists
            before={{ items: itemsOf(sides.before, () => null), sum: <Energy of={before} /> }}
            after={{
              items: itemsOf(
                sides.after,
                ({ allergens }) =>
                  allergens?.length > 0 && (
                    <small>
                      <DishAllergens allergens={allergens} heeded={heeded} />
                    </small>
                  ),
              ),
              sum: <Energy of={after} />,
            }}
          />
          {after?.note && <ServerText as="p" className={styles.soft} text={after.note} en={after.noteEn} />}
        </>
      ) : (
        <p className={styles.soft}>
          <Trans>Stays as it is: nothing else suits.</Trans>
        </p>
      )}
    </section>
  );
}

function Energy({ of: { macros } }: { of: PlannedMeal }) {
  const format = useFormat();
  const kcal = format.energy(macros.energy);
  return <Trans>{kcal} kcal</Trans>;
}

const shown = ['energy', 'protein', 'fat', 'carbohydrate'] as const;

/** The sums of the day before and after, in whole numbers. */
function DayChange({ before, after }: { before: Macros; after: Macros }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (
    <FactList
      facts={shown.map((key) => {
        const [from, to] = [before, after].map((macros) => format.grams(Math.round(macros[key])));
        const change = format.number(difference(before, after, key), { atMost: 0, signed: true });
        const value = key === 'energy' ? t`${from} → ${to} kcal (${change})` : t`${from} → ${to} g (${change})`;
        return { name: i18n._(nutrientNames[key]), value, strong: key === 'energy' };
      })}
    />
  );
}
