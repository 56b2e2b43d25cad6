import type { IncomeEntry } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { Price } from '#domains/goods/components/Price.tsx';
import { formatText } from '#lib/format/format.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Badge } from '#ui/Badge.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import typography from '#ui/Typography.module.css';
import { sourceNames } from '../labels.ts';
import styles from './Rows.module.css';

/** Shows income that is not settled yet: the goods, the buyer, the commission and the settlement date. */
export function UnsettledIncomeRow({ entry }: { entry: IncomeEntry }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { title, source, buyer, baseAmount, ratePercent, amount, settlesOn } = entry;
  const name = formatText(buyer);
  const share = format.percent(ratePercent, { atMost: 2 });
  const paid = format.money(baseAmount);
  const day = format.date(settlesOn, 'short');
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <ServerText className={typography.strong} text={title} />
        <Price cents={amount} />
      </p>
      <p className={typography.note}>
        <Badge>{sourceNames[source] ? i18n._(sourceNames[source]) : '—'}</Badge>{' '}
        <Trans>
          <IsolatedName name={name} /> paid {paid}, your share is {share}
        </Trans>
      </p>
      <p className={typography.note}>
        {settlesOn ? <Trans>Settled on {day}</Trans> : <Trans>Waiting for the buyer to receive it</Trans>}
      </p>
    </div>
  );
}
