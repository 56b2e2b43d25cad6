import { useState } from 'react';
import styles from './Avatar.module.css';
import { colourOf, initialsOf } from './initials.ts';

interface Props {
  name: string;
  src?: string | null;
  /** Diameter, rem. */
  size?: number;
  /** Hides it from screen readers, where the name stands beside it. @default false */
  decorative?: boolean;
}

const colours = [styles.brand, styles.fair, styles.plain];

/** A person's picture; their initials while it loads, if it fails, or without one. */
export function Avatar({ name, src, size = 4.4, decorative }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={`${styles.avatar} ${colours[colourOf(name, colours.length)]}`}
      style={{ width: `${size}rem`, height: `${size}rem`, fontSize: `${size * 0.36}rem` }}
      {...(decorative || !name.trim() ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initialsOf(name)}
      {src && src !== broken && (
        <img className={styles.picture} src={src} alt="" decoding="async" onError={() => setBroken(src)} />
      )}
    </span>
  );
}
