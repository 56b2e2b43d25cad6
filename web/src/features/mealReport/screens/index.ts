export { IngredientsScreen } from './IngredientsScreen.tsx';
export { IngredientsShareScreen } from './IngredientsShareScreen.tsx';
export { MealDetailScreen } from './MealDetailScreen.tsx';
export { MealReportScreen } from './MealReportScreen.tsx';
