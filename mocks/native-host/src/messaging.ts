/** The messaging app's browser: its user agent and its JS SDK, which a real page loads from the vendor's server. */
import type { SharedContent } from '@health-app/sdk/bridge';
import type { HostAnswer } from '@health-app/sdk/testing';
import { imageSheet, scanSheet } from './host-script.ts';
import { write } from './log/log.ts';
import { change, say } from './phone-state.ts';

interface Callbacks {
  success?(result: object): void;
  fail?(outcome: { errMsg: string }): void;
  cancel?(): void;
}

type Input = Callbacks & Record<string, unknown>;

export function installMessaging(win: Window & typeof globalThis, close: () => void): void {
  const agent = `${win.navigator.userAgent} MicroMessenger/8.0.50`;
  Object.defineProperty(win.navigator, 'userAgent', { get: () => agent });
  skipScript(win);
  const images: string[] = [];
  let ready = () => {};

  const method = (name: string, run: (input: Input) => object | Promise<HostAnswer>) => async (input: Input) => {
    const { success, fail, cancel, ...params } = input;
    const entry = write('bridge', `wx.${name}`, params);
    const given = await run(input);
    const answer = given as HostAnswer;
    entry.end(answer.error ?? 'ok', answer.error ? undefined : given);
    if (answer.error === 'cancelled') cancel?.();
    else if (answer.error) fail?.({ errMsg: `${name}:fail ${answer.error}` });
    else success?.(given);
  };
  const prepare = ({ title, desc, link, imgUrl }: Input) => {
    change({ prepared: { title, description: desc, link, imageUrl: imgUrl } as SharedContent });
    return {};
  };
  const shaped = (answer: HostAnswer, shape: (result: never) => object): HostAnswer | object =>
    answer.error ? answer : shape(answer.result as never);

  Object.assign(win, {
    wx: {
      config(settings: object) {
        write('bridge', 'wx.config', settings, 'ok');
        setTimeout(() => ready());
      },
      ready: (callback: () => void) => {
        ready = callback;
      },
      error: () => {},
      updateAppMessageShareData: method('updateAppMessageShareData', prepare),
      updateTimelineShareData: method('updateTimelineShareData', prepare),
      scanQRCode: method('scanQRCode', async () =>
        shaped(await scanSheet(), ({ text }: { text: string }) => ({ resultStr: text })),
      ),
      chooseImage: method('chooseImage', async ({ count }) =>
        shaped(await imageSheet('chooseImage', Number(count ?? 1)), (result: { images: { url: string }[] }) => ({
          localIds: result.images.map(({ url }) => String(images.push(url) - 1)),
        })),
      ),
      getLocalImgData: method('getLocalImgData', ({ localId }) => ({ localData: images[Number(localId)] ?? '' })),
      previewImage: method('previewImage', ({ current }) => {
        say(`previewImage · ${current}`);
        return {};
      }),
      closeWindow: method('closeWindow', () => {
        setTimeout(close);
        return {};
      }),
    },
  });
}

/** Intercepts the page's request for the vendor's script, so that the page uses this SDK. */
function skipScript(win: Window & typeof globalThis): void {
  const { prototype } = win.HTMLScriptElement;
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'src') as Required<
    Pick<PropertyDescriptor, 'get' | 'set'>
  >;
  Object.defineProperty(prototype, 'src', {
    get,
    // A page with Trusted Types sets an object instead of a string.
    set(this: HTMLScriptElement, src: object | string) {
      if (!`${src}`.includes('jweixin')) return set.call(this, src);
      setTimeout(() => this.dispatchEvent(new win.Event('load')));
    },
  });
}
