import type { Locator } from '@playwright/test';

/** Counts the taps of a task. Typing does not count. */
export function tapCounter(): { tap: (target: Locator) => Promise<void>; taps: () => number } {
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  return { tap, taps: () => count };
}
