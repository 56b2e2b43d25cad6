import { FoodHealth } from './FoodHealth.tsx';
import { FoodPlan } from './FoodPlan.tsx';
import { FoodPlanDay } from './FoodPlanDay.tsx';
import { Report } from './Report.tsx';
import { Survey } from './Survey.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/food-app/health-survey': Survey,
  '/food-app/custom/food-health': FoodHealth,
  '/food-app/custom/food-health/report': Report,
  '/food-app/custom/food-health/product': FoodPlan,
  '/food-app/custom/food-health/product/detail': FoodPlanDay,
};
