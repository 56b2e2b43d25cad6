import { setTimeout } from 'node:timers/promises';

/** At most this number of calls in any time of this length, as the server counts them. */
export interface Limit {
  calls: number;
  seconds: number;
}

/** The limits of the description: of the calls with one token, and of those without one from one address. */
export interface Limits {
  withToken: Limit;
  withoutToken: Limit;
}

/** Tells the time and waits; ms. */
export interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
}

const WALL_CLOCK: Clock = { now: Date.now, wait: setTimeout };

/**
 * Sends calls within a limit, whatever the network delays: a call counts from its start until `seconds` after the end of its
 * reply, so the server never counts more.
 */
class Pace {
  /** When each slot is free again, by the clock. */
  readonly #slots: Promise<number>[];
  readonly #milliseconds: number;
  readonly #clock: Clock;
  #pauseUntil = 0;

  /** @param limit without it, only a pause delays a call */
  constructor(clock: Clock, { calls, seconds }: Limit = { calls: 0, seconds: 0 }) {
    this.#clock = clock;
    this.#slots = Array.from({ length: calls }, () => Promise.resolve(0));
    this.#milliseconds = seconds * 1000;
  }

  pause(seconds: number): void {
    this.#pauseUntil = Math.max(this.#pauseUntil, this.#clock.now() + seconds * 1000);
  }

  async send<T>(call: () => Promise<T>): Promise<T> {
    let free = (_at: number) => {};
    const slot = this.#slots.shift();
    if (slot) this.#slots.push(new Promise((resolve) => (free = resolve)));
    try {
      const freeAt = (await slot) ?? 0;
      for (let wait = 1; wait > 0; ) {
        // Another call may prolong the pause.
        wait = Math.max(freeAt, this.#pauseUntil) - this.#clock.now();
        if (wait > 0) await this.#clock.wait(wait);
      }
      return await call();
    } finally {
      free(this.#clock.now() + this.#milliseconds);
    }
  }
}

/** The pace of all calls of a run, with a limit for each token. */
export class Paces {
  /** The described limits; undefined if the run has another rate, or the description has none. */
  readonly limits: Limits | undefined;
  readonly #all: Limit | undefined;
  readonly #paces = new Map<string, Pace>();
  readonly #clock: Clock;

  /** @param rate the most calls in a second, instead of the described limits */
  constructor(limits: Limits | undefined, rate: number | undefined, clock: Clock = WALL_CLOCK) {
    this.#clock = clock;
    this.limits = rate === undefined ? limits : undefined;
    const calls = Math.min(1_000, Math.max(1, Math.floor(rate ?? 1)));
    this.#all = rate === undefined ? undefined : { calls, seconds: calls / rate };
  }

  /** @param token empty without one */
  of(token: string): Pace {
    // A rate of the run is one of all its calls.
    const key = this.limits ? token : '';
    const limit = this.limits?.[token === '' ? 'withoutToken' : 'withToken'] ?? this.#all;
    const pace = this.#paces.get(key) ?? new Pace(this.#clock, limit);
    this.#paces.set(key, pace);
    return pace;
  }
}
