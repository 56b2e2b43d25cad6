import { addDays, msOf } from '../../engine/days.ts';
import type { OrderDetail, OrderItem, Refund } from '../../generated/operations.ts';

export type Order = OrderDetail;
export type Item = OrderItem;

export const isOpen = ({ status }: Refund): boolean => !['refunded', 'rejected', 'withdrawn'].includes(status);

export const isRefunded = ({ status }: Pick<Refund, 'status'>): boolean => status === 'refunded';

export const past = (at: string, now: Date): boolean => msOf(at) <= now.getTime();

export const daysAfter = (at: string, days: number): string => addDays(at.slice(0, 10), days) + at.slice(10);
