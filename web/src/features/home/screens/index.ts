export { GeneralHomeScreen } from './GeneralHomeScreen.tsx';
