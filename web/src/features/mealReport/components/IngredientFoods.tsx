import type { RecordedFood } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { flagText } from '../model/flag-text.ts';
import styles from './Meal.module.css';

const tones: Record<string, 'poor' | 'fair' | 'plain'> = { avoid: 'poor', caution: 'fair', notice: 'plain' };

/** The foods of a meal, each with its ingredients. */
export function IngredientFoods({ items }: { items: readonly RecordedFood[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <Card>
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
            {food.ingredients.map((ingredient) => (
              <li key={ingredient.foodId} className={styles.ingredient}>
                <span>{format.name(ingredient)}</span>
                {ingredient.flags.map((flag) => (
                  <Badge key={`${flag.code}${flag.allergen ?? ''}`} tone={tones[flag.level] ?? 'plain'}>
                    {flagText(i18n, flag)}
                  </Badge>
                ))}
                <span className={styles.grams}>
                  <Grams grams={format.grams(ingredient.amount)} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

const Grams = ({ grams }: { grams: string }) => <Trans>{grams} g</Trans>;
