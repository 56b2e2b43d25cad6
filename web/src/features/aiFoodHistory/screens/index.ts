export { AiFoodHistoryScreen } from './AiFoodHistoryScreen.tsx';
