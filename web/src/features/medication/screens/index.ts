export { MedicationHistoryScreen } from './MedicationHistoryScreen.tsx';
export { MedicationTodayScreen } from './MedicationTodayScreen.tsx';
export { ReminderEditScreen } from './ReminderEditScreen.tsx';
