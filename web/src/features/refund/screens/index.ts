import { RefundApply } from './RefundApply.tsx';
import { RefundPage } from './RefundPage.tsx';

/** The screens of refunds, by address. */
export const screens = {
  '/food-app/product/order/refund/apply': RefundApply,
  '/food-app/product/order/refund/detail': RefundPage,
};
