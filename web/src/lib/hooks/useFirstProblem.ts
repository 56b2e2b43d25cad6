import { useEffect, useRef, useState } from 'react';

const invalidControls = '[aria-invalid="true"], [data-invalid] input, [data-invalid] button';

/**
 * Shows the problems of a form after the first failed submission. Each failed submission focuses the first invalid field.
 * @returns `element`: the ref of the form. `tried`: whether to show the problems. `fail`: reports a failed submission.
 *   `reset`: hides the problems again
 */
export function useFirstProblem() {
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const first = tries > 0 ? element.current?.querySelector<HTMLElement>(invalidControls) : undefined;
    // A closed section cannot take the focus.
    const section = first?.closest('details');
    if (section) section.open = true;
    first?.focus();
  }, [tries]);
  return { element, tried: tries > 0, fail: () => setTries(tries + 1), reset: () => setTries(0) };
}
