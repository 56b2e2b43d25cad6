import { useState } from 'react';
import styles from './Thumbnail.module.css';

/** The cover of an article or a course in a row. Nothing stands in its place if it does not load. */
export function Thumbnail({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
  );
}
