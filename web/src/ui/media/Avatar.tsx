import { useState } from 'react';
import styles from './Avatar.module.css';
import { colourOf, initialsOf } from './initials.ts';

interface Props {
  name: string;
  src?: string | null;
  /** Diameter, rem. */
  size?: number;
  /** Hides it from screen readers, if the name is beside it. @default false */
  decorative?: boolean;
}

const colours = [styles.brand, styles.fair, styles.plain];

/** In rem, but smaller on a narrow phone with large text, so that the text has space. */
const length = (rem: number) => `min(${rem}rem, ${rem * 3.2}vw)`;

/** A person's picture, or the initials while it loads, if it fails or if there is none. */
export function Avatar({ name: given, src, size = 4.4, decorative }: Props) {
  // A reply may lack it. The row beside the picture says so.
  const name = typeof given === 'string' ? given : '';
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={`${styles.avatar} ${colours[colourOf(name, colours.length)]}`}
      style={{ width: length(size), height: length(size), fontSize: length(size * 0.36) }}
      {...(decorative || !name.trim() ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initialsOf(name)}
      {src && src !== broken && (
        <img className={styles.picture} src={src} alt="" decoding="async" onError={() => setBroken(src)} />
      )}
    </span>
  );
}
