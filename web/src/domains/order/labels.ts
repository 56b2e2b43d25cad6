/** Names of the enumerations that the screens of orders and refunds share. */
import type { LogisticsCompany, LogisticsStatus, RefundStatus } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#ui/Badge.tsx';

export const refundStatusNames: Record<RefundStatus, MessageDescriptor> = {
  applied: msg({ context: 'refund', message: 'Requested' }),
  approved: msg({ context: 'refund', message: 'Approved, refund on its way' }),
  awaitingReturn: msg({ context: 'refund', message: 'Return the items' }),
  returning: msg({ context: 'refund', message: 'Parcel on its way back' }),
  refunded: msg({ context: 'refund', message: 'Refunded' }),
  rejected: msg({ context: 'refund', message: 'Rejected' }),
  withdrawn: msg({ context: 'refund', message: 'Withdrawn' }),
};

export const refundTones: Record<RefundStatus, Tone> = {
  applied: 'plain',
  approved: 'good',
  awaitingReturn: 'fair',
  returning: 'plain',
  refunded: 'good',
  rejected: 'poor',
  withdrawn: 'plain',
};

export const carrierNames: Record<LogisticsCompany, MessageDescriptor> = {
  sf: msg`SF Express`,
  zto: msg`ZTO Express`,
  yto: msg`YTO Express`,
  sto: msg`STO Express`,
  yunda: msg`Yunda Express`,
  jt: msg`J&T Express`,
  jd: msg`JD Logistics`,
  deppon: msg`Deppon Express`,
  ems: msg`EMS`,
  chinaPost: msg`China Post`,
  other: msg`Another carrier`,
};

export const parcelStatusNames: Record<LogisticsStatus, MessageDescriptor> = {
  registered: msg({ context: 'parcel', message: 'Registered, not collected yet' }),
  collected: msg({ context: 'parcel', message: 'Collected' }),
  inTransit: msg({ context: 'parcel', message: 'On its way' }),
  outForDelivery: msg({ context: 'parcel', message: 'With the courier' }),
  problem: msg({ context: 'parcel', message: 'Held up' }),
  delivered: msg({ context: 'parcel', message: 'Delivered' }),
};
