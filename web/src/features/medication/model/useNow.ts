import { useEffect, useState } from 'react';
import { type Day, dayAt, timeAt } from './days.ts';

export interface Now {
  day: Day;
  /** `HH:mm` */
  time: string;
}

/** The day and the minute on the person's clock: a page that stays open over midnight turns the day. */
export function useNow(): Now {
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const turn = () =>
      setNow((before) => {
        const after = readClock();
        return after.day === before.day && after.time === before.time ? before : after;
      });
    const timer = setInterval(turn, 15_000);
    // A page in the background has its timers held back.
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
  return now;
}

function readClock(): Now {
  const now = new Date();
  return { day: dayAt(now), time: timeAt(now) };
}
