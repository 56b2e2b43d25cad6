import { useMemo } from 'react';
import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { addRecentSearch, readRecentSearches, removeRecentSearch } from './recent-searches.ts';

/**
 * The person's recent searches on this device, or only on this page if storage is blocked. The object's identity changes
 * only with its content.
 */
export function useRecentSearches(lookup: string) {
  const [recent, change] = useStored(deviceStorage, usePersonalKey('recent-searches', lookup), readRecentSearches);
  return useMemo(
    () => ({
      recent,
      add: (keyword: string) => change((current) => addRecentSearch(current, keyword)),
      remove: (keyword: string) => change((current) => removeRecentSearch(current, keyword)),
      clear: () => change(() => []),
    }),
    [recent, change],
  );
}
