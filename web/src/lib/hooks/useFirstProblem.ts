import { useEffect, useRef, useState } from 'react';

const invalidControls = '[aria-invalid="true"], button[data-invalid], [data-invalid] input, [data-invalid] button';

/** Focuses the first invalid field of a form. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(invalidControls);
  // A closed section cannot take the focus.
  const section = first?.closest('details');
  if (section) section.open = true;
  first?.focus();
}

/**
 * Shows the problems of a form after it was first used incomplete. `Form` focuses the first invalid field after a submission,
 * and `fail` does so after anything else that needs the fields.
 * @returns `element`: the ref of the form. `tried`: whether to show the problems. `fail`: reports that fields are invalid.
 *   `reset`: hides the problems again
 */
export function useFirstProblem() {
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFirstProblem(element.current);
  }, [tries]);
  return { element, tried: tries > 0, fail: () => setTries(tries + 1), reset: () => setTries(0) };
}
