import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** A single failure is said in its own place. */
const many = 2;

const allFailed = (cache: QueryCache): boolean => {
  const shown = cache.getAll().filter((query) => query.isActive());
  return shown.length >= many && shown.every(({ state }) => state.status === 'error' && state.data === undefined);
};

/** Whether nothing of a screen with several queries could be loaded: one message then says it for all. */
export function useAllFailed(): boolean {
  const cache = useQueryClient().getQueryCache();
  const follow = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  return useSyncExternalStore(follow, () => allFailed(cache));
}
