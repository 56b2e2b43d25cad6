import { FoodHome } from './FoodHome.tsx';
import { GeneralHome } from './GeneralHome.tsx';
import { NotFound } from './NotFound.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/': GeneralHome,
  '/404': NotFound,
  '/ai-app': FoodHome,
  '/food-app': FoodHome,
};
