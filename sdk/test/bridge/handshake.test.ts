import { createBridge } from '@health-app/sdk/bridge';
import { createFakeWindow, createNativeHost } from '@health-app/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, page, platforms } from './page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const online = { online: true, type: 'wifi' };

describe.each(platforms)('a late handshake on the wire of %s', (platform) => {
  it('a late handshake is accepted after the time limit', async () => {
    const { bridge } = page({ platform, hello: { after: 5_001, times: 1 } });
    const early = codeOf(bridge.call('getNetwork'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await early).toBe('unavailable');
    await bridge.ready;
    expect(bridge.offers('getNetwork')).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await bridge.connected;
    expect(bridge.offers('getNetwork')).toBe(true);
    await expect(bridge.call('getNetwork')).resolves.toEqual(online);
    expect(bridge.stats).toMatchObject({ pending: 0, late: 0, unknown: 0 });
  });

  it('a late handshake delivers earlier notifications in order, but no calls', async () => {
    const { host, bridge } = page({ platform, hello: { after: 20_000 } });
    bridge.notify('setTitle', { title: 'first' });
    const call = codeOf(bridge.call('getNetwork'));
    await vi.advanceTimersByTimeAsync(6_000);
    bridge.notify('setTitle', { title: 'second' });
    expect([await call, await codeOf(bridge.call('getNetwork'))]).toEqual(['unavailable', 'unavailable']);
    expect(bridge.stats.unsent).toBe(0);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(host.said('notify').map(({ params }) => params)).toEqual([{ title: 'first' }, { title: 'second' }]);
    expect(host.said('call')).toEqual([]);
  });

  it('the bridge repeats the handshake at growing intervals until the host replies', async () => {
    const { host, bridge } = page({ platform, hello: { silent: true } });
    const said: number[] = [];
    for (let second = 0; second < 80; second += 1) {
      said.push(host.said('hello').length);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    const asked = said.flatMap((count, second) => (count > (said[second - 1] ?? 0) ? [second] : []));
    expect(asked).toEqual([1, 5, 15, 35, 75]);
    const ids = host.said('hello').map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    host.give({ type: 'reply', id: ids[0], result: { version: 1, actions: ['getNetwork'] } });
    await bridge.connected;
    await expect(bridge.call('getNetwork')).resolves.toEqual(online);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(host.said('hello')).toHaveLength(ids.length);
  });

  it('the handshake restarts when a page returns from the back-forward cache', async () => {
    const { host, bridge } = page({ platform, hello: { after: 1_000 } });
    await vi.advanceTimersByTimeAsync(500);
    host.window.leave();
    await bridge.ready;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bridge.offers('getNetwork')).toBe(false);
    host.window.comeBack();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(bridge.call('getNetwork')).resolves.toEqual(online);
    host.window.leave();
    host.window.comeBack();
    expect(host.said('hello')).toHaveLength(2);
  });

  it('dispose leaves no timer of a pending handshake, and counts unsent notifications', async () => {
    const { bridge } = page({ platform, hello: { silent: true } });
    await vi.advanceTimersByTimeAsync(6_000);
    bridge.notify('setTitle', { title: 'unheard' });
    bridge.dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(bridge.stats).toMatchObject({ pending: 0, unsent: 1 });
  });
});

describe('the version of the protocol', () => {
  it.each([2, 99, 0, 1.5, '1', null])('the protocol version %s of a host is refused', async (version) => {
    const { host, bridge } = page({ hello: { result: { version, actions: ['getNetwork'] } } });
    await bridge.ready;
    expect(bridge.offers('getNetwork')).toBe(false);
    expect(await codeOf(bridge.call('getNetwork'))).toBe('unavailable');
    expect(host.said('call')).toEqual([]);
  });
});

describe.each(platforms)('two bridges on a page of %s', (platform) => {
  it('two bridges on a page receive their own replies', async () => {
    const { host, bridge: first } = page({ platform });
    const second = createBridge({ window: host.window });
    await expect(first.call('getNetwork')).resolves.toEqual(online);
    await expect(second.call('getNetwork')).resolves.toEqual(online);
    const events: unknown[] = [];
    const stream = first.stream('interceptBack', {}, { onEvent: (event) => events.push(event) });
    await vi.advanceTimersByTimeAsync(0);
    host.emit('interceptBack', { source: 'button' });
    host.end('interceptBack');
    await stream;
    expect(events).toEqual([{ source: 'button' }]);
    expect([first, second].map(({ stats }) => stats.late + stats.malformed + stats.pending)).toEqual([0, 0]);
  });

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('a bridge still works after the %s one is disposed of', async (gone, left) => {
    const { host, bridge: first } = page({ platform });
    const bridges = { first, second: createBridge({ window: host.window }) };
    await Promise.all([first.ready, bridges.second.ready]);
    bridges[gone].dispose();
    await expect(bridges[left].call('getNetwork')).resolves.toEqual(online);
    expect(await codeOf(bridges[gone].call('getNetwork'))).toBe('unavailable');
  });

  it('a bridge that is disposed of at once leaves no timer, message or receiver', async () => {
    const { host, bridge } = page({ platform });
    bridge.dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(host.log).toEqual([]);
    expect(host.window.healthBridgeReceive).toBeUndefined();
  });

  it('two bridges restore the page when both are disposed of', async () => {
    const { host, bridge: first } = page({ platform });
    const second = createBridge({ window: host.window });
    await second.ready;
    second.dispose();
    first.dispose();
    expect(host.window.healthBridgeReceive).toBeUndefined();
  });
});

describe('without `crypto`', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([undefined, {}])('calls have unique ids if `crypto` is %s', async (crypto) => {
    vi.stubGlobal('crypto', crypto);
    const host = createNativeHost({ platform: 'ios', window: createFakeWindow() });
    const bridge = createBridge({ window: host.window });
    await bridge.ready;
    for (let round = 0; round < 50; round += 1) await bridge.call('getNetwork');
    const ids = host.said('call').map(({ id }) => id);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[\d.e-]{3,30}$/);
  });
});
