import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ten = 600_000;
const stored = new Map<string, unknown>();

vi.mock('#platform/storage.ts', () => ({
  deviceStorage: {
    get: (key: string) => stored.get(key),
    set: (key: string, value: unknown) => stored.set(key, value),
  },
}));

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-20T08:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const replyAt = (time: string, more = {}) => new Headers({ date: new Date(time).toUTCString(), ...more });

it('the clock follows the time of the replies on a phone that is ten minutes fast, also on the next page', async () => {
  const { readServerTime, serverNow } = await import('./server-clock.ts');
  expect(serverNow()).toBe(Date.now());
  readServerTime(replyAt('2026-11-20T08:20:00Z'));
  expect(serverNow()).toBe(Date.now() - ten);
  // The transmission time of the reply is ignored.
  readServerTime(replyAt('2026-11-20T08:19:59Z'));
  expect(serverNow()).toBe(Date.now() - ten);
  vi.resetModules();
  const next = await import('./server-clock.ts');
  expect(next.serverNow()).toBe(Date.now() - ten);
  // The phone's clock has been corrected.
  next.readServerTime(replyAt('2026-11-20T08:30:00Z'));
  expect(next.serverNow()).toBe(Date.now());
});

it('the clock takes no time from a cached reply, nor from one without a time', async () => {
  const { readServerTime, serverNow } = await import('./server-clock.ts');
  readServerTime(new Headers());
  readServerTime(new Headers({ date: 'soon' }));
  readServerTime(replyAt('2020-01-01T00:00:00Z', { age: '7' }));
  readServerTime(replyAt('2020-01-01T00:00:00Z', { 'cache-control': 'public, max-age=60' }));
  expect(serverNow()).toBe(Date.now());
});
