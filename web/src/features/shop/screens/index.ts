export { FoodGoodsScreen } from './FoodGoodsScreen.tsx';
export { OrderDetailScreen } from './OrderDetailScreen.tsx';
export { OrderListScreen } from './OrderListScreen.tsx';
