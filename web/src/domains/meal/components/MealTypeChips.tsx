import type { MealType } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { mealNames } from '#domains/food/labels.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import type { Open } from '#lib/open-value.ts';
import { Chips } from '#ui/form/Chips.tsx';

/** The meals of a day to choose from. */
export function MealTypeChips({ value, onChange }: { value: Open<MealType>; onChange: (meal: MealType) => void }) {
  const { t, i18n } = useLingui();
  return (
    <Chips
      label={t`Meal`}
      // No chip is selected for a meal type that this version does not know.
      value={value as MealType}
      onChange={onChange}
      options={mealTypes.map((meal) => ({ value: meal, label: i18n._(mealNames[meal]) }))}
    />
  );
}
