import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import styles from './Skeleton.module.css';

/** A block of at least this height is a card with lines of text; rem. */
const leastCard = 9;
/** Height of a line of a card with the space below it, rem. */
const lineHeight = 3.2;

/**
 * A placeholder for content.
 * @param rows number of blocks
 * @param height of a block in rem, equal to the content's, so that nothing moves when it loads; by language if the texts
 * of one take fewer lines
 */
export function Skeleton({ rows, height: given }: { rows: number; height?: string | Record<'en' | 'zh-CN', string> }) {
  const height = typeof given === 'object' ? given[i18n.locale === 'zh-CN' ? 'zh-CN' : 'en'] : given;
  const size = height === undefined ? 0 : Number.parseFloat(height);
  const lines = size < leastCard ? 0 : Math.floor(size / lineHeight) - 1;
  return (
    <div className={styles.skeleton} role="status" aria-label={t`Loading`}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no state
        <div key={row} className={lines > 0 ? styles.card : styles.block} style={height ? { height } : undefined}>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state
            <div key={line} className={styles.line} />
          ))}
        </div>
      ))}
    </div>
  );
}
