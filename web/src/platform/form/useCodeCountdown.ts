import { createCodeCountdown, createStorage } from '@health-app/sdk';
import { useEffect, useMemo, useState } from 'react';
import { environment } from '#platform/config.ts';

/**
 * Returns the seconds until the person can request another code. The countdown uses the wall clock and survives a reload.
 */
export function useCodeCountdown(purpose: string): [secondsLeft: number, start: () => void] {
  const countdown = useMemo(() => createCodeCountdown(createStorage(environment), purpose), [purpose]);
  const [secondsLeft, setSecondsLeft] = useState(countdown.secondsLeft);
  const counting = secondsLeft > 0;
  useEffect(() => {
    const tick = () => setSecondsLeft(countdown.secondsLeft());
    tick();
    if (!counting) return;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [countdown, counting]);
  const start = () => {
    countdown.start();
    setSecondsLeft(countdown.secondsLeft());
  };
  return [secondsLeft, start];
}
