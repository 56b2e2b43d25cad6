import { expect, it } from 'vitest';
import { clockCause } from '../learn/clock.ts';
import type { Exchange } from '../learn/exchange.ts';

const MINUTE = 60_000;

/** Commands of a server whose clock is ahead, each with the time of now and the end of something that starts now. */
const replies = (ahead: number, minutesToEnd: number) =>
  ['orders.cancel', 'orders.confirm', 'family.invite'].map((operation, index) => {
    const at = Date.UTC(2026, 10, 20, 3, 0, index * 10);
    const text = (time: number) => new Date(time).toISOString();
    const now = at + ahead * MINUTE + index * 300;
    return {
      operation,
      effect: 'command',
      exchange: { at } as Exchange,
      data: { createdAt: text(now), expiresAt: text(now + minutesToEnd * MINUTE) },
    };
  });

it('learn says by how many hours the times are ahead or behind', () => {
  for (const hours of [-8, 1, 12])
    expect(clockCause(replies(hours * 60, 10), '+08:00')?.cause).toMatchObject({
      says: expect.stringContaining(
        `${Math.abs(hours)} hours ${hours < 0 ? 'behind' : 'ahead of'} the recorder's clock`,
      ),
      operations: ['orders.cancel', 'orders.confirm', 'family.invite'],
    });
});

it('learn says nothing about a clock that is right, or ahead by other than whole hours', () => {
  expect(clockCause(replies(0, 60), '+08:00')).toBeUndefined();
  expect(clockCause(replies(10 * 60 + 50, 10), '+08:00')).toBeUndefined();
  expect(clockCause([], '+08:00')).toBeUndefined();
});
