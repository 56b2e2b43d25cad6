import { createStorage, type HealthStorage } from '@health-app/sdk';

/** A storage of the SDK in memory, for tests and simulations. Simulated tabs share one. */
export function memoryStorage(): HealthStorage {
  const values = new Map<string, string>();
  return createStorage('dev', () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
}
