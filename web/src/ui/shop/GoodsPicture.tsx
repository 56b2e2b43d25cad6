import Package from 'lucide-react/icons/package';
import { useState } from 'react';
import styles from './GoodsPicture.module.css';

/**
 * A picture of goods as a square, or of a page's width with `wide`; a parcel while it loads, if it fails, or without one. The name
 * beside it describes it.
 */
export function GoodsPicture({ src, wide }: { src: string | undefined; wide?: boolean }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={wide ? `${styles.frame} ${styles.wide}` : styles.frame} aria-hidden="true">
      <Package size="2.4rem" strokeWidth={1.4} />
      {src && src !== broken && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
