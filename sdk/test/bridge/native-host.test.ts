import { createBridge } from '@health-app/sdk/bridge';
import { createFakeTransport, createFakeWindow, createNativeHost, fail, ok } from '@health-app/sdk/testing';
import { describe, expect, it } from 'vitest';
import { codeOf, page, platforms, settle } from './page.ts';

describe.each(platforms)('the scripted host of %s', (platform) => {
  it('the scripted host refuses parameters that do not match the table', async () => {
    const { host, bridge } = page({ platform });
    expect(await codeOf(bridge.call('copyText', { text: 7 } as never))).toBe('bad params');
    expect(await codeOf(bridge.call('chooseImage', { count: 10 }))).toBe('bad params');
    expect(host.running).toBe(0);
  });

  it('a wrong parameter is named in the message, which a log contains', async () => {
    const { bridge } = page({ platform });
    const error = await bridge.call('copyText', { text: 7 } as never).catch((reason: unknown) => reason);
    const message = 'bad params: params.text is not as agreed';
    expect(error).toMatchObject({ code: 'bad params', message });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: 'bad params', message });
  });

  it('a log contains no other text of a host', async () => {
    for (const text of ['61.5 kg', 'params of 林小姐 is not as agreed', 'params.text is not as agreed: 61.5']) {
      const { bridge } = page({ platform, script: { copyText: { error: 'bad params', message: text } } });
      const error = await bridge.call('copyText', { text: 'a' }).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ message: 'bad params', serverMessage: text });
      expect(JSON.stringify(error)).not.toContain(text);
    }
  });

  it('the scripted host refuses invalid requests of the page', async () => {
    const host = createNativeHost({ platform, offers: ['getNetwork', 'toString'] });
    const { window, log } = host;
    const post = (message: object) =>
      platform === 'ios'
        ? window.webkit?.messageHandlers?.healthBridge?.postMessage?.(message)
        : window.healthBridge?.postMessage?.(JSON.stringify(message));
    for (const action of ['toString', 'pay', 'nosuch']) post({ type: 'call', id: action, action, params: {} });
    post({ type: 'stream', id: 'kind', action: 'getNetwork', params: {} });
    await settle();
    expect(log.filter(({ from }) => from === 'host').map(({ message }) => message)).toEqual(
      ['toString', 'pay', 'nosuch', 'kind'].map((id) => ({ type: 'reply', id, error: { code: 'not supported' } })),
    );
  });

  it('the scripted host ignores messages from a frame', () => {
    const host = createNativeHost({ platform, window: createFakeWindow({ framed: true }) });
    host.window.webkit?.messageHandlers?.healthBridge?.postMessage?.({ type: 'hello', id: '1', version: 1 });
    host.window.healthBridge?.postMessage?.('{"type":"hello","id":"1","version":1}');
    expect(host.log).toEqual([]);
  });

  it('the reply of the scripted host can be a function that waits for a person', async () => {
    let tap = (_paid: boolean) => {};
    const { bridge } = page({
      platform,
      script: {
        pay: async (params) =>
          (await new Promise<boolean>((resolve) => {
            tap = resolve;
          }))
            ? { result: { status: 'orderId' in params ? 'paid' : 'pending' } }
            : { error: 'cancelled' },
      },
    });
    await bridge.ready;
    for (const [paid, expected] of [
      [true, { status: 'paid' }],
      [false, { code: 'cancelled' }],
    ] as const) {
      const call = bridge.call('pay', { orderId: 'order-5001', channel: 'wallet', payload: {} });
      await settle();
      tap(paid);
      expect(await call.catch((error: unknown) => error)).toMatchObject(expected);
    }
  });

  it('the scripted host receives notifications', async () => {
    const titles: unknown[] = [];
    const { bridge } = page({
      platform,
      script: {
        setTitle: (params) => {
          titles.push(params);
          return {};
        },
      },
    });
    await bridge.ready;
    bridge.notify('setTitle', { title: '控糖查询' });
    expect(titles).toEqual([{ title: '控糖查询' }]);
  });

  it('the scripted host keeps a log of both directions', async () => {
    const { host, bridge } = page({
      platform,
      offers: ['getNetwork'],
      script: { getNetwork: { raw: [{ type: '?' }] } },
    });
    await codeOf(bridge.call('getNetwork', {}, { timeout: 10 }));
    expect(host.log.map(({ from, message }) => `${from} ${(message as { type: string }).type}`)).toEqual([
      'page hello',
      'host reply',
      'page call',
      'host ?',
      'page cancel',
    ]);
    expect(bridge.stats.malformed).toBe(1);
  });
});

describe('the fake transport', () => {
  it('the fake transport replies in order, repeats the last reply, and records the requests', async () => {
    const { fetch, requests } = createFakeTransport(ok([1]), fail('no', '17'), new TypeError('offline'));
    const signal = new AbortController().signal;
    const ask = () => fetch(new Request('https://a.example/x'), { signal });
    await expect((await ask()).json()).resolves.toEqual({ success: true, data: [1] });
    await expect((await ask()).json()).resolves.toEqual({ success: false, msg: 'no', code: '17' });
    await expect(ask()).rejects.toThrow('offline');
    await expect(ask()).rejects.toThrow('offline');
    expect(requests).toHaveLength(4);
  });
});

it('the type of createBridge accepts a browser’s own window', () => {
  const options: Parameters<typeof createBridge>[0] = { window: undefined as Window | undefined };
  expect(createBridge(options).platform).toBe('browser');
});
