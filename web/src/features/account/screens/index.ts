export { AccountScreen } from './AccountScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
