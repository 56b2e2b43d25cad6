import { useEffect, useRef, useState } from 'react';
import type { Path } from '../../../lib/path.ts';
import { navigate } from '../../../platform/navigation.ts';

/** Kept in the history by links to the form: behind the form lies the list. */
export const fromList = { fromList: true };

/**
 * Asks before a form with unsaved changes is left. The way back of the browser, of the phone and of the screen are one
 * and the same: they leave the topmost entry of the history. So a form with changes puts an entry of its own on top, whose
 * loss asks. Closing or reloading the page is asked about by the browser itself.
 * @param list address to leave for
 */
export function useLeaveGuard(dirty: boolean, list: Path) {
  const [asking, setAsking] = useState(false);
  const leaving = useRef(false);

  useEffect(() => {
    if (dirty) putOnTop();
  }, [dirty]);

  useEffect(() => {
    const back = () => {
      if (leaving.current || isOnTop()) return;
      // Changed and changed back: nothing to ask, only the entry to get over.
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
    else navigate(list, { replace: true });
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
