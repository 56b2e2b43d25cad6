import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A swipe ends this long after the last scroll event, ms; not every browser has `scrollend`. */
const settled = 120;

/**
 * Scrolls a row of weeks, each as wide as its container, to the displayed one.
 * @param shown changes with the displayed week
 * @param index its index among the weeks
 * @param go called when a swipe has settled: -1 or 1
 */
export function useWeekScroll(
  shown: string,
  index: number,
  go: (weeks: number) => void,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const swiped = useRef(go);
  useEffect(() => {
    swiped.current = go;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week at the same index must scroll into view as well
  useLayoutEffect(() => {
    const element = scroller.current as HTMLDivElement;
    const show = () => {
      element.scrollLeft = index * element.clientWidth;
    };
    let timer: ReturnType<typeof setTimeout>;
    let held = false;
    let byHand = false;
    const settle = () => {
      if (held) return;
      const weeks = Math.round(element.scrollLeft / element.clientWidth) - index;
      // Browsers also scroll automatically, for example to a match of *Find in page*.
      if (byHand && weeks) swiped.current(weeks);
      else show();
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settled);
    };
    const onTouch = ({ touches }: TouchEvent) => {
      byHand = true;
      held = touches.length > 0;
      onScroll();
    };
    const onWheel = () => {
      byHand = true;
    };
    const passive = { passive: true };
    show();
    const resized = new ResizeObserver(show);
    resized.observe(element);
    element.addEventListener('scroll', onScroll, passive);
    element.addEventListener('wheel', onWheel, passive);
    element.addEventListener('touchstart', onTouch, passive);
    element.addEventListener('touchend', onTouch, passive);
    element.addEventListener('touchcancel', onTouch, passive);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('touchend', onTouch);
      element.removeEventListener('touchcancel', onTouch);
    };
  }, [shown, index]);
  return scroller;
}
