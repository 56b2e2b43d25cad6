import type { IngredientRecord } from '@health-app/sdk';
import type { I18n } from '@lingui/core';
import { nameIn } from '#domains/food/model/portion.ts';
import { formatList } from '#lib/format/format.ts';
import { flagText } from './flag-text.ts';

/**
 * The lines of the picture: each food with its ingredients. Health information is included only on request.
 * @param grams formats an amount in g
 */
export function posterLines(
  i18n: I18n,
  { items }: Pick<IngredientRecord, 'items'>,
  grams: (amount: number) => string,
  withHealthNotes: boolean,
): string[] {
  return items.map((food) => {
    const inside = food.ingredients.map((ingredient) => {
      const notes = withHealthNotes ? ingredient.flags.map((flag) => flagText(i18n, flag)) : [];
      return [nameIn(i18n.locale, ingredient), ...notes].join(' · ');
    });
    const single = food.ingredients.length === 1 && food.ingredients[0]?.foodId === food.foodId;
    const head = `${nameIn(i18n.locale, food)} ${grams(food.amount)}`;
    if (single && !withHealthNotes) return head;
    return `${head}: ${formatList(i18n.locale, inside)}`;
  });
}
