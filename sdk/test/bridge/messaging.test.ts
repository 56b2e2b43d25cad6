import { createBridge, type MessagingOptions } from '@health-app/sdk/bridge';
import { describe, expect, it, vi } from 'vitest';
import { browserWindow, type FakeElement } from './fake-document.ts';
import { codeOf, settle } from './page.ts';

const signature = {
  appId: 'placeholder-web-app-id',
  timestamp: 1_795_150_800,
  nonceStr: 'Qm2vT8sKx0LwZ4bH',
  signature: '749f0aea4aef69069c73e9adbbba7679ebf0d55e',
  launchAppId: 'placeholder-native-app-id',
  launchParam: '/share',
};
const content = {
  title: '控糖食物查询',
  description: '查询食物的血糖生成指数',
  imageUrl: 'https://h5.health-app.example/share/default.png',
  link: 'https://h5.health-app.example/share?type=sugarControl',
};

type Input = Record<'success' | 'fail' | 'cancel', (outcome?: object) => void> & Record<string, unknown>;

/** A page in the messaging app's browser. By default, the SDK's script works as soon as it is loaded. */
async function connected(options: MessagingOptions = {}, { agent = 'Android', refuses = false, loads = true } = {}) {
  const browser = browserWindow({ userAgent: `Mozilla/5.0 (${agent}) MicroMessenger/8.0.50` });
  const sign = vi.fn(async (_url: string) => signature);
  let ready = () => {};
  let error = (_outcome: object) => {};
  const wx = {
    config: vi.fn((_settings: object) => (refuses ? error({ errMsg: 'config:invalid signature' }) : ready())),
    ready: (callback: () => void) => {
      ready = callback;
    },
    error: (callback: (outcome: object) => void) => {
      error = callback;
    },
    scanQRCode: vi.fn((input: Input) => input.success({ resultStr: 'EAN_13,6901234567892' })),
    chooseImage: vi.fn((input: Input) => input.success({ localIds: ['1', '2'] })),
    getLocalImgData: vi.fn((input: Input) =>
      input.success({ localData: input.localId === '1' ? 'data:image/jgp;base64,AAA\n' : 'BBB' }),
    ),
    previewImage: vi.fn((input: Input) => input.success()),
    closeWindow: vi.fn((input: Input) => input.success()),
    updateAppMessageShareData: vi.fn((input: Input) => input.success()),
    updateTimelineShareData: vi.fn((input: Input) => input.success()),
  };
  const scripts: unknown[] = [];
  browser.document.head.append = (...[script]: FakeElement[]) => {
    if (!script) return;
    scripts.push(script.src);
    Object.assign(browser.window, { wx });
    queueMicrotask(loads ? (script.onload as () => void) : (script.onerror as () => void));
  };
  const bridge = createBridge({ window: browser.window, messaging: { sign, ...options } });
  await bridge.ready;
  return { ...browser, bridge, wx, sign, scripts };
}

describe('the messaging app’s browser', () => {
  it('the bridge loads the messaging app’s script and signs the page once, on first use', async () => {
    const { bridge, scripts, wx, sign } = await connected();
    expect(bridge.platform).toBe('messaging');
    await bridge.call('copyText', { text: 'x' }).catch(() => {});
    expect(scripts).toEqual([]);
    await bridge.call('shareFriend', content);
    await bridge.call('scanQr', {});
    expect(scripts).toEqual(['https://res.wx.qq.com/open/js/jweixin-1.6.0.js']);
    expect(sign.mock.calls).toEqual([['https://h5.health-app.example/share?type=family']]);
    expect(wx.config).toHaveBeenCalledOnce();
    expect(wx.config.mock.calls[0]?.[0]).toMatchObject({
      appId: signature.appId,
      signature: signature.signature,
      openTagList: ['wx-open-launch-app'],
    });
  });

  it.each([
    ['Android', 'https://h5.health-app.example/tools/bmi'],
    ['iPhone', 'https://h5.health-app.example/share?type=family'],
  ])('the bridge signs the address that the messaging app on %s checks', async (agent, url) => {
    const { bridge, sign, window } = await connected({}, { agent });
    Object.assign(window.location, { href: 'https://h5.health-app.example/tools/bmi#2' });
    await bridge.call('scanQr', {});
    expect(sign.mock.calls).toEqual([[url]]);
  });

  it('the bridge signs the page again after a change of its address', async () => {
    const { bridge, sign, window } = await connected();
    await bridge.call('scanQr', {});
    Object.assign(window.location, { href: 'https://h5.health-app.example/tools/bmi' });
    await bridge.call('scanQr', {});
    expect(sign).toHaveBeenCalledTimes(2);
  });

  it('sharePanel and shareTimeline prepare the messaging app’s menu for sharing', async () => {
    const { bridge, wx } = await connected();
    await expect(bridge.call('sharePanel', content)).resolves.toEqual({ outcome: 'prepared' });
    expect(wx.updateAppMessageShareData.mock.calls[0]?.[0]).toMatchObject({
      title: content.title,
      desc: content.description,
      link: content.link,
      imgUrl: content.imageUrl,
    });
    expect(wx.updateTimelineShareData).toHaveBeenCalledOnce();
    await bridge.call('shareTimeline', content);
    expect(wx.updateTimelineShareData).toHaveBeenCalledTimes(2);
  });

  it('the messaging app scans codes, chooses pictures, shows them and closes the page', async () => {
    const { bridge, wx } = await connected();
    await expect(bridge.call('scanQr', { type: 'bar' })).resolves.toEqual({ text: '6901234567892' });
    expect(wx.scanQRCode.mock.calls[0]?.[0]).toMatchObject({ needResult: 1, scanType: ['barCode'] });
    await expect(bridge.call('chooseImage', { count: 2 })).resolves.toEqual({
      images: [{ url: 'data:image/jpeg;base64,AAA' }, { url: 'data:image/jpeg;base64,BBB' }],
    });
    await bridge.call('takePhoto');
    expect(wx.chooseImage.mock.calls.map(([input]) => input.sourceType)).toEqual([['album', 'camera'], ['camera']]);
    const urls = ['https://a.example/1.png', 'https://a.example/2.png'];
    await bridge.call('previewImage', { urls, index: 1 });
    expect(wx.previewImage.mock.calls[0]?.[0]).toMatchObject({ current: urls[1] });
    await bridge.call('closePage');
    expect(wx.closeWindow).toHaveBeenCalledOnce();
  });

  it.each([
    ['cancelled', (input: Input) => input.cancel()],
    ['cancelled', (input: Input) => input.fail({ errMsg: 'scanQRCode:fail cancel' })],
    ['denied', (input: Input) => input.fail({ errMsg: 'scanQRCode:permission denied' })],
    ['unavailable', (input: Input) => input.fail({ errMsg: 'scanQRCode:fail' })],
  ])('a scan that fails has the code %s', async (code, scan) => {
    const { bridge, wx } = await connected();
    wx.scanQRCode.mockImplementation(scan);
    expect(await codeOf(bridge.call('scanQr', {}))).toBe(code);
  });

  it.each([
    ['the script does not load', { loads: false }],
    ['the signature is refused', { refuses: true }],
  ])('a call is unavailable when %s, and the next call tries again', async (_what, how) => {
    const { bridge, sign } = await connected({}, how);
    expect(await codeOf(bridge.call('scanQr', {}))).toBe('unavailable');
    expect(await codeOf(bridge.call('scanQr', {}))).toBe('unavailable');
    expect(sign).toHaveBeenCalledTimes(2);
  });

  it('openApp puts the messaging app’s launch button into the given slot', async () => {
    const { bridge, createElement, last } = await connected();
    createElement('div').id = 'open-app';
    const call = bridge.call('openApp', { link: 'https://h5.health-app.example/open', slot: 'open-app' });
    await settle();
    const button = last('wx-open-launch-app');
    expect(button.attributes).toEqual({ appid: 'placeholder-native-app-id', extinfo: '/share' });
    expect(last('div').children).toEqual([button]);
    button.dispatchEvent(new Event('launch'));
    await expect(call).resolves.toBeUndefined();
    const controller = new AbortController();
    const next = codeOf(
      bridge.call('openApp', { link: content.link, slot: 'open-app' }, { signal: controller.signal }),
    );
    await settle();
    controller.abort();
    expect(await next).toBe('cancelled');
    expect(await codeOf(bridge.call('openApp', { link: content.link, slot: 'nosuch' }))).toBe('unavailable');
  });

  it('the messaging app offers no scan and no sharing without a signature', async () => {
    const { bridge } = await connected({ sign: undefined });
    expect(bridge.offers('copyText')).toBe(true);
    expect(bridge.offers('scanQr')).toBe(false);
    expect(bridge.offers('sharePanel')).toBe(false);
    await expect(bridge.getUserInfo()).resolves.toEqual({});
  });
});
