import type { FoodPortion, FoodServing } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { Card } from '#ui/Card.tsx';
import { usePortionText } from '../model/usePortionText.ts';
import { FoodList, FoodRow } from './FoodRow.tsx';

/** The foods of a meal, to read. */
export function MealFoods({ items }: { items: readonly (FoodPortion & { servings?: FoodServing[] })[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const portionText = usePortionText();
  return (
    <Card>
      <FoodList label={t`Foods of the meal`}>
        {items.map((item, index) => (
          <FoodRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold a food twice
            key={`${item.foodId}${index}`}
            food={item}
            name={format.name(item)}
            portion={portionText(item.amount, item.servings)}
            energy={item.macros.energy}
          />
        ))}
      </FoodList>
    </Card>
  );
}
