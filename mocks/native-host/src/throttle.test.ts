import { expect, it } from 'vitest';
import { createConnection } from './throttle.ts';

it('a transfer takes the time that its size and the bandwidth give', () => {
  const transfer = createConnection(() => 0);
  // 50 kB are 400 kbit.
  expect(transfer(50_000, { latency: 0, bandwidth: 400 })).toBe(1_000);
});

it('transfers share the connection', () => {
  let now = 0;
  const transfer = createConnection(() => now);
  const slow = { latency: 0, bandwidth: 100 };
  expect(transfer(12_500, slow)).toBe(1_000);
  now = 400;
  expect(transfer(12_500, slow)).toBe(1_600);
  now = 5_000;
  expect(transfer(12_500, slow)).toBe(1_000);
});

it('a connection without a limit takes no time', () => {
  expect(createConnection(() => 0)(1e9, { latency: 0, bandwidth: 0 })).toBe(0);
});
