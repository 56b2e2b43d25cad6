import { t } from '@lingui/core/macro';
import styles from './Skeleton.module.css';

/**
 * A placeholder for content.
 * @param rows number of blocks
 * @param height of a block, equal to the content's, so that nothing moves when it loads
 */
export function Skeleton({ rows, height }: { rows: number; height?: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={t`Loading`}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no state
        <div key={index} className={styles.block} style={height ? { height } : undefined} />
      ))}
    </div>
  );
}
