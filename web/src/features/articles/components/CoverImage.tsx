import { useState } from 'react';
import styles from './CoverImage.module.css';

/** The picture above a text. It keeps its space if it does not load. */
export function CoverImage({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.frame}>
      {!failed && <img className={styles.picture} src={src} alt="" onError={() => setFailed(true)} />}
    </div>
  );
}
