/** Position of the indicator, px, from which releasing the finger refreshes. */
export const triggerDistance = 64;

const furthest = 96;

/** Position of the indicator, px, for a finger that has moved `distance` px. It approaches a limit. */
export const withResistance = (distance: number): number => furthest * (1 - Math.exp(-Math.max(0, distance) / 140));

interface Pull {
  /** Receives the position of the indicator, px; 0 when the pull ends. */
  onPull: (offset: number) => void;
  onRelease: (offset: number) => void;
}

/**
 * Tracks a finger that moves down while the page is at its top. It only observes: the browser scrolls as usual, without its
 * own pull to refresh.
 */
export function followPull(area: HTMLElement, { onPull, onRelease }: Pull): () => void {
  let start: { x: number; y: number } | undefined;
  let offset = 0;
  const end = () => {
    start = undefined;
    if (offset === 0) return;
    const gone = offset;
    offset = 0;
    onPull(0);
    return gone;
  };
  const onStart = ({ touches, target }: TouchEvent) => {
    end();
    const [touch] = touches;
    const own = !(target as Element).closest('dialog');
    if (touch && touches.length === 1 && window.scrollY <= 0 && own) start = { x: touch.clientX, y: touch.clientY };
  };
  const onMove = ({ touches: [touch] }: TouchEvent) => {
    if (!start || !touch) return;
    const down = touch.clientY - start.y;
    const across = Math.abs(touch.clientX - start.x);
    if (window.scrollY > 0 || (offset === 0 && across > Math.abs(down))) {
      end();
      return;
    }
    offset = withResistance(down - 10);
    onPull(offset);
  };
  const onEnd = () => {
    const gone = end();
    if (gone) onRelease(gone);
  };
  const passive = { passive: true };
  area.addEventListener('touchstart', onStart, passive);
  area.addEventListener('touchmove', onMove, passive);
  area.addEventListener('touchend', onEnd);
  area.addEventListener('touchcancel', end);
  const { overscrollBehaviorY } = document.documentElement.style;
  document.documentElement.style.overscrollBehaviorY = 'contain';
  return () => {
    area.removeEventListener('touchstart', onStart);
    area.removeEventListener('touchmove', onMove);
    area.removeEventListener('touchend', onEnd);
    area.removeEventListener('touchcancel', end);
    document.documentElement.style.overscrollBehaviorY = overscrollBehaviorY;
  };
}
