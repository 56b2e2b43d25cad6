/**
 * Gives a phone of the stage its own storages, because all phones have the same origin, whose storages they would share.
 */
import type { AppWindow } from '../app-window.ts';

/** The prefix of the database names, which identifies the databases of earlier phones. */
const prefix = 'stage-';
const own = `${prefix}${Math.random().toString(36).slice(2)}-`;

/** A storage in memory: it survives a reload of the app, and a new phone starts with an empty one. */
class PhoneStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = String(value);
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
  get length(): number {
    return Object.keys(this).length;
  }
}

const storages = { localStorage: new PhoneStorage(), sessionStorage: new PhoneStorage() };

/** Replaces the storages in a document of the app before its code runs. */
export function separateStorage(win: AppWindow): void {
  for (const [name, storage] of Object.entries(storages)) Object.defineProperty(win, name, { get: () => storage });
  const databases = win.indexedDB;
  Object.defineProperty(win, 'indexedDB', {
    value: {
      open: (name: string, version?: number) => databases.open(own + name, version),
      deleteDatabase: (name: string) => databases.deleteDatabase(own + name),
      cmp: (one: unknown, other: unknown) => databases.cmp(one, other),
    },
  });
}

/** Deletes the databases of earlier phones; those of an open phone are deleted when it closes. */
export async function deleteStageDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(prefix)) indexedDB.deleteDatabase(name);
}
