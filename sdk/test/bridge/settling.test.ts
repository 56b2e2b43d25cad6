import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, page, platforms } from './page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(platforms)('every promise settles, on the wire of %s', (platform) => {
  it('after the table’s time limit, and tells the host', async () => {
    const { host, bridge } = page({ platform, script: { getNetwork: { silent: true } } });
    await bridge.ready;
    const call = codeOf(bridge.call('getNetwork'));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(bridge.stats.pending).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toBe('timeout');
    expect(host.said('cancel')).toEqual([{ type: 'cancel', id: host.said('call')[0]?.id }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('after the caller’s own time limit', async () => {
    const { bridge } = page({ platform, script: { getNetwork: { silent: true } } });
    const call = codeOf(bridge.call('getNetwork', {}, { timeout: 50 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(await call).toBe('timeout');
  });

  it('after ten minutes where it waits for a person', async () => {
    const { bridge } = page({ platform, script: { scanQr: { silent: true } } });
    const call = codeOf(bridge.call('scanQr', {}));
    await vi.advanceTimersByTimeAsync(599_999);
    expect(bridge.stats.pending).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toBe('timeout');
  });

  it('when the host never says hello', async () => {
    const { bridge } = page({ platform, hello: { silent: true } });
    const call = codeOf(bridge.call('scanQr', {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toBe('unavailable');
  });

  it('drops and counts a late reply', async () => {
    const { bridge } = page({ platform, script: { getNetwork: { after: 6_000, deaf: true } } });
    const call = codeOf(bridge.call('getNetwork'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toBe('timeout');
    expect(bridge.stats).toMatchObject({ late: 1, duplicate: 0, unknown: 0 });
  });

  it('drops and counts second replies', async () => {
    const { bridge } = page({ platform, script: { getNetwork: { times: 3 } } });
    await expect(bridge.call('getNetwork')).resolves.toEqual({ online: true, type: 'wifi' });
    await vi.advanceTimersByTimeAsync(0);
    expect(bridge.stats).toMatchObject({ late: 0, duplicate: 2, unknown: 0 });
  });

  it('drops and counts replies to what it never asked', async () => {
    const { host, bridge } = page({ platform });
    await bridge.ready;
    host.give({ type: 'reply', id: 'never', result: {} });
    host.give({ type: 'event', id: 'never', data: {} });
    expect(bridge.stats.unknown).toBe(2);
  });

  it('takes no answer for a call that still waits for the handshake', async () => {
    const { host, bridge } = page({ platform, hello: { after: 100 } });
    const call = bridge.call('getNetwork');
    host.give({ type: 'reply', id: 'guess', result: {} });
    await vi.advanceTimersByTimeAsync(100);
    await expect(call).resolves.toMatchObject({ online: true });
  });

  it('frees an aborted caller alone, and tells the host', async () => {
    const { host, bridge } = page({ platform, script: { scanQr: { after: 1_000 } } });
    await bridge.ready;
    const controller = new AbortController();
    const one = codeOf(bridge.call('scanQr', {}, { signal: controller.signal }));
    const other = bridge.call('scanQr', {});
    controller.abort();
    expect(await one).toBe('cancelled');
    expect(host.said('cancel')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(other).resolves.toMatchObject({ text: expect.any(String) });
    expect([bridge.stats.pending, host.running]).toEqual([0, 0]);
  });

  it('does not count the time that the page is hidden', async () => {
    const { host, bridge } = page({ platform, script: { getNetwork: { silent: true } } });
    await bridge.ready;
    const call = codeOf(bridge.call('getNetwork'));
    await vi.advanceTimersByTimeAsync(3_000);
    host.window.hide();
    await vi.advanceTimersByTimeAsync(60_000);
    host.window.show();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(bridge.stats.pending).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toBe('timeout');
  });

  it('reads a reply that waited while the page was hidden', async () => {
    const { host, bridge } = page({ platform, script: { getNetwork: { after: 60_100 } } });
    await bridge.ready;
    const call = bridge.call('getNetwork');
    await vi.advanceTimersByTimeAsync(4_999);
    host.window.hide();
    await vi.advanceTimersByTimeAsync(55_000);
    host.window.show();
    await vi.advanceTimersByTimeAsync(500);
    await expect(call).resolves.toMatchObject({ online: true });
  });

  it('settles also on a page that stays hidden', async () => {
    const { host, bridge } = page({ platform, script: { getNetwork: { silent: true } } });
    await bridge.ready;
    host.window.hide();
    const call = codeOf(bridge.call('getNetwork'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await call).toBe('timeout');
  });

  it('ends everything when the page is left, and works again when it comes back', async () => {
    const { host, bridge } = page({ platform });
    await bridge.ready;
    host.answer('scanQr', { silent: true });
    const call = codeOf(bridge.call('scanQr', {}));
    const stream = codeOf(bridge.stream('watchScale', {}, { onEvent: () => {} }));
    host.window.leave();
    expect([await call, await stream]).toEqual(['unavailable', 'unavailable']);
    expect(host.running).toBe(0);
    await expect(bridge.call('getNetwork')).resolves.toMatchObject({ online: true });
  });

  it('ends everything when it is disposed of, and leaves the page as it was', async () => {
    const { host, bridge } = page({ platform, script: { scanQr: { silent: true } } });
    await bridge.ready;
    const call = codeOf(bridge.call('scanQr', {}));
    bridge.dispose();
    expect(await call).toBe('unavailable');
    expect(host.window.healthBridgeReceive).toBeUndefined();
    expect(await codeOf(bridge.call('getNetwork'))).toBe('unavailable');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says transport when the channel throws or is gone', async () => {
    const { host, bridge } = page({ platform });
    await bridge.ready;
    const broken = {
      postMessage() {
        throw new Error('no channel');
      },
    };
    for (const channel of [broken, undefined]) {
      host.window.webkit = { messageHandlers: { healthBridge: channel } };
      host.window.healthBridge = channel;
      expect(await codeOf(bridge.call('getNetwork'))).toBe('transport');
      bridge.notify('setTitle', { title: 'x' });
    }
    expect(bridge.stats).toMatchObject({ pending: 0, unsent: 2 });
  });
});

describe.each(platforms)('a stream on the wire of %s', (platform) => {
  const reading = { weight: 61.4, stable: false };

  it('may be silent once it is open, and ends without an error when the caller has enough', async () => {
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

  it('has to open in time', async () => {
    const { bridge } = page({ platform, script: { watchScale: { silent: true } } });
    const stream = codeOf(bridge.stream('watchScale', {}, { onEvent: () => {} }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await stream).toBe('timeout');
  });

  it('tells why the host ended it', async () => {
    const { host, bridge } = page({ platform });
    await bridge.ready;
    const stream = codeOf(bridge.stream('watchScale', {}, { onEvent: () => {} }));
    await vi.advanceTimersByTimeAsync(0);
    host.end('watchScale', 'unavailable');
    expect(await stream).toBe('unavailable');
  });

  it('outlives a listener that throws', async () => {
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

  it('counts events after its end', async () => {
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
