import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, page, platforms } from './page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(platforms)('every promise settles, on the wire of %s', (platform) => {
  it('a call ends after the time limit of the table, and informs the host', async () => {
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

  it('a call ends after the time limit of its caller', async () => {
    const { bridge } = page({ platform, script: { getNetwork: { silent: true } } });
    const call = codeOf(bridge.call('getNetwork', {}, { timeout: 50 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(await call).toBe('timeout');
  });

  it('a call that waits for a person ends after ten minutes', async () => {
    const { bridge } = page({ platform, script: { scanQr: { silent: true } } });
    const call = codeOf(bridge.call('scanQr', {}));
    await vi.advanceTimersByTimeAsync(599_999);
    expect(bridge.stats.pending).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toBe('timeout');
  });

  it('a call ends when the host never replies to the handshake', async () => {
    const { bridge } = page({ platform, hello: { silent: true } });
    const call = codeOf(bridge.call('scanQr', {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toBe('unavailable');
  });

  it('a late reply is dropped and counted', async () => {
    const { bridge } = page({ platform, script: { getNetwork: { after: 6_000, deaf: true } } });
    const call = codeOf(bridge.call('getNetwork'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toBe('timeout');
    expect(bridge.stats).toMatchObject({ late: 1, duplicate: 0, unknown: 0 });
  });

  it('a second reply is dropped and counted', async () => {
    const { bridge } = page({ platform, script: { getNetwork: { times: 3 } } });
    await expect(bridge.call('getNetwork')).resolves.toEqual({ online: true, type: 'wifi' });
    await vi.advanceTimersByTimeAsync(0);
    expect(bridge.stats).toMatchObject({ late: 0, duplicate: 2, unknown: 0 });
  });

  it('a reply to an unknown call is dropped and counted', async () => {
    const { host, bridge } = page({ platform });
    await bridge.ready;
    host.give({ type: 'reply', id: 'never', result: {} });
    host.give({ type: 'event', id: 'never', data: {} });
    expect(bridge.stats.unknown).toBe(2);
  });

  it('a guessed reply does not end a call that still waits for the handshake', async () => {
    const { host, bridge } = page({ platform, hello: { after: 100 } });
    const call = bridge.call('getNetwork');
    host.give({ type: 'reply', id: 'guess', result: {} });
    await vi.advanceTimersByTimeAsync(100);
    await expect(call).resolves.toMatchObject({ online: true });
  });

  it('an abort rejects only the aborted call, and informs the host', async () => {
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

  it('time while the page is hidden does not count towards the time limit', async () => {
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

  it('a reply is accepted up to a second after a hidden page is shown again', async () => {
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

  it('a call times out even on a page that stays hidden', async () => {
    const { host, bridge } = page({ platform, script: { getNetwork: { silent: true } } });
    await bridge.ready;
    host.window.hide();
    const call = codeOf(bridge.call('getNetwork'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await call).toBe('timeout');
  });

  it('leaving the page ends all calls, and a later call works', async () => {
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

  it('dispose ends all calls, and restores the page', async () => {
    const { host, bridge } = page({ platform, script: { scanQr: { silent: true } } });
    await bridge.ready;
    const call = codeOf(bridge.call('scanQr', {}));
    bridge.dispose();
    expect(await call).toBe('unavailable');
    expect(host.window.healthBridgeReceive).toBeUndefined();
    expect(await codeOf(bridge.call('getNetwork'))).toBe('unavailable');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a call rejects with transport when the channel throws or is missing', async () => {
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
