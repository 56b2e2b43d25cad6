import { useEffect, useRef, useState } from 'react';

/**
 * Delays an action so that it can be undone. It runs once: after the delay, or immediately when the component unmounts or
 * the page is hidden, because a phone may end a hidden page without notice.
 * @param action runs at most once for each `hold`, perhaps after the component has unmounted
 */
export function useDelayedAction(action: () => void) {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const clear = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHeld(false);
  };
  const run = () => {
    if (timer.current === undefined) return;
    clear();
    latest.current();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` reads refs only
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') run();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', run);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', run);
      run();
    };
  }, []);
  return {
    held,
    /** @param time ms */
    hold(time: number) {
      if (timer.current !== undefined) return;
      setHeld(true);
      timer.current = setTimeout(run, time);
    },
    /** Starts the time of a held action anew. @param time ms */
    extend(time: number) {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(run, time);
    },
    undo: clear,
  };
}
