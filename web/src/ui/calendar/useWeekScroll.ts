import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** After so many ms without a scroll event a swipe is over; not every browser says so itself. */
const settled = 120;

/**
 * Weeks side by side, as wide as the place they scroll in, of which the shown one is brought into sight.
 * @param shown changes with the week that is shown
 * @param index its place among the weeks
 * @param go told of a swipe once it has come to rest: -1 or 1
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week at the same place is to be brought into sight, too
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
      // Browsers scroll by themselves, too, as when they look for a word.
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
