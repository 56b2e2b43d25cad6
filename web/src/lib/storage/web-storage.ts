// Storage for code that runs before the shell has loaded; the SDK's storage belongs to the shell. Private windows and web
// views may block storage.

/** Adds the environment to a key, as the SDK's storage does, because several environments may share an origin. */
export const ownKey = (key: string): string => __KEY_PREFIX__ + key;

/** The keys that the page uses before the shell has loaded. All belong to the device. */
type PageKey = 'locale' | 'reloaded-from' | 'start-reloads';

/** Reads a stored text; `null` if there is none or storage is blocked. */
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

/** Removes the values whose keys, including the environment, match the test. */
export function removeItems(storage: 'localStorage' | 'sessionStorage', test: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window[storage]).filter(test)) window[storage].removeItem(key);
  } catch {
    // A blocked storage contains no values.
  }
}

/**
 * Stores a text.
 * @returns `false` if storage is blocked or full
 */
export function storeItem(storage: 'localStorage' | 'sessionStorage', key: PageKey, text: string): boolean {
  try {
    window[storage].setItem(ownKey(key), text);
    return true;
  } catch {
    return false;
  }
}

/** Returns all keys and texts of a storage; none if it is blocked. */
export function listItems(storage: 'localStorage' | 'sessionStorage'): [key: string, text: string][] {
  try {
    return Object.entries<string>({ ...window[storage] });
  } catch {
    return [];
  }
}
