import Package from 'lucide-react/icons/package';
import { useState } from 'react';
import styles from './GoodsPicture.module.css';

export type PictureShape = 'small' | 'square' | 'landscape';

/**
 * A picture of goods: a small square, or the full page width as a square or 16:9. Shows a parcel icon while it loads, if it
 * fails or if there is none. The name beside it serves as its description.
 */
export function GoodsPicture({ src, shape = 'small' }: { src: string | undefined; shape?: PictureShape }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.frame} data-shape={shape} aria-hidden="true">
      <Package size="2.4rem" strokeWidth={1.4} />
      {src && src !== broken && (
        <>
          {shape !== 'small' && (
            <img className={styles.surroundings} src={src} alt="" loading="lazy" decoding="async" />
          )}
          <img
            className={styles.picture}
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(src)}
          />
        </>
      )}
    </span>
  );
}
