import { GoodsPage } from './GoodsPage.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderPage } from './OrderPage.tsx';

/** The screens of the shop, by address. */
export const screens = {
  '/food-app/product/detail': GoodsPage,
  '/food-app/product/order/list': OrderList,
  '/food-app/product/order/detail': OrderPage,
};
