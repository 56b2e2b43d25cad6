export { AiHomeScreen } from './AiHomeScreen.tsx';
export { FoodHomeScreen } from './FoodHomeScreen.tsx';
export { GeneralHomeScreen } from './GeneralHomeScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
