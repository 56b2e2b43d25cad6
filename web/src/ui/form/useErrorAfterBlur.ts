import { useRef, useState } from 'react';

/** Delay of the error after leaving a field, ms. Without it, the error would move a button during the tap. */
export const pressTime = 200;

/**
 * Whether the person has left a field with an invalid value. Input or a valid value resets it.
 * @returns the state, and handlers for the input
 */
export function useErrorAfterBlur(
  wrong: boolean,
): [left: boolean, handlers: { onFocus: () => void; onBlur: () => void }] {
  const [left, setLeft] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onFocus = () => {
    clearTimeout(timer.current);
    setLeft(left && wrong);
  };
  const onBlur = () => {
    timer.current = setTimeout(setLeft, pressTime, true);
  };
  return [left && wrong, { onFocus, onBlur }];
}
