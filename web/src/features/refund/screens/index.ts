export { RefundApplyScreen } from './RefundApplyScreen.tsx';
export { RefundDetailScreen } from './RefundDetailScreen.tsx';
