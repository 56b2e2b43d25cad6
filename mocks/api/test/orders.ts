import type { OrderDetail, OrderPage } from '../generated/operations.ts';
import { freshWorld } from './world.ts';

/** A new world, and the calls of the orders domain. */
export function freshOrders() {
  const { ask, clock, examples } = freshWorld();
  const details = examples
    .names('orders.detail')
    .filter((name) => !name.startsWith('fail'))
    .map((name) => examples.data<OrderDetail>('orders.detail', name));
  const list = (input: object) => ask<OrderPage>('orders.list', { tab: 'all', pageNum: 1, pageSize: 10, ...input });
  const detail = (orderId: string) => ask<OrderDetail>('orders.detail', { orderId });
  const cancel = (orderId: string) => ask<OrderDetail | string>('orders.cancel', { orderId, reason: 'tooExpensive' });
  const confirm = (orderId: string) => ask<OrderDetail | string>('orders.confirmFinished', { orderId });
  return { ask, clock, examples, details, list, detail, cancel, confirm };
}
