import type { ButtonHTMLAttributes } from 'react';
import styles from './TextButton.module.css';

/** A button that looks like text, for rarely used actions. Its parent sets the margins. */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={className ? `${styles.button} ${className}` : styles.button} />;
}
