export { DietaryPreferencesScreen } from './DietaryPreferencesScreen.tsx';
export { MealPlanScreen } from './MealPlanScreen.tsx';
