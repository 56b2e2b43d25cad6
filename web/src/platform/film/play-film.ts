import { filmLength } from '#ui/film/film.ts';

/** A frame that comes later than this after the one before shows that the page was hidden; ms. */
const longestGap = 500;

/**
 * Plays a film in real time. A page that was hidden continues where it stopped.
 * @param draw draws the frame of a time in seconds
 * @param from the time at which it starts, seconds
 * @returns whether it came to its end before the signal aborted it
 */
export function playFilm(draw: (time: number) => void, from: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let start: number | undefined;
    let last = 0;
    const step = (now: number) => {
      if (signal.aborted) return;
      start ??= now - from * 1_000;
      if (last > 0 && now - last > longestGap) start += now - last;
      last = now;
      const time = (now - start) / 1_000;
      draw(time);
      if (time >= filmLength) return resolve(true);
      requestAnimationFrame(step);
    };
    signal.addEventListener('abort', () => resolve(false));
    requestAnimationFrame(step);
  });
}
