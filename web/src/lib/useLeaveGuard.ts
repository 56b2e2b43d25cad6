import { useEffect, useRef, useState } from 'react';

/** The history state of links to the form: the entry before the form is the list. */
export const fromList = { fromList: true };

/**
 * Asks before a person leaves a form with unsaved changes. Back in the browser, on the phone and on the screen all leave the
 * topmost entry of the history. So a form with changes puts an entry of its own on top and asks when that one is left. The
 * browser itself asks before the page is closed or reloaded.
 * @param openList replaces the form by the list, where the list is not the entry before
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
      // Changed and changed back: only the form's own entry is left to pass.
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
      // Chrome asks only for this.
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
