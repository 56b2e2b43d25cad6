export { MedicationHistoryScreen } from './MedicationHistoryScreen.tsx';
export { MedicationTodayScreen } from './MedicationTodayScreen.tsx';
