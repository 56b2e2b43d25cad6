import { type ComponentType, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Router } from 'wouter';
import type { Path } from '#lib/path.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { findRoute, type ScreenRoute } from '#products/route.ts';
import { FrameContext, type ScreenProps } from '#ui/Screen.tsx';
import { SubjectContext } from '#ui/ScreenSubject.tsx';
import { OpenDetailContext } from '#ui/shell-context.ts';
import { openedDetails } from '../opened-details.ts';
import styles from './ListPane.module.css';

interface Props {
  routes: readonly ScreenRoute[];
  /** Renders the screen of a route. */
  Content: ComponentType<{ route: ScreenRoute }>;
  route: ScreenRoute;
  /** Search parameters of the list that follow from the detail. */
  passed: string;
  /** The search parameters of each list at the last visit, by path. */
  searches: Map<string, string>;
  /** Path of the open detail. */
  detail: string;
}

/** The screen of a list beside its open detail. It has an address of its own; that of the page is the detail's. */
export function ListPane({ routes, Content, route, passed, searches, detail }: Props) {
  const [search, setSearch] = useState(passed || (searches.get(route.path) ?? ''));
  const router = useMemo(() => {
    const open = (to: string, options?: { replace?: boolean; state?: object }) => {
      const url = new URL(to, location.href);
      if (url.pathname === route.path) {
        searches.set(route.path, url.search.slice(1));
        return setSearch(url.search.slice(1));
      }
      if (findRoute(routes, url.pathname)?.beside?.list !== route.path) return navigate(to as Path, options);
      // The next detail takes the place of this one, so *Back* leads to the list.
      navigate(to as Path, { ...options, replace: true });
      openedDetails.set(openedDetails.get() + 1);
      scrollTo(0, 0);
    };
    return { hook: (): [string, typeof open] => [route.path, open], searchHook: () => search };
  }, [routes, route, search, searches]);
  return (
    <Router {...router}>
      <OpenDetailContext value={detail as Path}>
        <FrameContext value={Pane}>
          <Content route={route} />
        </FrameContext>
      </OpenDetailContext>
    </Router>
  );
}

const ignoreSubject = () => {};

/** Acts of a person in the list. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The frame of the list: its title and its action, without *Back*. */
function Pane({ title, action, children }: ScreenProps) {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrent(element.current as HTMLElement), []);
  return (
    <section ref={element} className={styles.pane} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      <div className={styles.content}>
        <SubjectContext value={ignoreSubject}>{children}</SubjectContext>
      </div>
    </section>
  );
}

/**
 * Keeps the link of the open detail in view while the list loads, until the person acts in the list.
 * @returns a function that stops it
 */
function scrollToCurrent(pane: HTMLElement): () => void {
  const attempt = () => {
    // The address of a new record has no parameters, and its link is no row of the list.
    const link = pane.querySelector('[aria-current="page"][href*="?"]');
    if (!link) return;
    const { top, bottom } = link.getBoundingClientRect();
    const isVisible = top >= pane.getBoundingClientRect().top && bottom <= innerHeight;
    if (isVisible) return;
    // The list begins with the heading of the link's group rather than with half a card, if the link is near enough to it.
    const group = link.closest('section:has(> h2)')?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
    const bar = pane.firstElementChild?.clientHeight ?? 0;
    pane.scrollTop += top - group < innerHeight / 2 ? group - bar : top - innerHeight / 3;
  };
  const mutations = new MutationObserver(attempt);
  // What loads above the link moves it.
  const sizes = new ResizeObserver(attempt);
  const stop = () => {
    mutations.disconnect();
    sizes.disconnect();
    for (const act of acts) pane.removeEventListener(act, stop);
  };
  mutations.observe(pane, { childList: true, subtree: true });
  sizes.observe(pane.lastElementChild as Element);
  for (const act of acts) pane.addEventListener(act, stop, { passive: true });
  return stop;
}
