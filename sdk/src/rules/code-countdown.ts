import { type HealthStorage, storageRule } from '../storage.ts';
import { callback, check, number, text } from '../validate.ts';

/** Time between two verification codes in ms (spec, section 9). */
export const codeInterval = 60_000;

/**
 * Whole seconds until another code can be sent, 0 to 60, by the wall clock.
 * @param sentAt when the last code was sent, ms since 1970; `undefined` if none was
 * @param now ms since 1970. A time before `sentAt`, from a clock that was set back, counts as `sentAt`, so that the wait
 *   never gets longer.
 * @throws {TypeError} if one of them is not a number
 */
export function secondsUntilNextCode(sentAt: number | undefined, now: number): number {
  check('now', now, number);
  if (sentAt === undefined) return 0;
  check('sentAt', sentAt, number);
  const passed = Math.max(0, now - sentAt);
  return Math.ceil(Math.max(0, codeInterval - passed) / 1000);
}

/** The wait between two verification codes. */
export interface CodeCountdown {
  /** Starts the countdown. Call it after the server has accepted the request for a code, not before. */
  start(): void;
  /** Whole seconds left, 0 when a code can be sent. */
  secondsLeft(): number;
}

/**
 * A countdown that survives a reload of the page.
 * @param storage keeps the time of the last code
 * @param purpose of the code, e.g. `login`; each purpose counts for itself
 * @param now gives ms since 1970
 * @throws {TypeError} that names the argument which cannot be, and says what it takes
 */
export function createCodeCountdown(
  storage: HealthStorage,
  purpose: string,
  now: () => number = Date.now,
): CodeCountdown {
  check('storage', storage, storageRule);
  check('purpose', purpose, text);
  check('now', now, callback);
  const key = `code-sent:${purpose}`;
  return {
    start: () => storage.set(key, now()),
    secondsLeft() {
      const sentAt = storage.get<unknown>(key);
      // Otherwise a clock that was set back by more than the interval would block the person until it catches up.
      if (typeof sentAt !== 'number' || sentAt - now() > codeInterval) return 0;
      return secondsUntilNextCode(sentAt, now());
    },
  };
}
