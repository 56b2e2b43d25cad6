import { Trans } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import styles from './PullToRefresh.module.css';
import { followPull, triggerAt } from './pull.ts';

/**
 * A finger that pulls the page down from its top has the content fetched again. Whoever has no finger has a button, which shows
 * itself to the keyboard.
 */
export function PullToRefresh({ onRefresh, children }: { onRefresh: () => Promise<unknown>; children: ReactNode }) {
  const [refreshing, setRefreshing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const indicator = useRef<HTMLDivElement>(null);
  const refresh = async () => {
    setRefreshing(true);
    // What has failed says so in its own place.
    await onRefresh().catch(() => {});
    setRefreshing(false);
  };
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });

  useEffect(() => {
    if (refreshing) return;
    return followPull(area.current as HTMLElement, {
      onPull: (way) => place(indicator.current as HTMLElement, way),
      onRelease: (way) => {
        if (way >= triggerAt) void latest.current();
      },
    });
  }, [refreshing]);
  useEffect(() => rest(indicator.current as HTMLElement, refreshing), [refreshing]);

  return (
    <div ref={area} className={styles.area}>
      <div role="status" className={styles.status}>
        <div ref={indicator} className={`${styles.indicator} ${styles.resting} ${refreshing ? styles.refreshing : ''}`}>
          <RefreshCw aria-hidden="true" size="2rem" />
          {refreshing && (
            <span className="visually-hidden">
              <Trans>Loading again</Trans>
            </span>
          )}
        </div>
      </div>
      <Button variant="quiet" className={styles.button} busy={refreshing} onClick={refresh}>
        <Trans>Refresh</Trans>
      </Button>
      {children}
    </div>
  );
}

/** Under the finger; turned, so that one sees how far it still is. 0: out of sight. */
function place(element: HTMLElement, way: number): void {
  element.classList.toggle(styles.resting as string, way === 0);
  element.style.transform = `translateY(${way}px) rotate(${(way / triggerAt) * 360 - 360}deg)`;
  element.style.opacity = String(Math.min(1, way / triggerAt));
}

function rest(element: HTMLElement, refreshing: boolean): void {
  place(element, refreshing ? triggerAt : 0);
  element.classList.add(styles.resting as string);
}
