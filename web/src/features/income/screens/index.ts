export { WithdrawScreen } from './WithdrawScreen.tsx';
