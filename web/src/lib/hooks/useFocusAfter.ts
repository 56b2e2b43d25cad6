import { useLayoutEffect } from 'react';

/**
 * Moves the focus to the screen's title when the focused element disappears, so that keyboard and screen reader users
 * continue from there.
 */
export function useFocusAfter(): void {
  // Directly after the update that removes the element, before `keepFocus` looks for the next control.
  useLayoutEffect(() => () => queueMicrotask(focusTitleIfLost), []);
}

/** Focuses the screen's title if the focused element has disappeared. */
export function focusTitleIfLost(): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (lost) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
