import type { ButtonHTMLAttributes } from 'react';
import styles from './TextButton.module.css';

/** A button that is only words, for what few people need. The place that it stands in sets its margins. */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={className ? `${styles.button} ${className}` : styles.button} />;
}
