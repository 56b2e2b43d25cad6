const FIRST_YEAR = 1970;
const LAST_YEAR = 9998;

const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads an ISO 8601 date-time. Without an offset it is in the time zone of this machine.
 *
 * @returns undefined for any other text, a day outside the calendar, and years outside 1970 to 9998
 */
export function parseMoment(text: string): Date | undefined {
  const [, day] = ISO.exec(text) ?? [];
  const date = new Date(text);
  // `Date` reads 30 February as 2 March.
  if (!day || Number.isNaN(date.getTime()) || new Date(`${day}T00:00Z`).toISOString().slice(0, 10) !== day) {
    return undefined;
  }
  return isInRange(date) ? date : undefined;
}

/** Whether the clock supports this moment. */
export const isInRange = (date: Date) => date.getUTCFullYear() >= FIRST_YEAR && date.getUTCFullYear() <= LAST_YEAR;

/** A clock that can be set, advanced and stopped. Initially it follows its source. */
export class Clock {
  readonly #source: () => Date;
  #offset = 0;
  #stoppedAt: Date | undefined;

  /** @param start the first moment of the clock, or a function that returns the time */
  constructor(start: Date | (() => Date) = () => new Date()) {
    this.#source = typeof start === 'function' ? start : () => new Date();
    if (typeof start !== 'function') this.set(start);
  }

  now = (): Date => this.#stoppedAt ?? new Date(this.#source().getTime() + this.#offset);

  get running(): boolean {
    return this.#stoppedAt === undefined;
  }

  /** @throws {RangeError} for an invalid date and for years outside 1970 to 9998 */
  set(moment: Date): void {
    if (!isInRange(moment)) throw new RangeError(`The clock takes the years ${FIRST_YEAR} to ${LAST_YEAR}`);
    if (this.#stoppedAt) this.#stoppedAt = moment;
    this.#offset = moment.getTime() - this.#source().getTime();
  }

  stop(): void {
    this.#stoppedAt = this.now();
  }

  /** Continues from the time at which it stopped. */
  run(): void {
    const moment = this.now();
    this.#stoppedAt = undefined;
    this.set(moment);
  }
}
