import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** A task whose runs are ended one by one by the test. */
function heldTask() {
  const ends: ((failure?: Error) => void)[] = [];
  const task = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve()));
    });
  return { task, ends };
}

it('a task runs once at a time, and once more for all requests during a run', async () => {
  const { task, ends } = heldTask();
  const request = singleFlight(task);
  const requests = [request(), request(), request()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.all(requests);
  expect(ends).toHaveLength(2);
});

it('a task runs again for a request at the moment a run ends', async () => {
  const { task, ends } = heldTask();
  const request = singleFlight(task);
  const first = request();
  ends[0]?.();
  // The run has ended, but its promise has not settled yet.
  const second = request();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.all([first, second]);
  const third = first.then(request);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
  await third;
});

it('a failed task rejects its request and runs again at the next one', async () => {
  const { task, ends } = heldTask();
  const request = singleFlight(task);
  const failed = request();
  ends[0]?.(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  const next = request();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await next;
});
