import type { SubmittedFood } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { nameIn } from '#domains/food/model/portion.ts';
import { formatList } from '#lib/format/format.ts';

/** Lists the first foods of a meal in a sentence. */
export function useFoodsText() {
  const { t, i18n } = useLingui();
  return (foods: readonly Pick<SubmittedFood, 'name' | 'nameEn'>[]): string => {
    const names = foods.slice(0, 3).map((food) => nameIn(i18n.locale, food));
    const more = foods.length - names.length;
    return formatList(i18n.locale, more > 0 ? [...names, t`${more} more`] : names);
  };
}
