import { Ingredients } from './Ingredients.tsx';
import { IngredientsShare } from './IngredientsShare.tsx';
import { MealReport } from './MealReport.tsx';
import { More } from './More.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/food-app/analyze/more': More,
  '/food-app/analyze/ingredients': Ingredients,
  '/food-app/analyze/ingredients-share': IngredientsShare,
  '/food-app/report/meal': MealReport,
};
