import type { LogisticsInfo, LogisticsStatus, PostalAddress } from '@health-app/sdk';
import { CopyText } from '#domains/order/components/CopyText.tsx';
import { OrderHelp } from '#domains/order/components/OrderHelp.tsx';
import { ParcelView } from '#domains/order/components/ParcelView.tsx';
import { addressText, PostalAddressText } from '#domains/order/components/PostalAddressText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

const parcel: LogisticsInfo = {
  company: 'sf',
  trackingNumber: 'SF1390502276319',
  carrierPhone: '95338',
  status: 'inTransit',
  estimatedArrival: '2026-11-22',
  traces: [
    { at: '2026-11-20T09:12:00+08:00', status: 'inTransit', text: '快件到达【杭州中转场】' },
    { at: '2026-11-19T18:05:00+08:00', status: 'collected', text: '已揽收' },
  ],
};

/** The carrier's notes are untrusted text: markup is not interpreted, and an endless number wraps. */
const heldUp: LogisticsInfo = {
  company: 'other',
  trackingNumber: '9'.repeat(30),
  carrierPhone: null,
  status: 'problem',
  estimatedArrival: null,
  traces: [
    {
      at: '2026-11-20T09:12:00+08:00',
      status: 'problem',
      text: `<b>无法联系收件人</b>${'9876543210'.repeat(6)}`,
    },
  ],
};

/** A reply without its required fields. */
const bareParcel = { status: 'lost' as LogisticsStatus } as LogisticsInfo;

const address: PostalAddress = {
  receiverName: '林晓',
  phoneNumber: '13800001234',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '文三路 1 号',
};

/** A name with a right-to-left mark, and a street longer than a line. */
const longAddress: PostalAddress = {
  ...address,
  receiverName: '\u202Eاسم طويل جدا',
  province: '上海市',
  city: '上海市',
  street: `${'很长的街道名称'.repeat(8)} 1 号`,
};

/** The components of orders and refunds. */
export function OrderParts() {
  const words = useSampleText();
  return (
    <>
      <GalleryPart name="ParcelView">
        {[parcel, heldUp, bareParcel].map((info) => (
          <Card key={info.status} padded>
            <ParcelView parcel={info} />
          </Card>
        ))}
      </GalleryPart>
      <GalleryPart name="PostalAddressText">
        <Card padded>
          <PostalAddressText address={address} phone="138****1234" />
        </Card>
        <Card padded>
          <PostalAddressText address={longAddress} />
        </Card>
        <Card padded>
          <PostalAddressText address={{} as PostalAddress} />
        </Card>
      </GalleryPart>
      <GalleryPart name="CopyText">
        <Card padded>
          <p>
            <CopyText text="order-3011" label={words('Copy the order number', '复制订单号')} />
          </p>
          <p>
            <CopyText text={'8'.repeat(64)} label={words('Copy the long number', '复制长号码')} />
          </p>
          <p>
            <CopyText text={addressText(address)} label={words('Copy the address', '复制地址')}>
              {words('Copy all', '复制全部')}
            </CopyText>
          </p>
        </Card>
      </GalleryPart>
      <GalleryPart name="OrderHelp">
        <OrderHelp orderId="order-3011" form={pathTo('/food-app/feed-back', { orderId: 'order-3011' })} />
      </GalleryPart>
    </>
  );
}
