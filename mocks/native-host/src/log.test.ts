import { beforeEach, expect, it } from 'vitest';
import { follow, log } from './log.ts';

beforeEach(() => log.set(() => []));

it('joins a call and its reply in one entry', () => {
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

it('counts a stream’s events and shows the last', () => {
  const wire = follow();
  wire.fromPage({ type: 'stream', id: '1', action: 'measureHeartRate', params: {} });
  wire.fromHost({ type: 'event', id: '1' });
  wire.fromHost({ type: 'event', id: '1', data: { bpm: 70 } });
  wire.fromHost({ type: 'event', id: '1', data: { bpm: 71 } });
  wire.fromPage({ type: 'cancel', id: '1' });
  expect(log.get()).toMatchObject([{ events: 2, state: 'cancelled' }]);
});

it('ignores replies without a call, and holds 500 entries', () => {
  const wire = follow();
  wire.fromHost({ type: 'reply', id: 'x' });
  for (let i = 0; i < 600; i += 1) wire.fromPage({ type: 'notify', action: 'setTitle', params: { title: `${i}` } });
  expect(log.get()).toHaveLength(500);
  expect(log.get()[0]).toMatchObject({ params: { title: '599' }, state: 'ok' });
});
