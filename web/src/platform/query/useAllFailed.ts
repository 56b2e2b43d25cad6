import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** A single failure is shown in its own place. */
const many = 2;

/** The `meta` of a query that belongs to no part of the screen, such as one of a banner. */
export const besideScreen = { besideScreen: true };

/** Whether a part of the screen reads the query. */
const isShown = (query: Query): boolean =>
  query.isActive() && query.observers.some(({ options: { meta } }) => !meta?.besideScreen);

const allFailed = (cache: QueryCache): boolean => {
  const shown = cache.getAll().filter(isShown);
  return shown.length >= many && shown.every(({ state }) => state.status === 'error' && state.data === undefined);
};

/** Whether all of a screen's several queries have failed, so that one message replaces the others. */
export function useAllFailed(): boolean {
  const cache = useQueryClient().getQueryCache();
  const follow = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  return useSyncExternalStore(follow, () => allFailed(cache));
}
