import { expect, it } from 'vitest';
import { withDeadline } from '../src/pipeline/deadline.ts';
import { client, failure } from './client.ts';
import { ok, transport } from './transport.ts';

/** A signal that counts how many tasks still listen to it when it is aborted. */
function listenedSignal() {
  const controller = new AbortController();
  let count = 0;
  Object.defineProperty(controller.signal, 'reason', { get: () => (count += 1) });
  const listeners = () => {
    controller.abort();
    return count;
  };
  return { signal: controller.signal, listeners };
}

it('a task that throws leaves no listener', async () => {
  const { signal, listeners } = listenedSignal();
  const task = withDeadline([signal], () => {
    throw new TypeError('input takes an object');
  });
  await expect(task).rejects.toThrow('input takes an object');
  expect(listeners()).toBe(0);
});

it('a call with an input that is no object leaves no listener', async () => {
  const { signal, listeners } = listenedSignal();
  const error = await failure(client(transport(ok([]))).medication.list('today' as never, { signal }));
  expect(error.kind).toBe('invalid-request');
  expect(listeners()).toBe(0);
});
