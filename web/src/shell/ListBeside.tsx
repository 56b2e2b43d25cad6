import { type ComponentType, useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { track } from '#platform/analytics/analytics.ts';
import { source } from '#platform/device/embedder.ts';
import { missingRequirement } from '#platform/routing/requirement.ts';
import { useSession } from '#platform/session/session.ts';
import type { ScreenRoute } from '#products/route.ts';
import { mediumWindow } from '#ui/medium-window.ts';
import { listBeside } from './list-beside.ts';
import { useDeferred } from './useDeferred.ts';

const load = async () => (await import('./deferred/ListPane.tsx')).ListPane;

/** The search parameters of each list at the last visit, by path. */
const searches = new Map<string, string>();

interface Props {
  routes: ScreenRoute[];
  /** Renders the screen of a route. */
  Content: ComponentType<{ route: ScreenRoute }>;
}

/** Keeps the list of the open detail beside it, except on phones. */
export function ListBeside({ routes, Content }: Props) {
  const [pathname] = useLocation();
  const search = useSearch();
  const isMedium = useMediaQuery(mediumWindow);
  const { user, ready } = useSession();
  const beside = source === '' ? listBeside(routes, pathname, search) : undefined;
  // The detail asks a person without access for it.
  const isOpen = beside !== undefined && !(ready && missingRequirement(beside.route.access, user));
  useLayoutEffect(() => {
    searches.set(pathname, search);
    document.documentElement.toggleAttribute('data-pane', isOpen);
  }, [pathname, search, isOpen]);
  // A failure is only tracked, because *Back* leads to the list.
  const ListPane = useDeferred(load, isOpen && ready && isMedium, () => track('pane.failed'));
  if (!ListPane || !beside) return null;
  const { route, passed } = beside;
  return (
    <ListPane
      key={`${route.path}?${passed}`}
      routes={routes}
      Content={Content}
      route={route}
      passed={passed}
      detail={`${pathname}${search && '?'}${search}`}
      searches={searches}
    />
  );
}
