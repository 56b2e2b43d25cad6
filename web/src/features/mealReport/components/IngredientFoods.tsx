import type { RecordedFood } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { flagText } from '../model/flag-text.ts';
import styles from './Meal.module.css';

const tones: Record<string, 'poor' | 'fair' | 'plain'> = { avoid: 'poor', caution: 'fair', notice: 'plain' };

interface Props {
  items: readonly RecordedFood[];
  /** Content above the foods. */
  children: ReactNode;
}

/** The foods of a meal, each with its ingredients. */
export function IngredientFoods({ items, children }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <Card>
      <div className={styles.head}>{children}</div>
      {items.map((food) => (
        <section key={food.foodId} className={styles.food}>
          <h3 className={styles.name}>
            <FoodPicture small food={food} />
            <span className={styles.label}>{format.name(food)}</span>
            <span className={styles.grams}>
              <Grams grams={format.grams(food.amount)} />
            </span>
          </h3>
          <ul>
            {food.ingredients.filter(tellsMoreThan(food)).map((ingredient) => (
              <li key={ingredient.foodId} className={styles.ingredient}>
                <span className={layout.lineNarrow}>
                  {ingredient.foodId !== food.foodId && <span>{format.name(ingredient)}</span>}
                  {ingredient.flags.map((flag) => (
                    <Badge key={`${flag.code}${flag.allergen ?? ''}`} tone={tones[flag.level] ?? 'plain'}>
                      {flagText(i18n, flag)}
                    </Badge>
                  ))}
                </span>
                {ingredient.foodId !== food.foodId && (
                  <span className={styles.grams}>
                    <Grams grams={format.grams(ingredient.amount)} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

/** A food that is its own ingredient is not named twice; its flags remain. */
const tellsMoreThan =
  (food: RecordedFood) =>
  ({ foodId, flags }: RecordedFood['ingredients'][number]): boolean =>
    foodId !== food.foodId || flags.length > 0;

const Grams = ({ grams }: { grams: string }) => <Trans>{grams} g</Trans>;
