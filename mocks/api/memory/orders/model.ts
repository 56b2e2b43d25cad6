import { addDays } from '../../days.ts';
import type { LogisticsCompany, PaymentMethod } from '../../generated/operations.ts';

/** The order fields that the memory reads. It passes all other fields on. */
export interface Order {
  orderId: string;
  status: 'awaitingPayment' | 'awaitingShipment' | 'shipped' | 'finished' | 'cancelled' | 'closed';
  createdAt: string;
  payBefore: string | null;
  items: Item[];
  amounts: { freight: number; totalAmount: number; refunded: number };
  refundId: string | null;
  refundStatus: Refund['status'] | null;
  actions: string[];
  paymentMethod: PaymentMethod | null;
  autoFinishAt: string | null;
  finishedAt: string | null;
  refundableUntil: string | null;
  endedAt: string | null;
  cancelReason: string | null;
  closeReason: 'unpaid' | 'refunded' | null;
  parcel: Parcel | null;
  /** Newest first; at most one is open. */
  refunds: Refund[];
}

export interface Item {
  orderItemId: string;
  quantity: number;
  paid: number;
  refundedQuantity: number;
  refundingQuantity: number;
  refundableQuantity: number;
}

export interface Refund extends RefundAmount {
  refundId: string;
  orderId: string;
  type: 'refundOnly' | 'returnAndRefund';
  status: 'applied' | 'approved' | 'awaitingReturn' | 'returning' | 'refunded' | 'rejected' | 'withdrawn';
  appliedAt: string;
  /** Oldest first; the last one is the current status. */
  events: { status: Refund['status']; at: string }[];
  refundTo: PaymentMethod;
  expectedBy: string | null;
  returnAddress: unknown;
  returnBefore: string | null;
  parcel: Parcel | null;
}

export interface RefundAmount {
  items: (Asked & { amount: number })[];
  goodsAmount: number;
  freight: number;
  totalAmount: number;
  currency: 'CNY';
}

/** The units of an item in a refund request. */
export interface Asked {
  orderItemId: string;
  quantity: number;
}

export interface Parcel {
  company: LogisticsCompany;
  trackingNumber: string;
  sentAt: string;
}

export const isOpen = ({ status }: Refund): boolean => !['refunded', 'rejected', 'withdrawn'].includes(status);

export const isRefunded = ({ status }: Pick<Refund, 'status'>): boolean => status === 'refunded';

export const past = (at: string, now: Date): boolean => Date.parse(at) <= now.getTime();

export const daysAfter = (at: string, days: number): string => addDays(at.slice(0, 10), days) + at.slice(10);
