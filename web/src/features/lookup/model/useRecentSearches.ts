import { useMemo, useState } from 'react';
import { deviceStorage as storage } from '../../../platform/storage.ts';
import { forget, readRecent, remember } from './recent.ts';

/** What was searched for on this device; where storage is blocked, on this page. The same object until that changes. */
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
