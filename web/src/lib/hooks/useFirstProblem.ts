import { useRef, useState } from 'react';

/**
 * Shows the problems of a form after the first failed submission. `Form` focuses the first invalid field.
 * @returns `element`: the ref of the form. `tried`: whether to show the problems. `fail`: reports a failed submission.
 *   `reset`: hides the problems again
 */
export function useFirstProblem() {
  const element = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  return { element, tried, fail: () => setTried(true), reset: () => setTried(false) };
}
