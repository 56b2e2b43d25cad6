import { beforeEach, expect, it, vi } from 'vitest';
import { zonedDate } from '../clock.ts';
import { clearLog, contains, follow, log, messages, restoreLog, storeLog, write } from './log.ts';
import { readClockOf } from './phone-time.ts';

beforeEach(clearLog);

it('the log joins a call and its reply in one entry', () => {
  const wire = follow();
  wire.fromPage({ type: 'call', id: '1', action: 'copyText', params: { text: 'a' } });
  expect(log.get()).toMatchObject([{ wire: 'bridge', name: 'copyText', params: { text: 'a' }, state: 'open' }]);
  wire.fromPage({ type: 'call', id: '2', action: 'pay', params: {} });
  wire.fromHost({ type: 'reply', id: '2', error: { code: 'cancelled' } });
  wire.fromHost({ type: 'reply', id: '1', result: undefined });
  expect(log.get().map(({ name, state }) => [name, state])).toEqual([
    ['pay', 'cancelled'],
    ['copyText', 'ok'],
  ]);
});

it('the log counts a stream’s events and shows the last', () => {
  const wire = follow();
  wire.fromPage({ type: 'stream', id: '1', action: 'measureHeartRate', params: {} });
  wire.fromHost({ type: 'event', id: '1' });
  wire.fromHost({ type: 'event', id: '1', data: { bpm: 70 } });
  wire.fromHost({ type: 'event', id: '1', data: { bpm: 71 } });
  wire.fromPage({ type: 'cancel', id: '1' });
  expect(log.get()).toMatchObject([{ events: 2, state: 'cancelled' }]);
});

it('the log ignores replies without a call, and holds 500 entries', () => {
  const wire = follow();
  wire.fromHost({ type: 'reply', id: 'x' });
  for (let i = 0; i < 600; i += 1) wire.fromPage({ type: 'notify', action: 'setTitle', params: { title: `${i}` } });
  expect(log.get()).toHaveLength(500);
  expect(log.get()[0]).toMatchObject({ params: { title: '599' }, state: 'ok' });
});

/** A storage with space for this many characters. */
function storageOf(room: number): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  } as Storage;
}

it('the log survives a reload, after which the calls that were open have ended', () => {
  write('api', 'GET /list', {}).end('ok', [1]);
  write('bridge', 'pay', { amount: 1 });
  const storage = storageOf(10_000);
  storeLog(storage);
  log.set(() => []);
  restoreLog(storage);
  expect(log.get().map(({ name, state }) => [name, state])).toEqual([
    ['pay', 'cancelled'],
    ['GET /list', 'ok'],
  ]);
  write('api', 'GET /next', {});
  expect(new Set(log.get().map(({ key }) => key)).size).toBe(3);
});

it('the log keeps the newest entries when the storage has no room for all', () => {
  for (let i = 0; i < 8; i += 1) write('api', `GET /${i}`, { picture: 'x'.repeat(1_000) });
  const storage = storageOf(3_000);
  storeLog(storage);
  log.set(() => []);
  restoreLog(storage);
  expect(log.get().map(({ name }) => name)).toEqual(['GET /7', 'GET /6']);
});

it('the log stores nothing after it was cleared', () => {
  const storage = storageOf(3_000);
  write('api', 'GET /list', {});
  storeLog(storage);
  log.set(() => []);
  storeLog(storage);
  restoreLog(storage);
  expect(log.get()).toEqual([]);
});

it('the log holds each message with its direction, its id and its action', () => {
  const wire = follow();
  wire.fromPage({ type: 'hello', id: 'h', version: 1 });
  wire.fromPage({ type: 'stream', id: 's', action: 'watchScale', params: {} });
  wire.fromHost({ type: 'event', id: 's', data: { weight: 61.4, stable: true } });
  wire.fromPage({ type: 'cancel', id: 's' });
  wire.fromHost({ type: 'reply', id: 'unknown' });
  expect(messages.get().map(({ from, type, id, action }) => [from, type, id, action])).toEqual([
    ['host', 'reply', 'unknown', ''],
    ['page', 'cancel', 's', 'watchScale'],
    ['host', 'event', 's', 'watchScale'],
    ['page', 'stream', 's', 'watchScale'],
    ['page', 'hello', 'h', 'hello'],
  ]);
  for (let i = 0; i < 600; i += 1) wire.fromHost({ type: 'reply', id: `${i}` });
  expect(messages.get()).toHaveLength(500);
});

it('the log tells the time of the phone, in its zone', () => {
  readClockOf({ Date: zonedDate(Date, 'Asia/Kolkata') });
  write('api', 'GET /list', {});
  expect(log.get()[0]?.time).toMatch(/^\d\d:\d\d:\d\d\.\d{3} GMT\+0530$/);
  readClockOf({ Date });
});

it('the search of the log finds names, ids and contents', () => {
  const wire = follow();
  wire.fromPage({ type: 'call', id: 'id-7', action: 'copyText', params: { text: 'Oats' } });
  const [message] = messages.get();
  expect(message).toBeDefined();
  for (const text of ['copytext', 'ID-7', ' oats ']) expect(contains(message as object, text)).toBe(true);
  expect(contains(message as object, 'from')).toBe(false);
});

it('an empty search of the log reads no content', () => {
  const toJSON = vi.fn();
  expect(contains({ reply: { toJSON } }, ' ')).toBe(true);
  expect(toJSON).not.toHaveBeenCalled();
});
