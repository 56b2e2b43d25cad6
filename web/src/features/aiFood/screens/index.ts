export { AiFoodHistoryScreen } from './AiFoodHistoryScreen.tsx';
export { AiFoodListScreen } from './AiFoodListScreen.tsx';
export { AiFoodResultScreen } from './AiFoodResultScreen.tsx';
