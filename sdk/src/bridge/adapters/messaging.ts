import type { SharedContent } from '../../generated/bridge.ts';
import type { MessagingOptions, Post } from '../channel.ts';
import type { BridgeWindow, BrowserWindow } from '../platform.ts';
import { browserHandlers } from './browser.ts';
import { createMessagingSdk, trusted } from './messaging-sdk.ts';
import { type Handlers, refuse, serve } from './serve.ts';

/**
 * Acts as the host in the messaging app's browser: a plain browser extended by the messaging app's JS SDK.
 * @param entry the URL that the page was opened with
 */
export function connectMessaging(
  win: BridgeWindow,
  receive: (message: unknown) => void,
  options: MessagingOptions,
  entry: string,
): Post {
  const browser = win as unknown as BrowserWindow;
  // Its browser has a share function without effect, so sharing is possible only through its SDK.
  const { sharePanel: _, sharePoster: __, ...plain } = browserHandlers(browser);
  const { sign, script } = options;
  return serve(
    sign ? { ...plain, ...messagingHandlers(browser, createMessagingSdk(browser, sign, entry, script)) } : plain,
    receive,
  );
}

/** The handlers of the messaging app's SDK. */
function messagingHandlers(win: BrowserWindow, sdk: ReturnType<typeof createMessagingSdk>): Handlers {
  const prepare = async (menus: string[], content: SharedContent) => {
    const { title, description: desc, link, imageUrl: imgUrl } = content;
    for (const menu of menus) await sdk.invoke(menu, { title, desc, link, imgUrl });
    return { outcome: 'prepared' as const };
  };
  const choose = async (count: number, sourceType: string[]) => {
    const { localIds = [] } = await sdk.invoke<{ localIds?: string[] }>('chooseImage', {
      count,
      sourceType,
      sizeType: ['compressed'],
    });
    const images = [];
    // One after the other, because the SDK confuses concurrent replies.
    for (const localId of localIds) {
      const { localData = '' } = await sdk.invoke<{ localData?: string }>('getLocalImgData', { localId });
      // iOS gives an invalid media type, Android none.
      images.push({ url: `data:image/jpeg;base64,${localData.replace(/^data:[^,]*,/, '').replace(/\s/g, '')}` });
    }
    return { images };
  };

  return {
    sharePanel: (content) => prepare(['updateAppMessageShareData', 'updateTimelineShareData'], content),
    shareFriend: (content) => prepare(['updateAppMessageShareData'], content),
    shareTimeline: (content) => prepare(['updateTimelineShareData'], content),
    scanQr: async ({ type = 'both' }) => {
      const scanType = { qr: ['qrCode'], bar: ['barCode'], both: ['qrCode', 'barCode'] }[type];
      const { resultStr = '' } = await sdk.invoke<{ resultStr?: string }>('scanQRCode', { needResult: 1, scanType });
      // A bar code is returned as `EAN_13,6901234567892`.
      return { text: resultStr.replace(/^[A-Z]+_[\dA-Z]+,/, '') };
    },
    chooseImage: ({ count = 1, source = 'both' }) => choose(count, source === 'both' ? ['album', 'camera'] : [source]),
    takePhoto: () => choose(1, ['camera']),
    previewImage: async ({ urls, index = 0 }) => {
      await sdk.invoke('previewImage', { urls, current: urls[index] ?? urls[0] });
    },
    closePage: async () => {
      await sdk.invoke('closeWindow', {});
    },
    openApp: async ({ slot = '' }, { signal }) => {
      const { launchAppId, launchParam = '' } = await sdk.configure();
      const element = win.document.getElementById(slot) ?? refuse('unavailable', 'no such slot');
      if (!launchAppId) refuse('unavailable', 'the signature names no app');
      const button = win.document.createElement('wx-open-launch-app');
      button.setAttribute('appid', launchAppId);
      button.setAttribute('extinfo', launchParam);
      button.style.cssText = 'position:absolute;top:0;left:0;width:100%;height:100%';
      const template = win.document.createElement('script');
      template.type = 'text/wxtag-template';
      template.text = trusted(win).createScript(
        '<div style="width:100%;height:100%;position:absolute;top:0;left:0"></div>',
      );
      button.append(template);
      if (!element.style.position) element.style.position = 'relative';
      element.append(button);
      await new Promise<void>((resolve, reject) => {
        button.addEventListener('launch', () => resolve());
        button.addEventListener('error', () => reject(new Error('the app did not open')));
        signal.addEventListener('abort', () => reject(new DOMException('no longer wanted', 'AbortError')));
      }).finally(() => button.remove());
    },
  };
}
