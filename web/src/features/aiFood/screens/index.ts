export { AiFoodListScreen } from './AiFoodListScreen.tsx';
export { AiFoodResultScreen } from './AiFoodResultScreen.tsx';
