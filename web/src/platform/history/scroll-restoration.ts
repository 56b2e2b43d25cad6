/** Tracks the page's position in its history, and the scroll position of each entry. */
import { tabStorage } from '#platform/storage.ts';

const key = 'scrolled';
const handOverKey = 'history-index';
/** How long a restoration waits for the content of a loading page; ms. */
const restoreTimeout = 5_000;

// An entry without an index is new, even if storage holds positions of an earlier visit in this tab.
let revisited = history.state?.index !== undefined;
let index: number = history.state?.index ?? tabStorage.get(handOverKey) ?? 0;
tabStorage.remove(handOverKey);
const scrolled: Record<number, number> = (revisited && tabStorage.get(key)) || {};
/** For each entry, the `href` of the link that opened the next one. */
const opened: Record<number, string | null | undefined> = {};
let stopRestoring: (() => void) | undefined;
/**
 * Whether the page has just loaded: it is at its top, and setting the position would cause another layout of its first
 * screen.
 */
let isNewPage = true;

/** Index of the current history entry: 0 is the entry that opened the page, the first one of this app. */
export const historyIndex = (): number => index;

/** Whether the person has come back to the current entry, which restores its scroll position. */
export const isRevisited = (): boolean => revisited;

/**
 * Stores the history index for the next page in this tab.
 * @param ahead 1 for a new entry, 0 for a replacement of the current one
 */
export function handOverHistoryIndex(ahead: 0 | 1): void {
  tabStorage.set(handOverKey, index + ahead);
}

/** Numbers the history entries and records the scroll position of each. */
export function trackHistory(): void {
  history.scrollRestoration = 'manual';
  number();
  // wouter dispatches both events.
  addEventListener('replaceState', number);
  addEventListener('pushState', () => {
    note();
    opened[index] = document.activeElement?.getAttribute('href');
    enterNew();
  });
  addEventListener('popstate', () => {
    const known: number | undefined = history.state?.index;
    // A link to a fragment adds an entry without the router.
    if (known === undefined) return enterNew();
    note();
    index = known;
    revisited = true;
  });
  addEventListener('scroll', note, { passive: true, capture: true });
  addEventListener('pagehide', () => tabStorage.set(key, scrolled));
}

function enterNew(): void {
  index += 1;
  revisited = false;
  // A new entry discards the entries after it.
  delete scrolled[index];
  number();
}

/** The router drops the index when it replaces an entry. */
function number(): void {
  if (history.state?.index !== index) history.replaceState({ ...history.state, index }, '');
}

/** Scrolls a new screen to its top, or to its position at the last visit. */
export function restoreScroll(): void {
  const target = revisited ? (scrolled[index] ?? 0) : 0;
  stopRestoring?.();
  scrolled[index] = target;
  // From now on, screens fade in (see Screen.module.css); the first one is there at once.
  document.documentElement.toggleAttribute('data-navigated', !isNewPage);
  const isAtTop = isNewPage && target === 0;
  isNewPage = false;
  if (isAtTop) return;
  scrollingArea().scrollTop = target;
  const link = revisited && opened[index];
  if (link || scrolledBy() !== target) restore(target, link);
}

/** The scrolling element: the page, or the screen's own area if the page does not scroll. */
const scrollingArea = (): Element => document.querySelector('main[tabindex]') ?? document.documentElement;

const scrolledBy = (): number => Math.round(scrollingArea().scrollTop);

/**
 * Scrolls as soon as there is enough content, then moves the focus to the link that the person had followed, unless the
 * person acts first.
 */
function restore(target: number, href: string | null | undefined | false): void {
  let scrolling = true;
  const attempt = () => {
    if (scrolling) scrollingArea().scrollTop = target;
    scrolling &&= Math.abs(scrolledBy() - target) > 1;
    if (scrolling) return;
    const link = href && document.querySelector<HTMLElement>(`main a[href=${JSON.stringify(href)}]`);
    if (link) link.focus({ preventScroll: true });
    if (link || !href) stop();
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(stop, restoreTimeout);
  const acts = ['wheel', 'touchstart', 'keydown'];
  for (const act of acts) addEventListener(act, stop, { passive: true });
  stopRestoring = stop;
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, stop);
    stopRestoring = undefined;
    note();
  }
}

/** Records the scroll position, except while it is being restored. */
function note(): void {
  if (!stopRestoring) scrolled[index] = scrolledBy();
}
