import { useEffect, useState } from 'react';
import { type Day, dayAt } from './days.ts';

const MINUTE = 60_000;

/**
 * The time on the person's clock.
 * @param every ms between two renders, which come at full multiples of it: a minute turns when the clock's minute does
 * @default every minute
 */
export function useNow(every = MINUTE): Date {
  const now = useClock(Date.now, (time) => every - (time % every));
  return new Date(now);
}

/** Today on the person's calendar: a page that stays open over midnight turns the day. */
export function useToday(): Day {
  // Midnight is at a full minute in every zone. A change of the device's zone is seen within a minute, too.
  return useClock(
    () => dayAt(Date.now()),
    (time) => MINUTE - (time % MINUTE),
  );
}

/**
 * The time left until a moment, ms; 0 once it is over.
 * @param until RFC 3339; what is no moment is over
 * @param every ms between two renders, counted back from the moment, so that the last one comes when it is reached
 */
export function useDeadline(until: string, every = MINUTE): number {
  const end = Date.parse(until) || 0;
  return useClock(
    () => Math.max(0, end - Date.now()),
    // It goes on when the time is over, since a clock can be set back.
    (time) => (end > time && (end - time) % every) || every,
  );
}

/**
 * Reads the clock now, after each wait, and when the page is shown again, since a page in the background has its timers held
 * back.
 * @param wait ms from a time to the next look
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
