import { useState } from 'react';

/**
 * Whether a field has been left as it is wrong: who is still typing is not told so, nor who comes back to a right one.
 * @returns and what the input is to be given
 */
export function useLeft(wrong: boolean): [left: boolean, handlers: { onFocus: () => void; onBlur: () => void }] {
  const [left, setLeft] = useState(false);
  return [left && wrong, { onFocus: () => setLeft(left && wrong), onBlur: () => setLeft(true) }];
}
