import { useLingui as useRuntime } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/client.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { Price } from '../../../ui/shop/Price.tsx';
import { useLanguage } from '../model/useLanguage.ts';
import styles from './GoodsCard.module.css';
import type { Lookup } from './lookups.tsx';

/** Goods of the shop that suit this lookup. */
export function GoodsCard({ lookup }: { lookup: Lookup }) {
  const { i18n } = useRuntime();
  const language = useLanguage();
  const goods = useQuery(queries.lookup.healthDataGoodsList({ healthDataType: lookup.goods }));
  return (
    <QueryView
      query={goods}
      skeleton={<Skeleton rows={1} height="28rem" />}
      isEmpty={({ length }) => length === 0}
      empty={null}
    >
      {(list) => (
        <Card title={i18n._(lookup.goodsTitle)} padded>
          <ul className={styles.goods}>
            {list.map((one) => (
              <li key={one.goodsId} className={styles.one}>
                <img className={styles.picture} src={one.pictures[0]} alt="" width="64" height="64" loading="lazy" />
                <div className={styles.text}>
                  <p className={styles.name}>{language === 'en' ? one.nameEn : one.name}</p>
                  <p className={styles.purpose}>{language === 'en' ? one.purposeEn : one.purpose}</p>
                  <p className={styles.price}>
                    <Price cents={one.price} />
                    {!one.inStock && (
                      <Badge>
                        <Trans>Sold out</Trans>
                      </Badge>
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  );
}
