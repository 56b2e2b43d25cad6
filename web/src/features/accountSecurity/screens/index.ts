export { ChangePhoneScreen } from './ChangePhoneScreen.tsx';
export { CloseAccountScreen } from './CloseAccountScreen.tsx';
