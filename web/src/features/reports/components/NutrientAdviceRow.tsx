import type { NutrientAdvice, NutrientAmount } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { NutrientBar, NutrientName } from '#domains/food/components/NutrientTable.tsx';
import { withName } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import row from '#ui/Row.module.css';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { unitText } from '#ui/units/unit-text.ts';
import styles from './NutrientAdviceRow.module.css';

type NutrientFood = NutrientAdvice['foods'][number];

/** A nutrient outside its range. For one below it, a tap opens the foods that contain much of it. */
export function NutrientAdviceRow({ advice }: { advice: NutrientAdvice }) {
  const { nutrient, direction, foods } = advice;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const bar = (
    <span className={styles.bar}>
      <NutrientBar nutrient={nutrient}>
        <NutrientName code={nutrient.code} />
      </NutrientBar>
    </span>
  );
  if (direction === 'high' || foods.length === 0)
    return <div className={`${row.row} ${styles.nutrient} ${styles.plain}`}>{bar}</div>;
  return (
    <div className={styles.nutrient}>
      <UnstyledButton className={`${row.row} ${styles.button}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {bar}
        <ChevronRight aria-hidden="true" className={row.arrow} size="1.8rem" />
      </UnstyledButton>
      <Sheet open={open} title={<NutrientName code={nutrient.code} />} onClose={close}>
        <div>
          <NutrientBar nutrient={nutrient} />
        </div>
        <section>
          <h3 className={typography.heading}>
            <Trans>Foods with much of it</Trans>
          </h3>
          <RichFoods advice={advice} />
        </section>
      </Sheet>
    </div>
  );
}

/** The foods that contain much of a nutrient. */
function RichFoods({ advice: { nutrient, foods } }: { advice: NutrientAdvice }) {
  return (
    <ul>
      {foods.map((food) => (
        <RichFood key={food.foodId} food={food} nutrient={nutrient} />
      ))}
    </ul>
  );
}

/**
 * A food with the amount of the nutrient. Its link opens the preferences with the food filled in, where the person creates
 * the plan.
 */
function RichFood({ food, nutrient }: { food: NutrientFood; nutrient: NutrientAmount }) {
  const format = useFormat();
  const name = format.name(food);
  return (
    <li className={styles.food}>
      <FoodPicture food={food} />
      <span className={layout.growText}>
        <ServerText as="bdi" className={typography.strong} text={name} />
        <span className={typography.soft}>
          <Portion food={food} nutrient={nutrient} />
        </span>
      </span>
      <Link
        className={typography.link}
        href={pathTo('/food-app/custom/dietary-preferences', { want: name.slice(0, 80) })}
      >
        <Trans>Add to plan</Trans>
        <span className="visually-hidden">{withName(format, '', name)}</span>
      </Link>
    </li>
  );
}

/** Shows how much of the advised amount a usual portion of the food covers, or else the amount of the nutrient in it. */
function Portion({ food, nutrient: { unit, targetMin } }: { food: NutrientFood; nutrient: NutrientAmount }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const grams = format.grams(food.amount);
  if (typeof food.nutrientAmount !== 'number') return <Trans>{grams} g</Trans>;
  if (!targetMin) {
    const amount = `${format.nutrient(food.nutrientAmount)} ${unitText(i18n, unit)}`;
    return (
      <Trans>
        {amount} in {grams} g
      </Trans>
    );
  }
  const share = format.percent((100 * food.nutrientAmount) / targetMin);
  return (
    <Trans>
      {grams} g cover {share}
    </Trans>
  );
}
