import { useEffect, useState } from 'react';

/**
 * The time on the person's clock, which counts on while the page sleeps.
 * @param every ms between two looks at it
 */
export function useClock(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, every);
    // A page in the background has its timers held back.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [every]);
  return now;
}
