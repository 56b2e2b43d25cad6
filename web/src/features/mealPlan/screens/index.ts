import { MealPlan } from './MealPlan.tsx';
import { Preferences } from './Preferences.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/ai-app/custom': MealPlan,
  '/food-app/custom/dietary-preferences': Preferences,
};
