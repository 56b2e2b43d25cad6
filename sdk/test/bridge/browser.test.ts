import { createBridge, detectPlatform } from '@health-app/sdk/bridge';
import { bridgeActions } from '@health-app/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { browserWindow } from './fake-document.ts';
import { codeOf, settle } from './page.ts';

const content = {
  title: '控糖食物查询',
  description: '查询食物的血糖生成指数',
  imageUrl: 'https://h5.health-app.example/share/default.png',
  link: 'https://h5.health-app.example/share?type=sugarControl',
};

/** The features of a modern browser on a phone. */
const modern = () => ({
  share: vi.fn(async () => {}),
  canShare: () => true,
  clipboard: { writeText: vi.fn(async () => {}), readText: async () => '13812345678' },
  vibrate: vi.fn(() => true),
  wakeLock: { request: vi.fn(async () => ({ release: async () => {} })) },
});

async function connected(navigator: object = modern()) {
  const browser = browserWindow(navigator);
  const bridge = createBridge({ window: browser.window });
  await bridge.ready;
  return { ...browser, bridge };
}

describe('a plain browser', () => {
  it('a plain browser offers exactly the actions with a browser alternative in the table', async () => {
    const { bridge } = await connected();
    expect(bridge.platform).toBe('browser');
    for (const [name, row] of Object.entries(bridgeActions)) {
      expect(bridge.offers(name as 'pay'), name).toBe(row.browser !== undefined);
    }
    expect(await codeOf(bridge.call('scanQr', {}))).toBe('not supported');
    expect(await codeOf(bridge.login())).toBe('not supported');
    await expect(bridge.getUserInfo()).resolves.toEqual({});
  });

  it('a browser with fewer features offers fewer actions', async () => {
    const { bridge } = await connected({});
    expect(bridge.offers('sharePanel')).toBe(false);
    expect(bridge.offers('readClipboard')).toBe(false);
    expect(bridge.offers('copyText')).toBe(true);
    bridge.notify('vibrate', {});
    bridge.notify('setScreenOn', { on: true });
  });

  it('sharePanel and sharePoster use the share panel of the browser', async () => {
    const navigator = modern();
    const { bridge } = await connected(navigator);
    await expect(bridge.call('sharePanel', content)).resolves.toEqual({ outcome: 'shared' });
    expect(navigator.share).toHaveBeenCalledWith({
      title: content.title,
      text: content.description,
      url: content.link,
    });
    const poster = { image: 'data:image/png;base64,iVBORw0KGgo=', title: '海报' };
    await expect(bridge.call('sharePoster', poster)).resolves.toEqual({ outcome: 'shared' });
    expect(navigator.share).toHaveBeenLastCalledWith({ files: [expect.any(File)], title: '海报' });
  });

  it.each([
    ['AbortError', 'cancelled'],
    ['NotAllowedError', 'denied'],
    ['DataError', 'unavailable'],
  ])('the browser’s error %s has the code %s', async (name, code) => {
    const { bridge } = await connected({ ...modern(), share: () => Promise.reject(new DOMException('', name)) });
    expect(await codeOf(bridge.call('sharePanel', content))).toBe(code);
  });

  it('sharePanel calls the browser within the user gesture', async () => {
    const navigator = modern();
    const { bridge } = await connected(navigator);
    const call = bridge.call('sharePanel', content);
    expect(navigator.share).toHaveBeenCalledOnce();
    await call;
  });

  it('copyText copies the text, even if the clipboard refuses', async () => {
    const navigator = modern();
    const { bridge, done, last } = await connected(navigator);
    await bridge.call('copyText', { text: 'ORD-1' });
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith('ORD-1');
    navigator.clipboard.writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await bridge.call('copyText', { text: 'ORD-2' });
    expect(last('textarea').value).toBe('ORD-2');
    expect(done).toContainEqual(['execCommand', 'copy']);
  });

  it('copyText with the old command gives the focus back, and copies inside the dialog that has it', async () => {
    const { bridge, document, createElement, last } = await connected({});
    const [button, dialog] = [createElement('button'), createElement('dialog')];
    const focus = vi.fn();
    const append = vi.fn();
    Object.assign(dialog, { append });
    Object.assign(document, { activeElement: Object.assign(button, { focus, closest: () => dialog }) });
    await bridge.call('copyText', { text: 'ORD-3' });
    expect(append).toHaveBeenCalledWith(last('textarea'));
    expect(focus).toHaveBeenCalledOnce();
  });

  it('copyText reports a failed copy', async () => {
    const { bridge, document } = await connected({});
    document.execCommand = () => false;
    expect(await codeOf(bridge.call('copyText', { text: 'x' }))).toBe('denied');
  });

  it('chooseImage lets the person choose files, and returns at most the requested number, drawn anew', async () => {
    const { bridge, last, done } = await connected();
    const call = bridge.call('chooseImage', { count: 2, source: 'camera' });
    const input = last('input');
    expect(input).toMatchObject({ type: 'file', accept: 'image/*', multiple: true });
    expect(input.attributes.capture).toBe('environment');
    const files = [{ size: 10 }, { size: 20 }, { size: 30 }];
    input.files = files;
    input.dispatchEvent(new Event('change'));
    const url = 'blob:https://h5.health-app.example/1';
    // The files hold the place and the time of the pictures, so the page gets none of them.
    const bytes = 'drawn'.length;
    await expect(call).resolves.toEqual({ images: [1, 2].map(() => ({ url, bytes })) });
    const shown = done.filter(([what]) => what === 'createObjectURL').map(([, blob]) => blob);
    expect(shown.filter((blob) => blob instanceof Blob).map((blob) => (blob as Blob).type)).toEqual([
      'image/jpeg',
      'image/jpeg',
    ]);
    // Safari on iOS draws no larger canvas.
    expect(Number(last('canvas').width) * Number(last('canvas').height)).toBeLessThanOrEqual(4096 ** 2);
  });

  it('takePhoto reports a cancelled choice', async () => {
    const { bridge, last } = await connected();
    const call = codeOf(bridge.call('takePhoto', { camera: 'front' }));
    expect(last('input').attributes.capture).toBe('user');
    last('input').dispatchEvent(new Event('cancel'));
    expect(await call).toBe('cancelled');
  });

  it('a plain browser downloads, opens addresses, goes back, dials and stores', async () => {
    const { bridge, done, document } = await connected();
    await bridge.call('saveImage', { image: 'blob:https://h5.health-app.example/7', name: 'poster.png' });
    await bridge.call('openBrowser', { url: 'https://beian.health-app.example/' });
    await bridge.call('openApp', { link: 'https://h5.health-app.example/open' });
    await bridge.call('closePage');
    await bridge.call('callPhone', { phoneNumber: '4001234567' });
    await bridge.call('setItem', { key: 'guide', value: '1' });
    await expect(bridge.call('getItem', { key: 'guide' })).resolves.toEqual({ value: '1' });
    await bridge.call('removeItem', { key: 'guide' });
    await expect(bridge.call('getItem', { key: 'guide' })).resolves.toEqual({});
    await expect(bridge.call('readClipboard')).resolves.toEqual({ text: '13812345678' });
    bridge.notify('setTitle', { title: '控糖' });
    expect(document.title).toBe('控糖');
    expect(done.filter(([what]) => what !== 'remove')).toEqual([
      ['click', 'a', 'blob:https://h5.health-app.example/7', 'poster.png'],
      ['open', 'https://beian.health-app.example/', '_blank', 'noopener'],
      ['assign', 'https://h5.health-app.example/open'],
      ['back'],
      ['assign', 'tel:4001234567'],
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', ''])(
    'a plain browser does not navigate to "%s"',
    async (url) => {
      const { bridge, done } = await connected();
      expect(await codeOf(bridge.call('openBrowser', { url }))).toBe('denied');
      expect(await codeOf(bridge.call('openWebView', { url }))).toBe('denied');
      expect(await codeOf(bridge.call('openApp', { link: url }))).toBe('denied');
      expect(await codeOf(bridge.call('saveImage', { image: url }))).toBe('denied');
      expect(await codeOf(bridge.call('callPhone', { phoneNumber: url }))).toBe('denied');
      expect(done).toEqual([]);
    },
  );

  it('watchNetwork reports network changes until its end', async () => {
    const { bridge, window } = await connected();
    const heard: unknown[] = [];
    const listeners = new Map<string, () => void>();
    window.addEventListener = (type, listener) => void listeners.set(type, listener);
    window.removeEventListener = (type) => void listeners.delete(type);
    await expect(bridge.call('getNetwork')).resolves.toEqual({ online: true, type: 'other' });
    const controller = new AbortController();
    const stream = bridge.stream(
      'watchNetwork',
      {},
      { onEvent: (state) => heard.push(state), signal: controller.signal },
    );
    await settle();
    Object.assign(window.navigator, { onLine: false });
    listeners.get('offline')?.();
    controller.abort();
    await stream;
    expect(heard).toEqual([{ online: false, type: 'none' }]);
    expect(listeners.size).toBe(0);
  });
});

describe('the platform', () => {
  const postMessage = () => {};
  it.each([
    ['ios', { webkit: { messageHandlers: { healthBridge: { postMessage } } } }],
    ['android', { healthBridge: { postMessage } }],
    ['messaging', { navigator: { userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50' } }],
    ['browser', { navigator: { userAgent: 'Mozilla/5.0' }, webkit: { messageHandlers: {} } }],
    ['browser', {}],
  ])('detectPlatform recognises %s', (platform, win) => {
    expect(detectPlatform(win)).toBe(platform);
  });
});
