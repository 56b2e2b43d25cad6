import { useMemo, useState } from 'react';
import { health } from '../../api.ts';
import { forget, readRecent, remember } from './model/recent.ts';

/** What was searched for on this device; where storage is blocked, in this visit. */
export function useRecentSearches(lookup: string) {
  const key = `${health.environment}:recent-searches:${lookup}`;
  const [recent, setRecent] = useState(() => readRecent(read(key)));
  return useMemo(() => {
    const change = (next: string[]) => {
      setRecent(next);
      write(key, next);
    };
    return {
      recent,
      add: (keyword: string) => change(remember(recent, keyword)),
      remove: (keyword: string) => change(forget(recent, keyword)),
      clear: () => change([]),
    };
  }, [key, recent]);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, recent: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Blocked or full: the state has them.
  }
}
