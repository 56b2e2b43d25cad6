export { AccountScreen } from './AccountScreen.tsx';
export { ChangePhoneScreen } from './ChangePhoneScreen.tsx';
export { CloseAccountScreen } from './CloseAccountScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
