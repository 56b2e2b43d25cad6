import styles from './TextButton.module.css';
import { UnstyledButton, type UnstyledButtonProps } from './UnstyledButton.tsx';

/**
 * A button that looks like text. Use it for a rare action beside content, such as *Undo*; its parent sets the margins.
 * Take `Button` if the action is what people come for.
 */
export function TextButton({ className, ...rest }: UnstyledButtonProps) {
  return <UnstyledButton {...rest} className={className ? `${styles.button} ${className}` : styles.button} />;
}
