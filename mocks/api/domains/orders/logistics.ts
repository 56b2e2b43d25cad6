import type { LogisticsCompany, LogisticsInfo, LogisticsTrace, Parcel } from '../../generated/operations.ts';

/** The service numbers of the carriers. */
const carrierPhones: Partial<Record<LogisticsCompany, string>> = {
  sf: '95338',
  zto: '95311',
  yto: '95554',
  sto: '95543',
  yunda: '95546',
  jt: '956025',
  jd: '950616',
  deppon: '95353',
  ems: '11183',
  chinaPost: '11185',
};

/** The events of a parcel in the examples, or else only its registration, then the delivery of a received order. */
export function follow(known: LogisticsInfo[], parcel: Parcel, receivedAt: string | undefined): LogisticsInfo {
  const { company, trackingNumber } = parcel;
  const carrier = { company, trackingNumber, carrierPhone: carrierPhones[company] ?? null };
  const told = known.find((one) => one.company === company && one.trackingNumber === trackingNumber);
  const registered: LogisticsTrace = {
    at: parcel.sentAt,
    status: 'registered',
    text: '商家或寄件人已填写运单号，等待快递员揽收',
  };
  const traces = told?.traces ?? [registered];
  if (receivedAt === undefined || traces[0]?.status === 'delivered') {
    return told ?? { ...carrier, status: 'registered', estimatedArrival: null, traces };
  }
  const delivered: LogisticsTrace = { at: receivedAt, status: 'delivered', text: '您的快件已签收，感谢使用' };
  return { ...carrier, status: 'delivered', estimatedArrival: null, traces: [delivered, ...traces] };
}
