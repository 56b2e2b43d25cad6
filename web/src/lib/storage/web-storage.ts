// Before the shell has loaded, since the SDK's storage belongs to the shell. Storage may be blocked: private windows, web views.

/** The key of a stored thing, with the environment as in the SDK's storage: several may share an origin. */
export const ownKey = (key: string): string => __KEY_PREFIX__ + key;

/** The keys of what the page stores before the shell has loaded; all are the device's. */
type PageKey = 'locale' | 'reloaded-from' | 'start-reloads';

/** A stored text; `null` where there is none or storage is blocked. */
export function readItem(storage: 'localStorage' | 'sessionStorage', key: PageKey): string | null {
  try {
    return window[storage].getItem(ownKey(key));
  } catch {
    return null;
  }
}

/** Removes a value. */
export const removeItem = (storage: 'localStorage' | 'sessionStorage', key: PageKey): void =>
  removeItems(storage, (one) => one === ownKey(key));

/** Removes the values whose keys, with the environment, pass a test. */
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
export function storeItem(storage: 'localStorage' | 'sessionStorage', key: PageKey, text: string): boolean {
  try {
    window[storage].setItem(ownKey(key), text);
    return true;
  } catch {
    return false;
  }
}

/** All keys and texts of a storage; none where it is blocked. */
export function listItems(storage: 'localStorage' | 'sessionStorage'): [key: string, text: string][] {
  try {
    return Object.entries<string>({ ...window[storage] });
  } catch {
    return [];
  }
}
