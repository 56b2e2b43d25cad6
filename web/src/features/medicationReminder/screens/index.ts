export { ReminderEditScreen } from './ReminderEditScreen.tsx';
