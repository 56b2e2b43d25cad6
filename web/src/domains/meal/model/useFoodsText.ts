import type { SubmittedFood } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';

/** Lists the first foods of a meal in a sentence. */
export function useFoodsText() {
  const { t } = useLingui();
  const format = useFormat();
  return (foods: readonly Pick<SubmittedFood, 'name' | 'nameEn'>[]): string => {
    const names = foods.slice(0, 3).map((food) => format.name(food));
    const more = foods.length - names.length;
    return joinNames(format, more > 0 ? [...names, t`${more} more`] : names);
  };
}
