export { AiHomeScreen } from './AiHomeScreen.tsx';
export { FoodHomeScreen } from './FoodHomeScreen.tsx';
