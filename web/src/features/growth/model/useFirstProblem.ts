import { useEffect, useRef, useState } from 'react';

/** From the first try on, a form says what is wrong with it; each try leads to the first field that is. */
export function useFirstProblem() {
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [tries]);
  return { element, tried: tries > 0, fail: () => setTries(tries + 1) };
}
