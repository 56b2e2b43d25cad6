import { useEffect } from 'react';

/** When what has the focus goes away with its command, a keyboard and a screen reader go on from the screen's title. */
export function useFocusAfter(): void {
  useEffect(() => () => void setTimeout(focusTitleIfLost), []);
}

/** Gives the focus to the screen's title where it went away with what had it. */
export function focusTitleIfLost(): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (lost) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
