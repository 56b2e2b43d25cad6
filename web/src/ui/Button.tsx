import { Spinner } from '#ui/feedback/Spinner.tsx';
import styles from './Button.module.css';
import { UnstyledButton, type UnstyledButtonProps } from './UnstyledButton.tsx';

interface Props extends UnstyledButtonProps {
  variant?: 'main' | 'quiet' | 'danger';
  fullWidth?: boolean;
  /** Shows that the command is running, and ignores presses. @default false */
  busy?: boolean;
}

export function Button({ variant = 'main', fullWidth, busy, disabled, className, children, ...rest }: Props) {
  const classes = [styles.button, variant !== 'main' && styles[variant], fullWidth && styles.wide, className];
  return (
    <UnstyledButton
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      disabled={busy || disabled}
    >
      {busy && <Spinner />}
      {children}
    </UnstyledButton>
  );
}
