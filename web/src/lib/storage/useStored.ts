import { useCallback, useEffect, useRef, useState } from 'react';

interface ValueStorage<in Key, in Value> {
  get: (key: Key) => unknown;
  set: (key: Key, value: Value) => void;
  remove: (key: Key) => void;
}

/**
 * A stored value as state. It updates when its key changes, or its value in another tab.
 * @param read parses the stored value, which is `undefined` if there is none; must be a stable function
 * @returns the value, and a function that replaces it; `undefined` removes it from the storage
 */
export function useStored<Value, Key extends string>(
  storage: ValueStorage<Key, Value>,
  key: Key,
  read: (stored: unknown) => Value,
) {
  const [value, setValue] = useState(() => read(storage.get(key)));
  // The second of two changes in one event sees the first one.
  const latest = useRef(value);
  const shownKey = useRef(key);
  const show = useCallback((next: Value) => {
    latest.current = next;
    setValue(next);
  }, []);
  useEffect(() => {
    const follow = () => show(read(storage.get(key)));
    if (shownKey.current !== key) follow();
    shownKey.current = key;
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [storage, key, read, show]);
  const change = useCallback(
    (changed: (current: Value) => Value | undefined) => {
      const next = changed(latest.current);
      if (next === undefined) storage.remove(key);
      else storage.set(key, next);
      show(next === undefined ? read(undefined) : next);
    },
    [storage, key, read, show],
  );
  return [value, change] as const;
}
