import type { Parcel } from './model.ts';

export interface Logistics {
  company: string;
  trackingNumber: string;
  status: string;
  estimatedArrival: string | null;
  /** Newest first. */
  traces: Trace[];
}

interface Trace {
  at: string;
  status: string;
  text: string;
}

/** What the examples tell of a parcel, or that its number was told; and the delivery, once it has been received. */
export function follow(known: Logistics[], parcel: Parcel, receivedAt: string | undefined): Logistics {
  const { company, trackingNumber } = parcel;
  const told = known.find((one) => one.company === company && one.trackingNumber === trackingNumber);
  const registered = { at: parcel.sentAt, status: 'registered', text: '商家或寄件人已填写运单号，等待快递员揽收' };
  const traces = told?.traces ?? [registered];
  if (receivedAt === undefined || traces[0]?.status === 'delivered') {
    return told ?? { company, trackingNumber, status: 'registered', estimatedArrival: null, traces };
  }
  const delivered = { at: receivedAt, status: 'delivered', text: '您的快件已签收，感谢使用' };
  return { company, trackingNumber, status: 'delivered', estimatedArrival: null, traces: [delivered, ...traces] };
}
