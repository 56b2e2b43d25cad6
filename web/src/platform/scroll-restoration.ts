/** The place of the page in its own history, and where each entry was scrolled to. */

const key = 'scrolled';
const handOverKey = 'history-index';
/** How long a page that is still loading is waited for, to scroll to where it was; ms. */
const patience = 5_000;

// An entry without a number is a new one, whatever is kept of another visit in this tab.
let cameBack = history.state?.place !== undefined;
let place: number = history.state?.place ?? takeHandedOver();
const scrolled: Record<number, number> = cameBack ? readKept() : {};
let stopRestoring: (() => void) | undefined;

/** 0 on the entry that the page was opened with: behind it lies nothing of ours. */
export const historyIndex = (): number => place;

/**
 * Tells the page that is about to be loaded in this tab how many entries of ours lie behind it.
 * @param ahead 1 for a new entry, 0 for one that replaces the current one
 */
export function handOverHistoryIndex(ahead: 0 | 1): void {
  try {
    sessionStorage.setItem(handOverKey, String(place + ahead));
  } catch {
    // Without storage the next page takes itself for the first one.
  }
}

/** Numbers the entries of the history, and notes where each is scrolled to. */
export function trackHistory(): void {
  history.scrollRestoration = 'manual';
  number();
  // The router tells of both.
  addEventListener('replaceState', number);
  addEventListener('pushState', () => {
    note();
    goOn();
  });
  addEventListener('popstate', () => {
    const known: number | undefined = history.state?.place;
    // A link to a place on the page makes an entry without the router.
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
  // What was ahead of here is gone.
  delete scrolled[place];
  number();
}

/** Whoever replaces an entry, such as the router, replaces what it holds. */
function number(): void {
  if (history.state?.place !== place) history.replaceState({ ...history.state, place }, '');
}

/** For a screen that has just opened: its top, or where the person left it. */
export function restoreScroll(): void {
  const target = cameBack ? (scrolled[place] ?? 0) : 0;
  stopRestoring?.();
  scrolled[place] = target;
  scrollingArea().scrollTop = target;
  if (scrolledBy() !== target) restore(target);
}

/** The page, or the screen's own area where the page stands still. */
const scrollingArea = (): Element => document.querySelector('main[tabindex]') ?? document.documentElement;

const scrolledBy = (): number => Math.round(scrollingArea().scrollTop);

/** Scrolls there as soon as there is content enough, unless the person scrolls first. */
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

/** Notes how far the screen is scrolled, once it is where it was left. */
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
    // Not kept: the page then opens at its top.
  }
}
