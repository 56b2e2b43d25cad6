import type { ButtonHTMLAttributes, Ref } from 'react';

export interface UnstyledButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> {
  /** Dims the button and ignores presses. The focus stays, which the attribute would remove. @default false */
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button without a look: the base of all buttons, and of what only one screen has, such as a row that unfolds. */
export function UnstyledButton({ disabled, onClick, ...rest }: UnstyledButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      // A press of a submit button would submit the form.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
