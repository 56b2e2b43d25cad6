import type { MessagingSignature } from '../channel.ts';
import type { BrowserWindow } from '../platform.ts';
import { refuse } from './serve.ts';

interface Outcome {
  errMsg?: string;
}

interface Callbacks<Result> {
  success(result: Result): void;
  fail(outcome: Outcome): void;
  cancel(): void;
}

/** The object that the script puts on `window.wx`. */
interface MessagingGlobal {
  config(settings: object): void;
  ready(callback: () => void): void;
  error(callback: (outcome: Outcome) => void): void;
  [method: string]: (input: never) => void;
}

const address = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const methods = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'scanQRCode',
  'chooseImage',
  'getLocalImgData',
  'previewImage',
  'closeWindow',
];

interface Policy {
  createScriptURL(url: string): string;
  createScript(code: string): string;
}

/** Returns the page's Trusted Types policy `health-messaging`, or a substitute if the browser has no Trusted Types. */
export function trusted(win: BrowserWindow): Policy {
  const rules: Policy = { createScriptURL: (url) => url, createScript: (code) => code };
  const { trustedTypes } = win as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  policies ??= new WeakMap();
  const known = policies.get(win) ?? trustedTypes?.createPolicy('health-messaging', rules) ?? rules;
  policies.set(win, known);
  return known;
}

let policies: WeakMap<object, Policy> | undefined;

/**
 * The messaging app's JS SDK. It is loaded and configured on first use, and configured again after a change of the page's
 * URL.
 * @param entry the URL that the page was opened with
 */
export function createMessagingSdk(
  win: BrowserWindow,
  sign: (url: string) => Promise<MessagingSignature>,
  entry: string,
  script: string = address,
) {
  let loading: Promise<MessagingGlobal> | undefined;
  let configured: { url: string; done: Promise<MessagingSignature> } | undefined;

  function load(): Promise<MessagingGlobal> {
    loading ??= new Promise<MessagingGlobal>((resolve, reject) => {
      const element = win.document.createElement('script');
      element.src = trusted(win).createScriptURL(script);
      element.onload = () => resolve((win as unknown as { wx: MessagingGlobal }).wx);
      element.onerror = () => reject(new Error('the messaging app’s script did not load'));
      win.document.head.append(element);
    }).catch((fault) => {
      // The next use retries.
      loading = undefined;
      throw fault;
    });
    return loading;
  }

  /** Configures the SDK for the page's URL, and returns the signature. */
  function configure(): Promise<MessagingSignature> {
    // iOS binds the SDK to the first URL of the page, Android to the current one.
    const iPhone = /iP(hone|ad|od)/.test(win.navigator.userAgent);
    const url = (iPhone ? entry : win.location.href).replace(/#.*/, '');
    if (configured?.url === url) return configured.done;
    const done = configureFor(url).catch((fault) => {
      configured = undefined;
      throw fault;
    });
    configured = { url, done };
    return done;
  }

  async function configureFor(url: string): Promise<MessagingSignature> {
    const [wx, signature] = await Promise.all([load(), sign(url)]);
    const { appId, timestamp, nonceStr } = signature;
    await new Promise<void>((resolve, reject) => {
      wx.ready(resolve);
      wx.error(({ errMsg }) => reject(new Error(errMsg)));
      wx.config({
        appId,
        timestamp,
        nonceStr,
        signature: signature.signature,
        jsApiList: methods,
        openTagList: ['wx-open-launch-app'],
      });
    });
    return signature;
  }

  /**
   * Calls a method of the SDK.
   * @throws as the bridge's errors: `cancelled`, `denied`, else `unavailable`
   */
  async function invoke<Result>(method: string, input: object): Promise<Result> {
    await configure();
    const wx = await load();
    if (typeof wx[method] !== 'function') refuse('not supported', method);
    try {
      return await new Promise<Result>((success, fail) => {
        const callbacks: Callbacks<Result> = { success, fail, cancel: () => fail({ errMsg: 'cancel' }) };
        (wx[method] as (input: object) => void)({ ...input, ...callbacks });
      });
    } catch (fault) {
      const message = (fault as Outcome)?.errMsg ?? String(fault);
      if (/cancel/.test(message)) return refuse('cancelled', message);
      return refuse(/permission|denied|deny/.test(message) ? 'denied' : 'unavailable', message);
    }
  }

  return { configure, invoke };
}
