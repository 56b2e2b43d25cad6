import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { withLease } from './tab-lock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

it('the work of several tabs runs one after the other, even if they start at the same time', async () => {
  const storage = memoryStorage();
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    // Longer than a lease lasts without renewal.
    await pause(30_000);
    running -= 1;
    return 'done';
  };
  const tabs = Promise.all([1, 2, 3].map(() => withLease(storage, 'outbox', work)));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await tabs).toEqual(['done', 'done', 'done']);
  expect(most).toBe(1);
  expect(storage.get('outbox')).toBeUndefined();
});

it('a lease is released after a failure, and taken over from a tab that was killed', async () => {
  const storage = memoryStorage();
  const failed = withLease(storage, 'outbox', () => Promise.reject(new Error('no')));
  const seen = expect(failed).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(100);
  await seen;
  expect(storage.get('outbox')).toBeUndefined();

  storage.set('outbox', { owner: 'killed', until: Date.now() + 10_000 });
  const work = vi.fn(async () => {});
  const taken = withLease(storage, 'outbox', work);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledOnce();
  await taken;
});
