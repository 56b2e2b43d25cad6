import type { ClockState } from '../control/client.ts';
import { machineTime, moment, timestamp } from '../engine/days.ts';
import { pause } from '../engine/pause.ts';
import type { WorldSnapshot } from '../engine/snapshot.ts';
import type { LocalMock } from '../mock.ts';

interface Kept {
  clock: ClockState;
  /** How far the clock is ahead of the machine's; ms. */
  ahead: number;
  /** The worlds of the snapshot; `lead` is how far a clock of their own is ahead of the mock's, in ms. */
  worlds: { token: string; lead: number }[];
  snapshot: WorldSnapshot;
}

/** Several calls of a screen are saved once; ms. */
const DELAY = 150;

/** The clocks are read one after the other; ms. */
const SAME_TIME = 2000;

const isoOf = (time: number): string => timestamp(moment(time));
const timeOf = (iso: string): number => moment(iso).getTime();

/**
 * Keeps the worlds and the clock of a mock in the cache storage of the browser, because browsers stop an idle service worker,
 * and its memory ends with it. Restores what is there; overrides and the journal are not kept. Worlds of an older version
 * that the mock does not accept are dropped, with a warning.
 *
 * @param name of the cache, which then contains nothing else
 * @returns saves the present state; call it after each call of the API, with `event.waitUntil` in a service worker. It rejects
 *   if the storage is full
 */
export async function keepMemory(mock: LocalMock, name: string): Promise<() => Promise<void>> {
  const cache = await caches.open(name);
  const key = new URL('/memory.json', location.href).href;

  async function restore({ clock, ahead, worlds, snapshot }: Kept): Promise<void> {
    if (!clock.running) await mock.clock({ now: clock.now, running: false });
    else if (Math.abs(ahead) > SAME_TIME) await mock.clock({ now: isoOf(machineTime().getTime() + ahead) });
    const now = timeOf((await mock.clock()).now);
    for (const { token, lead } of worlds) {
      if (Math.abs(lead) > SAME_TIME) await mock.reset(token, { now: isoOf(now + lead) });
    }
    await mock.restore(
      worlds.map(({ token }) => token),
      snapshot,
    );
  }

  async function write(): Promise<void> {
    const [clock, listed] = [await mock.clock(), await mock.worlds()];
    if (listed.length === 0) return;
    const now = timeOf(clock.now);
    const worlds = listed.reverse().map(({ token, now: own }) => ({ token, lead: timeOf(own) - now }));
    const snapshot = await mock.snapshot(worlds.map(({ token }) => token));
    const kept: Kept = { clock, ahead: now - machineTime().getTime(), worlds, snapshot };
    await cache.put(key, Response.json(kept));
  }

  const found = await cache.match(key);
  if (found) {
    try {
      await restore(await found.json());
    } catch (error) {
      console.warn('The kept worlds cannot be restored, so they start over:', error);
      await cache.delete(key);
    }
  }

  let isChanged = false;
  let saving: Promise<void> | undefined;
  async function save(): Promise<void> {
    try {
      while (isChanged) {
        await pause(DELAY);
        isChanged = false;
        await write();
      }
    } finally {
      saving = undefined;
    }
  }
  return () => {
    isChanged = true;
    saving ??= save();
    return saving;
  };
}
