import type { OrderAction, OrderAmounts, OrderDetail, OrderSummary } from '@health-app/sdk';

/** The actions with a button, the most important last, near the thumb. `viewLogistics` has none: the parcel itself is shown. */
const buttons = ['cancel', 'applyRefund', 'confirmFinished', 'pay'] as const satisfies readonly OrderAction[];

export type OrderButton = (typeof buttons)[number];

/** The actions that the server allows, in the order of the buttons. Unknown ones are left out. */
export const buttonsOf = ({ actions }: Pick<OrderSummary, 'actions'>): OrderButton[] =>
  buttons.filter((action) => actions?.includes(action));

/** A line of an order's sum. `refunded` is not part of the sum. */
export interface AmountRow {
  kind: 'goods' | 'discount' | 'freight' | 'total' | 'refunded';
  cents: number;
}

/** The lines of the sum; those before the total add up to it. A discount or a refund of zero is left out. */
export function amountRows({ goodsAmount, discount, freight, totalAmount, refunded }: OrderAmounts): AmountRow[] {
  return [
    { kind: 'goods', cents: goodsAmount },
    ...(discount > 0 ? [{ kind: 'discount', cents: -discount } as const] : []),
    { kind: 'freight', cents: freight },
    { kind: 'total', cents: totalAmount },
    ...(refunded > 0 ? [{ kind: 'refunded', cents: refunded } as const] : []),
  ];
}

/** The total number of units of all items. */
export const unitCount = ({ items }: Pick<OrderSummary, 'items'>): number =>
  (items ?? []).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

/** A stage of an order, with the time at which it was reached. */
export interface Station {
  kind: 'ordered' | 'paid' | 'sent' | 'received';
  at: string | null;
}

/** The stages from the order to the receipt. */
export const stationsOf = ({ createdAt, paidAt, shippedAt, finishedAt }: OrderDetail): Station[] => [
  { kind: 'ordered', at: createdAt ?? null },
  { kind: 'paid', at: paidAt ?? null },
  { kind: 'sent', at: shippedAt ?? null },
  { kind: 'received', at: finishedAt ?? null },
];

export const orderKey = ({ orderId }: Pick<OrderSummary, 'orderId'>): string => orderId;
