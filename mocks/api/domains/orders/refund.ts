import { addDays, moment, msOf, timestamp } from '../../engine/days.ts';
import type { PostalAddress, Refund, RefundAmount, RefundItemInput } from '../../generated/operations.ts';
import { daysAfter, type Item, isOpen, isRefunded, type Order, past } from './model.ts';

const RETURN_DAYS = 7;

/** Number of days from a status to the expected payment. */
const MONEY_DAYS: Partial<Record<Refund['status'], number>> = { applied: 5, approved: 3, returning: 10 };

/** The day of the expected payment after a status; null without an estimate. */
export function expectedBy(status: Refund['status'], at: string): string | null {
  const days = MONEY_DAYS[status];
  return days === undefined ? null : addDays(at.slice(0, 10), days);
}

/** Time that the shop takes for each step; ms. */
const SHOP_TAKES: Partial<Record<Refund['status'], number>> = { applied: 20_000, approved: 20_000, returning: 40_000 };

/** The units of an item in some refunds, with their amount. */
export function taken(refunds: Refund[], { orderItemId }: Pick<Item, 'orderItemId'>) {
  const items = refunds.flatMap(({ items }) => items).filter((item) => item.orderItemId === orderItemId);
  return { quantity: total(items, 'quantity'), amount: total(items, 'amount') };
}

/** The amount of a refund of these units, which must still be refundable. */
export function amountOf({ items, refunds, status, amounts }: Order, asked: RefundItemInput[]): RefundAmount {
  const before = refunds.filter((refund) => isOpen(refund) || isRefunded(refund));
  const quantityOf = ({ orderItemId }: Item) => asked.find((one) => one.orderItemId === orderItemId)?.quantity ?? 0;
  const given = items
    .filter((item) => quantityOf(item) > 0)
    .map((item) => {
      const { quantity, amount } = taken(before, item);
      const all = Math.floor((item.paid * (quantity + quantityOf(item))) / item.quantity);
      return { orderItemId: item.orderItemId, quantity: quantityOf(item), amount: all - amount };
    });
  const isLast = items.every((item) => taken(before, item).quantity + quantityOf(item) === item.quantity);
  const goodsAmount = total(given, 'amount');
  const freight = status === 'awaitingShipment' && isLast ? amounts.freight : 0;
  return { items: given, goodsAmount, freight, totalAmount: goodsAmount + freight, currency: 'CNY' };
}

export function enter(refund: Refund, status: Refund['status'], at: string): void {
  refund.status = status;
  refund.returnBefore = status === 'awaitingReturn' ? daysAfter(at, RETURN_DAYS) : null;
  refund.expectedBy = expectedBy(status, at);
  refund.events.push({ status, at });
}

/** Applies the changes to a refund that result only from time. */
export function expire(refund: Refund, now: Date): void {
  const { returnBefore } = refund;
  if (returnBefore !== null && past(returnBefore, now)) enter(refund, 'withdrawn', returnBefore);
}

/** Applies the shop's steps up to now: it approves every refund. */
export function handle(refund: Refund, returnAddress: PostalAddress | null, now: Date): void {
  const takes = SHOP_TAKES[refund.status];
  const since = refund.events.at(-1)?.at;
  if (takes === undefined || since === undefined) return;
  const due = moment(msOf(since) + takes);
  if (due > now) return;
  const returns = refund.type === 'returnAndRefund';
  if (refund.status !== 'applied') enter(refund, 'refunded', timestamp(due));
  else enter(refund, returns ? 'awaitingReturn' : 'approved', timestamp(due));
  if (returns) refund.returnAddress = returnAddress;
  handle(refund, returnAddress, now);
}

function total<Key extends string>(items: Record<Key, number>[], key: Key): number {
  return items.reduce((sum, item) => sum + item[key], 0);
}
