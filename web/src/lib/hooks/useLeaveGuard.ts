import { useEffect, useRef, useState } from 'react';
import { areChangesDropped } from '#lib/unsaved-changes.ts';

/** History state of links to the form. It tells that the previous entry is the list. */
export const fromList = { fromList: true };

/**
 * Asks before the person leaves a form with unsaved changes. *Back* in the browser, on the phone and on the screen all
 * leave the topmost history entry, so a form with changes pushes an entry and asks when it is left. Before the page closes
 * or reloads, the browser asks.
 * @param openList replaces the form with the list, if the list is not the previous history entry
 */
export function useLeaveGuard(dirty: boolean, openList: () => void) {
  const [asking, setAsking] = useState(false);
  const leaving = useRef(false);

  useEffect(() => {
    if (dirty) putOnTop();
  }, [dirty]);

  useEffect(() => {
    const back = () => {
      if (leaving.current || isOnTop()) return;
      // The changes were undone, so only the guard's own entry is left to remove.
      if (!dirty) return history.state?.guarded ? history.back() : undefined;
      putOnTop();
      setAsking(true);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [dirty]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (areChangesDropped()) return;
      event.preventDefault();
      // Chrome asks only if this is set.
      event.returnValue = '';
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  const leave = () => {
    leaving.current = true;
    if (history.state?.fromList) history.go(isOnTop() ? -2 : -1);
    else openList();
  };
  return { asking, stay: () => setAsking(false), leave };
}

const isOnTop = (): boolean => history.state?.top === true;

function putOnTop(): void {
  if (isOnTop()) return;
  const { state } = history;
  history.replaceState({ ...state, guarded: true }, '');
  history.pushState({ ...state, top: true }, '');
}
