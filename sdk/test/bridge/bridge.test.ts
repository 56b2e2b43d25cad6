import { type BridgeWindow, createBridge } from '@health-app/sdk/bridge';
import { createFakeTransport, createFakeWindow, createNativeHost, ok } from '@health-app/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { createHealthClient, nativeLogin } from '../../src/index.ts';
import { stubSessionStorage } from '../session-storage.ts';
import { codeOf, page, platforms, settle } from './page.ts';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nosuch', ''];

describe('names', () => {
  it.each([...inherited, undefined, null, 7, {}, ['pay'], Symbol('pay')])(
    'the bridge refuses the action name %s before anything is sent',
    async (name) => {
      const { host, bridge } = page({ offers: inherited });
      await bridge.ready;
      const before = host.log.length;
      expect(await codeOf(bridge.call(name as 'pay', {} as never))).toBe('not supported');
      expect(await codeOf(bridge.stream(name as 'watchScale', {}, { onEvent: () => {} }))).toBe('not supported');
      expect(() => bridge.notify(name as 'setTitle', { title: '' })).toThrow('not supported');
      expect(bridge.offers(name as 'pay')).toBe(false);
      expect(host.log).toHaveLength(before);
    },
  );

  it('the bridge refuses an action of another kind', async () => {
    const { host, bridge } = page();
    expect(await codeOf(bridge.call('setTitle' as 'pay', {} as never))).toBe('not supported');
    expect(await codeOf(bridge.call('watchScale' as 'pay', {} as never))).toBe('not supported');
    expect(() => bridge.notify('pay' as 'setTitle', { title: '' })).toThrow('not supported');
    expect(host.said('call')).toEqual([]);
  });

  it('the bridge refuses actions of the other platform, even if the host offers them', async () => {
    const { bridge } = page({ platform: 'android', offers: ['restorePurchases', 'pay'] });
    await bridge.ready;
    expect(bridge.offers('restorePurchases')).toBe(false);
    expect(await codeOf(bridge.call('restorePurchases'))).toBe('not supported');
    expect(bridge.offers('pay')).toBe(true);
  });
});

describe('before the handshake', () => {
  it('calls and notifications before the handshake are sent in order after the host’s reply', async () => {
    const { host, bridge } = page({ hello: { after: 20 } });
    const first = bridge.call('getNetwork');
    bridge.notify('setTitle', { title: 'a' });
    const second = bridge.call('getDevice');
    expect(bridge.offers('getDevice')).toBe(false);
    expect(host.log).toHaveLength(0);
    await Promise.all([first, second]);
    const actions = host.log.flatMap(({ from, message }) =>
      from === 'page' ? [(message as { action?: string }).action ?? 'hello'] : [],
    );
    expect(actions).toEqual(['hello', 'getNetwork', 'setTitle', 'getDevice']);
  });

  it('the bridge queues a hundred calls before the handshake, and refuses more at once', async () => {
    const { host, bridge } = page({ hello: { after: 20 } });
    const held = Array.from({ length: 100 }, () => bridge.call('getNetwork'));
    expect(await codeOf(bridge.call('getNetwork'))).toBe('unavailable');
    bridge.notify('setTitle', { title: 'too many' });
    expect(bridge.stats.unsent).toBe(1);
    await Promise.all(held);
    expect(host.said('call')).toHaveLength(100);
  });

  it('a call that is aborted before the handshake is never sent', async () => {
    const { host, bridge } = page({ hello: { after: 20 } });
    const controller = new AbortController();
    const call = codeOf(bridge.call('scanQr', {}, { signal: controller.signal }));
    controller.abort();
    expect(await call).toBe('cancelled');
    await bridge.ready;
    await settle();
    expect(host.said('call')).toEqual([]);
    expect(host.said('cancel')).toEqual([]);
  });

  it.each([
    ['says nothing', { hello: { silent: true } }],
    ['sends invalid actions', { hello: { result: { version: 1, actions: 'all' } } }],
    ['sends an invalid version', { version: 0 }],
    ['refuses', { hello: { error: 'denied' as const } }],
  ])('the bridge is unavailable when the host %s', async (_what, hostOptions) => {
    const { bridge } = page(hostOptions, { handshakeTimeout: 20 });
    expect(await codeOf(bridge.call('getNetwork'))).toBe('unavailable');
    await bridge.ready;
    expect(bridge.offers('getNetwork')).toBe(false);
    expect(await codeOf(bridge.stream('watchNetwork', {}, { onEvent: () => {} }))).toBe('unavailable');
    expect(bridge.stats.pending).toBe(0);
  });

  it('the bridge ignores unknown actions of the host, and offers the others', async () => {
    const { bridge } = page({ offers: ['fly', 'pay', '__proto__'] });
    await bridge.ready;
    expect(bridge.offers('pay')).toBe(true);
    expect(bridge.offers('fly' as 'pay')).toBe(false);
  });
});

describe('where the bridge may be used', () => {
  const native = (win: BridgeWindow) => createNativeHost({ platform: 'ios', window: win });

  it.each([
    ['in another page’s frame', { framed: true }, undefined],
    ['without an origin', { href: 'data:text/html,x' }, undefined],
    ['on a foreign origin', { href: 'https://elsewhere.example/' }, ['https://h5.health-app.example']],
  ])('the bridge sends nothing to the host %s', async (_where, windowOptions, origins) => {
    const host = native(createFakeWindow(windowOptions));
    const bridge = createBridge({ window: host.window, origins });
    expect(await codeOf(bridge.call('getNetwork'))).toBe('unavailable');
    expect(host.window.healthBridgeReceive).toBeUndefined();
    expect(host.log).toEqual([]);
  });

  it.each([
    ['a page of its own origin', 'https://h5.health-app.example', true],
    ['a page of another origin', 'https://elsewhere.example', false],
    ['a page that cannot be read', undefined, false],
  ])('the bridge works in a frame of %s (%s) with sameOriginFrame: %s', (_whose, origin, works) => {
    const top = {
      get location() {
        if (!origin) throw new DOMException('another origin', 'SecurityError');
        return { origin };
      },
    };
    const host = native(Object.assign(createFakeWindow(), { top }));
    createBridge({ window: host.window });
    expect(host.window.healthBridgeReceive).toBeUndefined();
    createBridge({ window: host.window, sameOriginFrame: true });
    expect(host.window.healthBridgeReceive !== undefined).toBe(works);
  });

  it('the bridge works on a custom origin', async () => {
    const { bridge } = page({}, { origins: ['https://h5.health-app.example'] });
    await expect(bridge.call('getNetwork')).resolves.toEqual({ online: true, type: 'wifi' });
  });

  it('a bridge without a window can be created, but its calls are unavailable', async () => {
    const bridge = createBridge();
    expect(bridge.platform).toBe('browser');
    expect(await codeOf(bridge.call('getNetwork'))).toBe('unavailable');
    await expect(bridge.getUserInfo()).resolves.toEqual({});
  });
});

describe.each(platforms)('the session on the wire of %s', (platform) => {
  const options = { environment: 'production', app: 'main', appVersion: '5.2.0', source: 'iOS' } as const;

  it('the session gets its user from the bridge', async () => {
    const { bridge } = page({ platform });
    const { fetch, requests } = createFakeTransport(ok([]));
    const health = createHealthClient({ ...options, login: nativeLogin(bridge), fetch });
    await health.medication.list();
    expect(health.session.user).toMatchObject({ userId: 'user-1001', userName: '林晓' });
    expect(requests[0]?.headers.get('userToken')).toBe('native-token');
  });

  it('the session opens the login of the app, and reloads the page', async () => {
    stubSessionStorage();
    const reload = vi.fn();
    const { host, bridge } = page({ platform, script: { getUserInfo: { result: {} } } });
    const { fetch } = createFakeTransport(ok([]));
    createHealthClient({ ...options, login: nativeLogin(bridge, { autoRedirect: true, reload }), fetch });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
    expect(host.said('call').map(({ action }) => action)).toEqual(['getUserInfo', 'login']);
  });

  it('the session fails with kind login when the app returns an invalid user', async () => {
    const { bridge } = page({ platform, script: { getUserInfo: { result: { userToken: 7 } } } });
    const health = createHealthClient({ ...options, login: nativeLogin(bridge), ...createFakeTransport(ok([])) });
    await health.session.ready;
    expect(health.session.error).toMatchObject({ kind: 'login', cause: { kind: 'bridge', code: 'bad reply' } });
  });
});

it.each([Number.NaN, -1, 0, 'abc'])('the bridge refuses the time limit %s', async (timeout) => {
  const { host, bridge } = page();
  await bridge.ready;
  await expect(bridge.call('getNetwork', {}, { timeout: timeout as number })).rejects.toThrow(
    'options.timeout takes ms above 0, or Infinity',
  );
  expect(host.said('call')).toEqual([]);
});
