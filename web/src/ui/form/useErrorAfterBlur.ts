import { useRef, useState } from 'react';

/** Delay of the error after leaving a field, ms: shown at once, it would move a button that the finger is pressing. */
export const pressTime = 200;

/**
 * Whether the person has left a field in an invalid state. Typing and a return to a valid value clear it.
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
