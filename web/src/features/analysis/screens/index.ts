export { MealAnalysisScreen } from './MealAnalysisScreen.tsx';
export { MealDayScreen } from './MealDayScreen.tsx';
export { MealFoodsScreen } from './MealFoodsScreen.tsx';
