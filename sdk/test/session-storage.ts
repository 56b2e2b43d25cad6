import { vi } from 'vitest';

/** Gives Node an empty session storage, as a new tab has it. */
export function stubSessionStorage(): void {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
}
