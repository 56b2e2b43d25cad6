import { useSyncExternalStore } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { source } from '#platform/device/embedder.ts';
import { useDeferred } from './useDeferred.ts';

// As in `tokens.css`, which reserves the space for it.
const large = matchMedia('(min-width: 1024px)');
const follow = (changed: () => void) => {
  large.addEventListener('change', changed);
  return () => large.removeEventListener('change', changed);
};
const load = async () => (await import('./deferred/Navigation.tsx')).Navigation;

/** Shows the navigation beside the content of a large window. Native apps and the messaging app have their own. */
export function SideNavigation() {
  const isLarge = useSyncExternalStore(follow, () => large.matches);
  // A failure is only tracked, because links on the screens lead to the same places.
  const Navigation = useDeferred(load, isLarge && source === '', () => track('navigation.failed'));
  return Navigation ? <Navigation /> : null;
}
