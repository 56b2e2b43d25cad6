import { useState } from 'react';
import styles from './Thumbnail.module.css';

/** The cover of an article or a course in a row. Renders nothing if the image fails to load. */
export function Thumbnail({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
  );
}
