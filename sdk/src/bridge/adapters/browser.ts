import type { NetworkState } from '../../generated/bridge.ts';
import type { Post } from '../channel.ts';
import type { BridgeWindow, BrowserWindow } from '../platform.ts';
import { chooseFiles, copyText, download, fetchFile } from './browser-parts.ts';
import { type Handlers, refuse, serve } from './serve.ts';

/** Acts as the host in a plain browser. */
export function connectBrowser(win: BridgeWindow, receive: (message: unknown) => void): Post {
  return serve(browserHandlers(win as unknown as BrowserWindow), receive);
}

/** The handlers of a plain browser, without those that this browser does not support. */
export function browserHandlers(win: BrowserWindow): Handlers {
  const { navigator, document } = win;
  const openTab = ({ url }: { url: string }) => void win.open(webAddress(url), '_blank', 'noopener');
  const network = (): NetworkState => {
    const { connection } = navigator as { connection?: { type?: string } };
    const online = navigator.onLine !== false;
    const known = connection?.type === 'wifi' || connection?.type === 'cellular' ? connection.type : 'other';
    return { online, type: online ? known : 'none' };
  };
  let wakeLock: Promise<{ release(): Promise<void> } | undefined> | undefined;

  return {
    openWebView: openTab,
    openBrowser: openTab,
    openApp: ({ link }) => win.location.assign(webAddress(link)),
    closePage: () => win.history.back(),
    setTitle: ({ title }) => {
      document.title = title;
    },
    ...(typeof navigator.share === 'function' && {
      sharePanel: async ({ title, description, link }) => {
        await navigator.share({ title, text: description, url: link });
        return { outcome: 'shared' };
      },
    }),
    ...(typeof navigator.canShare === 'function' && {
      sharePoster: async ({ image, title }) => {
        const files = [await fetchFile(image, 'poster.png')];
        if (!navigator.canShare({ files })) refuse('not supported', 'this browser does not share files');
        await navigator.share({ files, title });
        return { outcome: 'shared' };
      },
    }),
    chooseImage: async ({ count = 1, source }, { signal }) => ({
      images: await chooseFiles(win, signal, { count, capture: source === 'camera' ? 'environment' : undefined }),
    }),
    takePhoto: async ({ camera }, { signal }) => ({
      images: await chooseFiles(win, signal, { count: 1, capture: camera === 'front' ? 'user' : 'environment' }),
    }),
    saveImage: ({ image, name = 'image.png' }) => {
      if (!/^(https?:|blob:|data:image\/)/.test(image)) refuse('denied', 'no address of a picture');
      download(document, image, name);
    },
    copyText: ({ text }) => copyText(win, text),
    ...(typeof navigator.clipboard?.readText === 'function' && {
      readClipboard: async () => ({ text: await navigator.clipboard.readText() }),
    }),
    callPhone: ({ phoneNumber }) => {
      if (!/^\+?\d{3,20}$/.test(phoneNumber)) refuse('denied', 'no phone number');
      win.location.assign(`tel:${phoneNumber}`);
    },
    getItem: ({ key }) => ({ value: win.localStorage.getItem(storageKey(key)) ?? undefined }),
    setItem: ({ key, value }) => win.localStorage.setItem(storageKey(key), value),
    removeItem: ({ key }) => win.localStorage.removeItem(storageKey(key)),
    getNetwork: network,
    watchNetwork: (_params, { signal, emit }) => {
      const tell = () => emit(network());
      for (const type of ['online', 'offline']) {
        win.addEventListener(type, tell);
        signal.addEventListener('abort', () => win.removeEventListener(type, tell));
      }
    },
    vibrate: ({ strength }) => void navigator.vibrate?.(strength === 'heavy' ? 40 : strength === 'medium' ? 25 : 15),
    setScreenOn: ({ on }) => {
      const before = wakeLock;
      void before?.then((lock) => lock?.release());
      // The device refuses the lock on a low battery, which is no failure.
      wakeLock = on ? navigator.wakeLock?.request('screen').catch(() => undefined) : undefined;
    },
  };
}

/** Returns a URL that the page may open; throws for others such as `javascript:`. */
function webAddress(url: string): string {
  return /^https?:\/\//i.test(url) ? url : refuse('denied', 'no web address');
}

function storageKey(key: string): string {
  return `bridge:${key}`;
}
