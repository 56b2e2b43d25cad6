import { useEffect, useState } from 'react';
import type { Day } from './days.ts';
import { dayAt } from './local-clock.ts';

const MINUTE = 60_000;

/**
 * Returns the current time.
 * @param every ms between two renders, aligned to the clock: by default, a render comes when the minute changes
 * @default every minute
 */
export function useNow(every = MINUTE): Date {
  const now = useClock(Date.now, (time) => every - (time % every));
  return new Date(now);
}

/** Returns today on the person's calendar; it updates at midnight. */
export function useToday(): Day {
  // Midnight is on a full minute in every time zone. A change of the device's time zone is noticed within a minute.
  return useClock(
    () => dayAt(Date.now()),
    (time) => MINUTE - (time % MINUTE),
  );
}

/**
 * Returns the day on which the person opened the page or came back to it. It does not change at midnight, because a list
 * that jumped to the next day would move under the person's finger.
 * @returns the day, and a function that sets it to today
 */
export function useOpenedDay(): [day: Day, openToday: () => void] {
  const [day, setDay] = useState(() => dayAt(Date.now()));
  const openToday = () => setDay(dayAt(Date.now()));
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') setDay(dayAt(Date.now()));
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  return [day, openToday];
}

/**
 * The time left until a deadline, ms; 0 once it has passed.
 * @param until RFC 3339; an invalid date-time counts as passed
 * @param every ms between two renders, aligned to the deadline, so that the last render is at the deadline
 */
export function useDeadline(until: string, every = MINUTE): number {
  const end = Date.parse(until) || 0;
  return useClock(
    () => Math.max(0, end - Date.now()),
    // The timer continues after the deadline, because the person may set the clock back.
    (time) => (end > time && (end - time) % every) || every,
  );
}

/**
 * Reads the clock now, after each wait, and when the page becomes visible, because browsers delay timers of background
 * pages.
 * @param wait returns the ms from a time to the next reading
 */
function useClock<Value extends number | string>(read: () => Value, wait: (time: number) => number): Value {
  const [, render] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      render(read);
      schedule();
    };
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(look, wait(Date.now()));
    };
    schedule();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return read();
}
