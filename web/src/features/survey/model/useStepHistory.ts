import { useEffect, useRef } from 'react';

/**
 * Makes *Back* of the browser and of the phone go back one step. If there is a previous step, the form pushes a history
 * entry; leaving this entry means to go back.
 * @param hasStepBefore if false, *Back* leaves the screen
 * @param onBack goes back one step
 */
export function useStepHistory(hasStepBefore: boolean, onBack: () => void): void {
  const back = useRef(onBack);
  const removing = useRef(false);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (hasStepBefore) putOnTop();
    else if (isOnTop()) {
      removing.current = true;
      history.back();
    }
  }, [hasStepBefore]);
  useEffect(() => {
    const left = () => {
      if (removing.current) {
        removing.current = false;
        return;
      }
      if (isOnTop() || !hasStepBefore) return;
      putOnTop();
      back.current();
    };
    addEventListener('popstate', left);
    return () => removeEventListener('popstate', left);
  }, [hasStepBefore]);
}

const isOnTop = (): boolean => history.state?.step === true;

function putOnTop(): void {
  if (!isOnTop()) history.pushState({ ...history.state, step: true }, '');
}
