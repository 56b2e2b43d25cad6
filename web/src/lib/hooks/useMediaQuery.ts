import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches.
 * @param list must be created once, outside the component
 */
export function useMediaQuery(list: MediaQueryList): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
