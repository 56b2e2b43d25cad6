import type { IngredientFlag } from '@health-app/sdk';
import type { I18n } from '@lingui/core';
import { allergenNames } from '#domains/food/labels.ts';
import { formatIn } from '#lib/format/format.ts';
import { entryOf, labelOf } from '#lib/open-value.ts';
import { flagTexts } from '../labels.ts';

/** Returns the text of a flag with its value. */
export function flagText(i18n: I18n, { code, allergen, value }: IngredientFlag): string {
  if (code === 'allergen') return allergen ? i18n._(labelOf(allergenNames, allergen)) : '—';
  const text = entryOf(flagTexts, code);
  return text ? i18n._(text(formatIn(i18n.locale).nutrient(value))) : code;
}
