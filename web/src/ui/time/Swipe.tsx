import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Swipe.module.css';
import { SwipeContext } from './swipe-context.ts';

interface Props {
  /** Identifies the content, and sorts as it does in time. Other content slides in from its side. */
  page: string;
  /** Shows the content before; absent if there is none. */
  onEarlier?: (() => void) | undefined;
  /** Shows the content after; absent if there is none. */
  onLater?: (() => void) | undefined;
  children: ReactNode;
}

/** px from which a movement is a swipe and no tap. */
const slop = 10;
/** Share of the width from which a swipe changes the content. */
const enough = 0.2;

/**
 * Content in the order of time, which a finger drags aside to see what is before or after it. A mouse and a keyboard need
 * buttons beside it.
 */
export function Swipe({ page, onEarlier, onLater, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const start = useRef<{ id: number; x: number; y: number; dragging: boolean }>(undefined);
  const [shown, setShown] = useState<{ page: string; side?: 'earlier' | 'later' }>({ page });
  if (page !== shown.page) setShown({ page, side: page < shown.page ? 'earlier' : 'later' });

  const move = (by: number) => {
    const area = element.current as HTMLDivElement;
    // Beyond the last content, the area yields less.
    const canGo = by > 0 ? onEarlier : onLater;
    area.style.transform = by === 0 ? '' : `translateX(${canGo ? by : by / 4}px)`;
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = start;
    if (current?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    if (!current.dragging) {
      if (Math.abs(dx) < slop && Math.abs(dy) < slop) return;
      // A vertical movement scrolls the page.
      if (Math.abs(dy) > Math.abs(dx)) {
        start.current = undefined;
        return;
      }
      current.dragging = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    move(dx);
  };
  const end = (event: PointerEvent, isDone: boolean) => {
    const { current } = start;
    if (current?.id !== event.pointerId) return;
    start.current = undefined;
    if (!current.dragging) return;
    move(0);
    const dx = event.clientX - current.x;
    if (!isDone || Math.abs(dx) < event.currentTarget.clientWidth * enough) return;
    (dx > 0 ? onEarlier : onLater)?.();
  };
  return (
    <SwipeContext value={true}>
      <div
        className={styles.area}
        onPointerDown={(event) => {
          if (event.pointerType !== 'touch' || !event.isPrimary) return;
          start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, dragging: false };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => end(event, true)}
        onPointerCancel={(event) => end(event, false)}
      >
        <div ref={element} key={page} className={shown.side && styles[shown.side]}>
          {children}
        </div>
      </div>
    </SwipeContext>
  );
}
