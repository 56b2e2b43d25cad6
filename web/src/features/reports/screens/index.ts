export { DayReportScreen } from './DayReportScreen.tsx';
export { DeepReportScreen } from './DeepReportScreen.tsx';
export { ExtraNutritionScreen } from './ExtraNutritionScreen.tsx';
export { WeekReportScreen } from './WeekReportScreen.tsx';
