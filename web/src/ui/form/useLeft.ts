import { useRef, useState } from 'react';

/** ms from leaving a field to what it says then: at once, it would push what is being pressed away from under the finger. */
export const pressTime = 200;

/**
 * Whether a field has been left as it is wrong: who is still typing is not told so, nor who comes back to a right one.
 * @returns and what the input is to be given
 */
export function useLeft(wrong: boolean): [left: boolean, handlers: { onFocus: () => void; onBlur: () => void }] {
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
