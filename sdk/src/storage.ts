import { type Environment, environmentCodes } from './hosts.ts';
import { callback, check, oneOf, type Rule } from './validate.ts';

/** Storage of small values by key. */
export interface HealthStorage {
  /** Returns the value, or `undefined` if there is none or it cannot be read. */
  get<Value>(key: string): Value | undefined;
  /** Stores a JSON value. */
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/** The required part of a browser's storage. Its own type is missing in a project without the DOM library. */
export interface StorageBackend {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Creates a storage whose keys start with the environment's code, e.g. `3:tid`, which separates environments on one origin
 * (spec, section 4). If the browser's storage is full, blocked or absent, values are kept until the page closes.
 * @param backend returns the browser's storage; by default local storage
 * @throws {TypeError} for an unknown environment, or a backend that is not a function
 */
export function createStorage(
  environment: Environment,
  backend: () => StorageBackend = () => localStorage,
): HealthStorage {
  check('environment', environment, oneOf(Object.keys(environmentCodes)));
  check('backend', backend, callback);
  const memory = new Map<string, string>();
  const prefixed = (key: string) => `${environmentCodes[environment]}:${key}`;
  // Where the storage is blocked, even a reference to it throws.
  const attempt = <Result>(use: (storage: StorageBackend) => Result): Result | undefined => {
    try {
      return use(backend());
    } catch {
      return undefined;
    }
  };
  return {
    get<Value>(key: string) {
      const text = memory.get(prefixed(key)) ?? attempt((storage) => storage.getItem(prefixed(key)));
      try {
        return typeof text === 'string' ? (JSON.parse(text) as Value) : undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      const text = JSON.stringify(value);
      const kept = attempt((storage) => {
        storage.setItem(prefixed(key), text);
        return true;
      });
      if (kept) memory.delete(prefixed(key));
      else memory.set(prefixed(key), text);
    },
    remove(key) {
      memory.delete(prefixed(key));
      attempt((storage) => storage.removeItem(prefixed(key)));
    },
  };
}

export const storageRule: Rule = [
  (value: unknown) => {
    const { get, set, remove } = Object(value) as Partial<HealthStorage>;
    return [get, set, remove].every((method) => typeof method === 'function');
  },
  'a HealthStorage',
];
