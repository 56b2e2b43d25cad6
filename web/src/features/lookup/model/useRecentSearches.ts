import { useMemo, useState } from 'react';
import { deviceStorage as storage } from '../../../platform/storage.ts';
import { forget, readRecent, remember } from './recent.ts';

/** The recent searches on this device, or on this page where storage is blocked. The object is stable until they change. */
export function useRecentSearches(lookup: string) {
  const key = `recent-searches:${lookup}`;
  const [recent, setRecent] = useState(() => readRecent(storage.get(key)));
  return useMemo(() => {
    const change = (next: string[]) => {
      setRecent(next);
      storage.set(key, next);
    };
    return {
      recent,
      add: (keyword: string) => change(remember(recent, keyword)),
      remove: (keyword: string) => change(forget(recent, keyword)),
      clear: () => change([]),
    };
  }, [key, recent]);
}
