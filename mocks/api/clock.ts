const FIRST_YEAR = 1970;
const LAST_YEAR = 9998;

const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads an ISO 8601 date-time. Without an offset it is on the clock of this machine.
 *
 * @returns undefined for any other text, a day that no calendar has, and years outside 1970 to 9998
 */
export function parseMoment(text: string): Date | undefined {
  const [, day] = ISO.exec(text) ?? [];
  const date = new Date(text);
  // The parser takes 30 February for 2 March.
  if (!day || Number.isNaN(date.getTime()) || new Date(`${day}T00:00Z`).toISOString().slice(0, 10) !== day) {
    return undefined;
  }
  return isInRange(date) ? date : undefined;
}

/** Whether the clock takes a moment. */
export const isInRange = (date: Date) => date.getUTCFullYear() >= FIRST_YEAR && date.getUTCFullYear() <= LAST_YEAR;

/** The clock of a mock: it can be set, moved and stopped. Without a change it is the clock that it was made with. */
export class Clock {
  readonly #source: () => Date;
  #offset = 0;
  #stoppedAt: Date | undefined;

  /** @param start a moment that the clock starts from, or a function that gives the time */
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

  /** Goes on from the time at which it was stopped. */
  run(): void {
    const moment = this.now();
    this.#stoppedAt = undefined;
    this.set(moment);
  }
}
