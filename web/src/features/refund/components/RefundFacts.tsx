import type { OrderDetail, Refund } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { GoodsRow } from '#domains/goods/components/GoodsRow.tsx';
import { GoodsGallery } from '#domains/goodsDetail/components/GoodsGallery.tsx';
import { CopyText } from '#domains/order/components/CopyText.tsx';
import { labelOf } from '#lib/open-value.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { typeNames } from '../labels.ts';
import { AmountFacts } from './RefundAmountSummary.tsx';
import styles from './RefundFacts.module.css';

/** The details of a refund: its goods, the calculation of the amount, the reason, the comment and the pictures. */
export function RefundFacts({ refund, order }: { refund: Refund; order: OrderDetail }) {
  const { t, i18n } = useLingui();
  const { refundId, reason, type, description, pictures } = refund;
  const goodsOf = (id: string) => order.items?.find(({ orderItemId }) => orderItemId === id)?.goods;
  return (
    <>
      <Card title={<Trans>Items</Trans>} padded>
        <ul className={styles.goods}>
          {(refund.items ?? []).map(({ orderItemId, quantity, amount }) => (
            <li key={orderItemId}>
              <GoodsRow
                goods={goodsOf(orderItemId) ?? { name: '', nameEn: '', pictures: [] }}
                price={amount}
                quantity={quantity}
                legalNotice={false}
                allergens={false}
              />
            </li>
          ))}
        </ul>
        <AmountFacts amount={refund} />
      </Card>
      <Card title={<Trans>Your request</Trans>} padded>
        <FactList
          facts={[
            {
              name: <Trans context="refund">Number</Trans>,
              value: <CopyText text={refundId} label={t`Copy the refund’s number`} />,
            },
            { name: <Trans context="refund">Type</Trans>, value: i18n._(labelOf(typeNames, type)) },
            { name: <Trans>Reason</Trans>, value: <ServerText text={reason?.name} en={reason?.nameEn} /> },
            ...(description
              ? [
                  {
                    name: <Trans context="refund">Note to the seller</Trans>,
                    value: <ServerText as="bdi" text={description} />,
                  },
                ]
              : []),
          ]}
        />
        {pictures?.length > 0 && <GoodsGallery pictures={pictures} name={t`Your picture`} />}
      </Card>
    </>
  );
}
