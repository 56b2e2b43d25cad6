export { FoodHealthScreen } from './FoodHealthScreen.tsx';
export { FoodPlanDayScreen } from './FoodPlanDayScreen.tsx';
export { FoodPlanScreen } from './FoodPlanScreen.tsx';
export { SurveyReportScreen } from './SurveyReportScreen.tsx';
export { SurveyScreen } from './SurveyScreen.tsx';
