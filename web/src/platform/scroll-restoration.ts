/** The page's position in its history, and the scroll position of each entry. */

const key = 'scrolled';
const handOverKey = 'history-index';
/** How long restoring waits for the content of a loading page; ms. */
const patience = 5_000;

// An entry without an index is new, even if storage holds positions of an earlier visit in this tab.
let cameBack = history.state?.place !== undefined;
let place: number = history.state?.place ?? takeHandedOver();
const scrolled: Record<number, number> = cameBack ? readKept() : {};
let stopRestoring: (() => void) | undefined;

/** Index of the current history entry: 0 is the entry that opened the page, and no entry of this app lies behind it. */
export const historyIndex = (): number => place;

/**
 * Stores the history index for the next page in this tab.
 * @param ahead 1 for a new entry, 0 for a replacement of the current one
 */
export function handOverHistoryIndex(ahead: 0 | 1): void {
  try {
    sessionStorage.setItem(handOverKey, String(place + ahead));
  } catch {
    // Without storage the next page starts at index 0.
  }
}

/** Numbers the history entries and records the scroll position of each. */
export function trackHistory(): void {
  history.scrollRestoration = 'manual';
  number();
  // wouter dispatches both events.
  addEventListener('replaceState', number);
  addEventListener('pushState', () => {
    note();
    goOn();
  });
  addEventListener('popstate', () => {
    const known: number | undefined = history.state?.place;
    // A link to a fragment of the page adds an entry without the router.
    if (known === undefined) return goOn();
    note();
    place = known;
    cameBack = true;
  });
  addEventListener('scroll', note, { passive: true, capture: true });
  addEventListener('pagehide', keep);
}

function goOn(): void {
  place += 1;
  cameBack = false;
  // A new entry discards those ahead of it.
  delete scrolled[place];
  number();
}

/** The router drops the index when it replaces an entry. */
function number(): void {
  if (history.state?.place !== place) history.replaceState({ ...history.state, place }, '');
}

/** Scrolls a newly opened screen to its top, or to its position at the last visit. */
export function restoreScroll(): void {
  const target = cameBack ? (scrolled[place] ?? 0) : 0;
  stopRestoring?.();
  scrolled[place] = target;
  scrollingArea().scrollTop = target;
  if (scrolledBy() !== target) restore(target);
}

/** The scrolling element: the page, or the screen's own area where the page does not scroll. */
const scrollingArea = (): Element => document.querySelector('main[tabindex]') ?? document.documentElement;

const scrolledBy = (): number => Math.round(scrollingArea().scrollTop);

/** Scrolls as soon as there is enough content, unless the person scrolls first. */
function restore(target: number): void {
  const observer = new MutationObserver(() => {
    scrollingArea().scrollTop = target;
    if (Math.abs(scrolledBy() - target) < 2) stop();
  });
  const timer = setTimeout(stop, patience);
  const acts = ['wheel', 'touchstart', 'keydown'];
  for (const act of acts) addEventListener(act, stop, { passive: true });
  stopRestoring = stop;
  observer.observe(document.body, { childList: true, subtree: true });

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
  if (!stopRestoring) scrolled[place] = scrolledBy();
}

function takeHandedOver(): number {
  try {
    const index = Number(sessionStorage.getItem(handOverKey));
    sessionStorage.removeItem(handOverKey);
    return Number.isSafeInteger(index) && index > 0 ? index : 0;
  } catch {
    return 0;
  }
}

function readKept(): Record<number, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(scrolled));
  } catch {
    // Without storage the next page opens at its top.
  }
}
