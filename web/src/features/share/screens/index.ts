export { ShareScreen } from './ShareScreen.tsx';
