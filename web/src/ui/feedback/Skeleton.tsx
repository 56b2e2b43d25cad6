import { useLingui } from '@lingui/react/macro';
import styles from './Skeleton.module.css';

/**
 * Stands where content will be.
 * @param rows how many blocks
 * @param height of a block, so that nothing moves when the content comes
 */
export function Skeleton({ rows, height }: { rows: number; height?: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.skeleton} role="status" aria-label={t`Loading`}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <div key={index} className={styles.block} style={height ? { height } : undefined} />
      ))}
    </div>
  );
}
