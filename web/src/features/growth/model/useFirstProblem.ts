import { useEffect, useRef, useState } from 'react';

/** Shows the problems of a form from the first submit on. Each failed submit focuses the first invalid field. */
export function useFirstProblem() {
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [tries]);
  return { element, tried: tries > 0, fail: () => setTries(tries + 1) };
}
