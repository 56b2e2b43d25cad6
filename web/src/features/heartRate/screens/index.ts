export { HeartRateHomeScreen } from './HeartRateHomeScreen.tsx';
export { HeartRateResultScreen } from './HeartRateResultScreen.tsx';
