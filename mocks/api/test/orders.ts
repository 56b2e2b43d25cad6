import { freshWorld } from './world.ts';

export interface Goods {
  goodsId: string;
  price: number;
  inStock: boolean;
  stock: number;
}

export interface Item {
  orderItemId: string;
  goods: Goods;
  quantity: number;
  unitPrice: number;
  amount: number;
  discount: number;
  paid: number;
  refundedQuantity: number;
  refundingQuantity: number;
  refundableQuantity: number;
}

export interface Refund {
  refundId: string;
  status: string;
  items: { orderItemId: string; quantity: number; amount: number }[];
  goodsAmount: number;
  freight: number;
  totalAmount: number;
  events: { status: string; at: string }[];
  refundTo: { channel: string; account: string };
  expectedBy: string | null;
  returnBefore: string | null;
  returnAddress: object | null;
}

export interface Order {
  orderId: string;
  status: string;
  items: Item[];
  amounts: { goodsAmount: number; discount: number; freight: number; totalAmount: number; refunded: number };
  refundStatus: string | null;
  payBefore: string | null;
  actions: string[];
}

export interface OrderDetail extends Order {
  paymentMethod: { channel: string; account: string } | null;
  endedAt: string | null;
  refundableUntil: string | null;
  refunds: Refund[];
}

export interface Page {
  total: number;
  hasMore: boolean;
  counts: Record<string, number>;
  list: Order[];
}

/** A new world of orders, and its calls. */
export function freshOrders() {
  const { ask, clock, examples } = freshWorld();
  const details = examples
    .names('orders.detail')
    .filter((name) => !name.startsWith('fail'))
    .map((name) => examples.data<OrderDetail>('orders.detail', name));
  const list = (input: object) => ask<Page>('orders.list', { tab: 'all', pageNum: 1, pageSize: 10, ...input });
  const detail = (orderId: string) => ask<OrderDetail>('orders.detail', { orderId });
  const cancel = (orderId: string) => ask<OrderDetail | string>('orders.cancel', { orderId, reason: 'tooExpensive' });
  const confirm = (orderId: string) => ask<OrderDetail | string>('orders.confirmFinished', { orderId });
  return { ask, clock, examples, details, list, detail, cancel, confirm };
}
