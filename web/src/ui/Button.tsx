import { Spinner } from '#ui/feedback/Spinner.tsx';
import styles from './Button.module.css';
import { UnstyledButton, type UnstyledButtonProps } from './UnstyledButton.tsx';

interface Props extends UnstyledButtonProps {
  /** `danger` for what cannot be undone. @default 'main' */
  variant?: 'main' | 'quiet' | 'danger';
  /** Fills the width of a phone. @default false */
  fullWidth?: boolean;
  /** Shows that the command is running, and ignores presses. @default false */
  busy?: boolean;
}

/**
 * The button of an action that changes something or opens a dialog. Use one `main` for what the screen is for, and
 * `quiet` for the others. Take `TextButton` for a rare action, `IconButton` within a row, and `ButtonLink` to open a
 * screen.
 */
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
