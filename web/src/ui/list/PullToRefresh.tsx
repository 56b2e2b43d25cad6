import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './PullToRefresh.module.css';
import { followPull, triggerDistance } from './pull-gesture.ts';

interface Props {
  /** @default refetches all queries of the screen */
  onRefresh?: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Refetches the screen's queries when a finger pulls the page down from its top. Keyboard and screen reader users have a
 * button, which is visible while focused.
 */
export function PullToRefresh({ onRefresh, children }: Props) {
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const indicator = useRef<HTMLDivElement>(null);
  const refresh = async () => {
    setRefreshing(true);
    // A failed query reports its own error.
    await (onRefresh?.() ?? client.refetchQueries({ type: 'active' }));
    setRefreshing(false);
  };
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });

  useEffect(() => {
    if (refreshing) return;
    return followPull(area.current as HTMLElement, {
      onPull: (offset) => place(indicator.current as HTMLElement, offset),
      onRelease: (offset) => {
        if (offset >= triggerDistance) void latest.current();
      },
    });
  }, [refreshing]);
  useEffect(() => rest(indicator.current as HTMLElement, refreshing), [refreshing]);

  return (
    <div ref={area} className={styles.area}>
      <div aria-live="polite" className={styles.status}>
        <div ref={indicator} className={`${styles.indicator} ${styles.resting} ${refreshing ? styles.refreshing : ''}`}>
          <RefreshCw aria-hidden="true" size="2rem" />
          {refreshing && (
            <span className="visually-hidden">
              <Trans>Loading again</Trans>
            </span>
          )}
        </div>
      </div>
      <Button variant="quiet" className={styles.button} busy={refreshing} onClick={() => void refresh()}>
        <Trans>Refresh</Trans>
      </Button>
      {children}
    </div>
  );
}

/** Moves the indicator with the finger and turns it in proportion. At 0 it is hidden. */
function place(element: HTMLElement, offset: number): void {
  element.classList.toggle(styles.resting as string, offset === 0);
  element.style.transform = `translateY(${offset}px) rotate(${(offset / triggerDistance) * 360 - 360}deg)`;
  element.style.opacity = String(Math.min(1, offset / triggerDistance));
}

function rest(element: HTMLElement, refreshing: boolean): void {
  place(element, refreshing ? triggerDistance : 0);
  element.classList.add(styles.resting as string);
}
