import type { JsonStorage } from './json-storage.ts';

/** A storage in memory, for tests and simulations. Simulated tabs share one. */
export function memoryStorage(): JsonStorage {
  const values = new Map<string, string>();
  return {
    get(key) {
      const text = values.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    set: (key, value) => void values.set(key, JSON.stringify(value)),
    remove: (key) => void values.delete(key),
  };
}
