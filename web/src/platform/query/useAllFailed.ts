import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** A single failure is shown in its own place. */
const many = 2;

const allFailed = (cache: QueryCache): boolean => {
  const shown = cache.getAll().filter((query) => query.isActive());
  return shown.length >= many && shown.every(({ state }) => state.status === 'error' && state.data === undefined);
};

/** Whether all of a screen's several queries have failed, so that one message replaces the others. */
export function useAllFailed(): boolean {
  const cache = useQueryClient().getQueryCache();
  const follow = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  return useSyncExternalStore(follow, () => allFailed(cache));
}
