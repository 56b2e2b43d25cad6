import type { IngredientRecord } from '@health-app/sdk';
import type { I18n } from '@lingui/core';
import { formatIn } from '#lib/format/format.ts';
import { joinNames, withName, withNote } from '#lib/format/punctuation.ts';
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
  const format = formatIn(i18n.locale);
  return items.map((food) => {
    const inside = food.ingredients.map((ingredient) => {
      const notes = withHealthNotes ? ingredient.flags.map((flag) => flagText(i18n, flag)) : [];
      const name = format.name(ingredient);
      return notes.length > 0 ? withNote(format, name, joinNames(format, notes)) : name;
    });
    const single = food.ingredients.length === 1 && food.ingredients[0]?.foodId === food.foodId;
    const head = `${format.name(food)} ${grams(food.amount)}`;
    if (single && !withHealthNotes) return head;
    return withName(format, head, joinNames(format, inside));
  });
}
