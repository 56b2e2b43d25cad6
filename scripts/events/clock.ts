import { AsyncLocalStorage } from 'node:async_hooks';
import { createRandom } from '../lib/random.ts';

/** A timer of the simulated clock. */
interface Timer {
  time: number;
  order: number;
  /** Undefined after it has fired or was cleared. */
  run?: (() => void) | undefined;
}

/** A page; its timers end with it. */
export interface Page {
  isClosed: boolean;
}

/** A clock that jumps from timer to timer. */
export interface Clock {
  /** ms since the start of the simulation. */
  now(): number;
  /** Runs a task at a time of the simulation, in ms. */
  at(time: number, run: () => void): void;
  /** Runs a task of a page: timers that it sets, now or later, belong to the page. */
  runIn(page: Page, run: () => void): void;
  /** Marks real work, such as reading a body: the clock stops until it ends. */
  hold<T>(work: Promise<T>): Promise<T>;
  /** Runs all timers until the given time, in ms. */
  runUntil(end: number): Promise<void>;
  /** Restores the program's own clock and random numbers. */
  uninstall(): void;
}

/**
 * Replaces `setTimeout`, `clearTimeout`, `Date.now` and `Math.random`, so that unchanged code runs in simulated time and
 * deterministically.
 * @param seed of the random numbers
 */
export function installClock(seed: number): Clock {
  const real = { setTimeout, clearTimeout, now: Date.now, random: Math.random };
  const start = Date.UTC(2026, 10, 20, 8);
  const heap: Timer[] = [];
  let time = 0;
  let order = 0;
  let held = 0;
  const current = new AsyncLocalStorage<Page>();

  const isBefore = (a: Timer, b: Timer) => a.time < b.time || (a.time === b.time && a.order < b.order);
  const get = (index: number) => heap[index] as Timer;
  const swap = (a: number, b: number) => ([heap[a], heap[b]] = [get(b), get(a)]);

  function add(at: number, run: () => void): Timer {
    const timer: Timer = { time: Math.max(at, time), order: order++, run };
    let index = heap.push(timer) - 1;
    for (let above = (index - 1) >> 1; index > 0 && isBefore(timer, get(above)); above = (index - 1) >> 1) {
      swap(index, above);
      index = above;
    }
    return timer;
  }

  function takeFirst(): Timer {
    const first = get(0);
    const last = heap.pop() as Timer;
    if (heap.length > 0) {
      heap[0] = last;
      for (let index = 0; ; ) {
        const below = [2 * index + 1, 2 * index + 2].filter((child) => child < heap.length);
        const least = below.reduce((best, child) => (isBefore(get(child), get(best)) ? child : best), index);
        if (least === index) break;
        swap(index, least);
        index = least;
      }
    }
    return first;
  }

  /** Runs pending promises until only timers are left. */
  async function settle(): Promise<void> {
    do await new Promise(setImmediate);
    while (held > 0);
  }

  const fakes = {
    setTimeout(run: () => void, delay = 0) {
      const page = current.getStore();
      return add(time + delay, page ? () => page.isClosed || current.run(page, run) : run);
    },
    clearTimeout: (timer?: Timer) => {
      if (timer) timer.run = undefined;
    },
  };
  Object.assign(globalThis, fakes);
  Date.now = () => start + time;
  Math.random = createRandom(seed);

  return {
    now: () => time,
    at: (at, run) => void add(at, run),
    runIn: (page, run) => current.run(page, run),
    hold(work) {
      held += 1;
      return work.finally(() => {
        held -= 1;
      });
    },
    async runUntil(end) {
      await settle();
      while (heap.length > 0 && get(0).time <= end) {
        time = get(0).time;
        // Timers within the same millisecond run together.
        while (heap.length > 0 && get(0).time < time + 1) takeFirst().run?.();
        await settle();
      }
      time = end;
    },
    uninstall() {
      Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
      Date.now = real.now;
      Math.random = real.random;
    },
  };
}
