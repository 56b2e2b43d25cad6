import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { track } from '#platform/analytics/analytics.ts';
import { source } from '#platform/device/embedder.ts';
import { mediumWindow } from '#ui/medium-window.ts';
import { useDeferred } from './useDeferred.ts';

const load = async () => (await import('./deferred/Navigation.tsx')).Navigation;

/** Shows the navigation beside the content, except on phones. Native apps have their own. */
export function SideNavigation() {
  const isMedium = useMediaQuery(mediumWindow);
  // A failure is only tracked, because links on the screens lead to the same places.
  const Navigation = useDeferred(load, isMedium && source === '', () => track('navigation.failed'));
  return Navigation ? <Navigation /> : null;
}
