import { useFormat } from '#lib/format/useFormat.ts';
import styles from './Price.module.css';

interface Props {
  /** Whole cents of CNY; a missing amount shows as "—". */
  cents: number | null | undefined;
  /** `large`: the price at the head of a page, with a smaller symbol and smaller decimals. @default inherited */
  size?: 'large';
}

/** Shows an amount of money. Tabular figures align in a column. */
export function Price({ cents, size }: Props) {
  const format = useFormat();
  const text = format.money(cents);
  // Only a large price has parts, because some screen readers stop between them.
  const [, symbol = '', whole = text, decimals = ''] = (size && /^(−?¥)(.*\d)([.,]\d\d)$/.exec(text)) || [];
  return (
    <span className={size === 'large' ? `${styles.price} ${styles.large}` : styles.price}>
      <span className={styles.amount}>
        {symbol && <span className={styles.small}>{symbol}</span>}
        {whole}
        {decimals && <span className={styles.small}>{decimals}</span>}
      </span>
    </span>
  );
}
