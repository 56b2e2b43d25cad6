import { Day } from './Day.tsx';
import { Deep } from './Deep.tsx';
import { ExtraNutrition } from './ExtraNutrition.tsx';
import { Week } from './Week.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/food-app/report/day': Day,
  '/food-app/report/week': Week,
  '/food-app/report': Deep,
  '/food-app/extra-nutrition': ExtraNutrition,
};
