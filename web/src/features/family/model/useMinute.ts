import { useEffect, useState } from 'react';

/** The time on the person's clock, anew every minute: what expires says so while it is looked at. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const turn = () => setNow(new Date());
    const timer = setInterval(turn, 60_000);
    // A page in the background has its timers held back.
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
  return now;
}
