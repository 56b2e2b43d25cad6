import styles from './TextButton.module.css';
import { UnstyledButton, type UnstyledButtonProps } from './UnstyledButton.tsx';

/** A button that looks like text, for rarely used actions. Its parent sets the margins. */
export function TextButton({ className, ...rest }: UnstyledButtonProps) {
  return <UnstyledButton {...rest} className={className ? `${styles.button} ${className}` : styles.button} />;
}
