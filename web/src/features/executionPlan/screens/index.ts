export { PlanTodayScreen } from './PlanTodayScreen.tsx';
export { WholePlanScreen } from './WholePlanScreen.tsx';
