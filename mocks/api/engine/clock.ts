import { isDay, machineTime, moment, utcYear } from './days.ts';

const FIRST_YEAR = 1970;
const LAST_YEAR = 9998;

const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads an ISO 8601 date-time. Without an offset it is in the zone of the mock.
 *
 * @returns undefined for any other text, a day outside the calendar, and years outside 1970 to 9998
 */
export function parseMoment(text: string): Date | undefined {
  const [, day] = ISO.exec(text) ?? [];
  if (!day || !isDay(day)) return undefined;
  const date = moment(text);
  return isInRange(date) ? date : undefined;
}

/** Whether the clock supports this moment. */
export const isInRange = (date: Date) => utcYear(date) >= FIRST_YEAR && utcYear(date) <= LAST_YEAR;

/** A clock that can be set, advanced and stopped. Initially it follows its source. */
export class Clock {
  readonly #source: () => Date;
  #offset = 0;
  #stoppedAt: Date | undefined;

  /** @param start the first moment of the clock, or a function that returns the time */
  constructor(start: Date | (() => Date) = machineTime) {
    this.#source = typeof start === 'function' ? start : machineTime;
    if (typeof start !== 'function') this.set(start);
  }

  now = (): Date => this.#stoppedAt ?? moment(this.#source().getTime() + this.#offset);

  get running(): boolean {
    return this.#stoppedAt === undefined;
  }

  /** @throws {RangeError} for an invalid date and for years outside 1970 to 9998 */
  set(time: Date): void {
    if (!isInRange(time)) throw new RangeError(`The clock takes the years ${FIRST_YEAR} to ${LAST_YEAR}`);
    if (this.#stoppedAt) this.#stoppedAt = time;
    this.#offset = time.getTime() - this.#source().getTime();
  }

  stop(): void {
    this.#stoppedAt = this.now();
  }

  /** Continues from the time at which it stopped. */
  run(): void {
    const time = this.now();
    this.#stoppedAt = undefined;
    this.set(time);
  }
}
