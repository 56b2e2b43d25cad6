/** The place of the page in its own history, and where each entry was scrolled to. */

const key = 'scrolled';
/** How long a page that is still loading is waited for, to scroll to where it was; ms. */
const patience = 5_000;

let place: number = history.state?.place ?? 0;
const scrolled: Record<number, number> = readKept();
let cameBack = place in scrolled;
let stopRestoring: (() => void) | undefined;

/** 0 on the entry that the page was opened with: behind it lies nothing of ours. */
export const currentPlace = (): number => place;

/** Numbers the entries of the history, and notes where each is scrolled to. */
export function followHistory(): void {
  history.scrollRestoration = 'manual';
  // The router tells of it.
  addEventListener('pushState', () => {
    place += 1;
    cameBack = false;
    // What was ahead of here is gone.
    delete scrolled[place];
    history.replaceState({ ...history.state, place }, '');
  });
  addEventListener('popstate', () => {
    place = history.state?.place ?? 0;
    cameBack = true;
  });
  addEventListener('scroll', () => !stopRestoring && note(), { passive: true });
  addEventListener('pagehide', keep);
}

/** For a screen that has just opened: its top, or where the person left it. */
export function scrollToPlace(): void {
  stopRestoring?.();
  const target = cameBack ? (scrolled[place] ?? 0) : 0;
  scrollTo(0, target);
  if (Math.round(scrollY) !== target) restore(target);
}

/** Scrolls there as soon as the page is long enough, unless the person scrolls first. */
function restore(target: number): void {
  const observer = new ResizeObserver(() => {
    scrollTo(0, target);
    if (Math.abs(scrollY - target) < 2) stop();
  });
  const timer = setTimeout(stop, patience);
  const acts = ['wheel', 'touchstart', 'keydown'];
  for (const act of acts) addEventListener(act, stop, { passive: true });
  stopRestoring = stop;
  observer.observe(document.body);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, stop);
    stopRestoring = undefined;
    note();
  }
}

function note(): void {
  scrolled[place] = Math.round(scrollY);
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
