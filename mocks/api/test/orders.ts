import { freshWorld } from './world.ts';

/** A new world, and the calls of the orders domain. */
export function freshOrders() {
  const { ask, clock, wait, examples } = freshWorld();
  const details = examples
    .names('orders.detail')
    .filter((name) => !name.startsWith('fail'))
    .map((name) => examples.data('orders.detail', name));
  const list = (input: object) => ask('orders.list', { tab: 'all', pageNum: 1, pageSize: 10, ...input });
  const detail = (orderId: string) => ask('orders.detail', { orderId });
  const cancel = (orderId: string) => ask('orders.cancel', { orderId, reason: 'tooExpensive' });
  const confirm = (orderId: string) => ask('orders.confirmFinished', { orderId });
  return { ask, clock, wait, examples, details, list, detail, cancel, confirm };
}
