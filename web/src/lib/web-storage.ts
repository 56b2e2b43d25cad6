// Before the shell has loaded, since the SDK's storage belongs to the shell. Storage may be blocked: private windows, web views.

/** A stored text; `null` where there is none or storage is blocked. */
export function readItem(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Removes the values whose keys pass a test. */
export function removeItems(storage: 'localStorage' | 'sessionStorage', test: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window[storage]).filter(test)) window[storage].removeItem(key);
  } catch {
    // Blocked storage holds no values.
  }
}

/**
 * Stores a text.
 * @returns `false` where storage is blocked or full
 */
export function storeItem(storage: 'localStorage' | 'sessionStorage', key: string, text: string): boolean {
  try {
    window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
