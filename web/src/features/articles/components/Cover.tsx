import { useState } from 'react';
import styles from './Cover.module.css';

/** The picture above a text. It keeps its space if it does not load. */
export function Cover({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.frame}>
      {!failed && <img className={styles.picture} src={src} alt="" onError={() => setFailed(true)} />}
    </div>
  );
}
