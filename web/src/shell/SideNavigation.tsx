import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { track } from '#platform/analytics/analytics.ts';
import { source } from '#platform/device/embedder.ts';
import { useDeferred } from './useDeferred.ts';

// As in `tokens.css`, which reserves the space for it.
const medium = matchMedia('(min-width: 46.5em)');
const load = async () => (await import('./deferred/Navigation.tsx')).Navigation;

/** Shows the navigation beside the content, except on phones. Native apps have their own. */
export function SideNavigation() {
  const isMedium = useMediaQuery(medium);
  // A failure is only tracked, because links on the screens lead to the same places.
  const Navigation = useDeferred(load, isMedium && source === '', () => track('navigation.failed'));
  return Navigation ? <Navigation /> : null;
}
