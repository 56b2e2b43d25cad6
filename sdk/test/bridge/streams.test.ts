import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, page, platforms } from './page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(platforms)('a stream on the wire of %s', (platform) => {
  const reading = { weight: 61.4, stable: false };

  it('an open stream may be silent, and ends without an error when the caller stops it', async () => {
    const { host, bridge } = page({ platform });
    await bridge.ready;
    const controller = new AbortController();
    const onEvent = vi.fn();
    const stream = bridge.stream('watchScale', {}, { onEvent, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(3_600_000);
    host.emit('watchScale', reading);
    controller.abort();
    await expect(stream).resolves.toBeUndefined();
    expect(onEvent.mock.calls).toEqual([[reading]]);
    expect(host.said('cancel')).toHaveLength(1);
    expect([bridge.stats.pending, host.running, vi.getTimerCount()]).toEqual([0, 0, 0]);
  });

  it('a stream that does not open in time rejects with timeout', async () => {
    const { bridge } = page({ platform, script: { watchScale: { silent: true } } });
    const stream = codeOf(bridge.stream('watchScale', {}, { onEvent: () => {} }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await stream).toBe('timeout');
  });

  it('a stream reports why the host ended it', async () => {
    const { host, bridge } = page({ platform });
    await bridge.ready;
    const stream = codeOf(bridge.stream('watchScale', {}, { onEvent: () => {} }));
    await vi.advanceTimersByTimeAsync(0);
    host.end('watchScale', 'unavailable');
    expect(await stream).toBe('unavailable');
  });

  it('a stream continues after its listener throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const events: unknown[] = [];
    const { bridge } = page({ platform, script: { watchScale: { events: [reading, reading], end: true } } });
    const onEvent = (event: unknown) => {
      events.push(event);
      throw new Error('broken listener');
    };
    await bridge.stream('watchScale', {}, { onEvent });
    expect(events).toEqual([reading, reading]);
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });

  it('an event after the end of a stream is counted as late', async () => {
    const { host, bridge } = page({ platform });
    await bridge.ready;
    const controller = new AbortController();
    const stream = bridge.stream('watchScale', {}, { onEvent: () => {}, signal: controller.signal });
    controller.abort();
    await stream;
    host.give({ type: 'event', id: host.said('stream')[0]?.id, data: reading });
    expect(bridge.stats.late).toBe(1);
  });
});
