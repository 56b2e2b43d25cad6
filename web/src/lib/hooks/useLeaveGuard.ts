import { useEffect, useRef, useState } from 'react';

/** History state of links to the form: the entry behind the form is the list. */
export const fromList = { fromList: true };

/**
 * Asks before the person leaves a form with unsaved changes. *Back* in the browser, on the phone and on the screen all leave
 * the topmost history entry, so a form with changes pushes its own entry and asks when that one is left. Before the page closes
 * or reloads, the browser asks.
 * @param openList replaces the form by the list, for a form without the list behind it
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
      // The changes are undone: only the guard's own entry remains to be left.
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
      event.preventDefault();
      // Chrome asks only with this.
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
