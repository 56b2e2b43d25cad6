/* Inlined into the page as a classic script, so that it runs even if no file of the app arrives. It reloads a page that
   does not start. If that does not help, it shows a message and a button. */

import { isStarting, startFailedEvent } from '#lib/loading/page-events.ts';
import { isReleaseFile, releaseFiles } from '#lib/loading/release-files.ts';
import { isFailedImport, isServerReachable } from '#lib/loading/reload-page.ts';
import { ownKey, readItem, removeItem, storeItem } from '#lib/storage/web-storage.ts';
import { type Locale, pageLocale } from '#platform/i18n/choose-locale.ts';

/** Time after which an empty page shows a message, ms. It may still start later. */
const patience = 30_000;

/** Pauses before automatic reloads, ms; a host may be in the middle of a deployment. */
const pauses = [500, 3_000];

/** Older reloads do not count, ms. */
const memory = 60_000;

const key = 'start-reloads';

const texts = {
  failed: { en: 'This page could not start. Check your network.', 'zh-CN': '页面未能启动，请检查网络。' },
  /** Without a connection, the files of a product that was never opened are not on the device. */
  offline: {
    en: 'You are offline, and this part of the app is not on this device yet. Connect, and load it again.',
    'zh-CN': '当前没有网络，应用的这一部分尚未保存到本机。请连接网络后重新加载。',
  },
} as const;

let failed = false;

async function recover(error: unknown): Promise<void> {
  if (failed) return;
  failed = true;
  const [count, at] = (readItem('sessionStorage', key) ?? '').split(' ').map(Number);
  const reloads = count && Math.abs(Date.now() - Number(at)) < memory ? count : 0;
  const pause = pauses[reloads];
  // Without a connection, a reload cannot help. Without storage, the next page could not count.
  if (!(await isServerReachable())) return show(isFailedImport(error) ? undefined : error, 'offline');
  if (pause === undefined) return show(error);
  if (!storeItem('sessionStorage', key, `${reloads + 1} ${Date.now()}`)) return show(error);
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (!isStarting()) return;
  // A cached file may be damaged, and each reload would use it again.
  if (reloads > 0) await dropKeptFiles();
  location.reload();
}

/** Removes the service worker, its cached files, and those in the browser's HTTP cache, where a file stays permanently. */
async function dropKeptFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const again = loaded.filter(isReleaseFile).map((url) => fetch(url, { cache: 'reload' }).catch(() => {}));
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    const names = (await caches.keys()).filter((name) => name.startsWith(ownKey('')));
    await Promise.all([...workers.map((worker) => worker.unregister()), ...names.map((name) => caches.delete(name))]);
  } catch {
    // Private windows have neither workers nor caches.
  }
  await Promise.all(again);
}

/**
 * Shows the failure once, in the page's language first.
 * @param error is shown as it is, for a report
 */
function show(error?: unknown, kind: keyof typeof texts = 'failed'): void {
  if (document.querySelector('.start-failure')) return;
  failed = true;
  const locales = Object.keys(texts[kind]) as Locale[];
  const content: Node[] = locales
    .sort((one) => (one === pageLocale() ? -1 : 1))
    .map((lang, index) =>
      Object.assign(document.createElement(index === 0 ? 'h1' : 'p'), { lang, textContent: texts[kind][lang] }),
    );
  const report = Object.assign(document.createElement('p'), { textContent: String(error ?? '') });
  const again = document.createElement('button');
  again.className = 'start-failure';
  again.textContent = 'Load it again · 重新加载';
  again.onclick = async () => {
    removeItem('sessionStorage', key);
    // Without a connection, the cached files are all that the page has.
    if (await isServerReachable()) await dropKeptFiles();
    location.reload();
  };
  content.push(report, again);
  document.getElementById('root')?.replaceChildren(...content);
}

addEventListener(startFailedEvent, (event) => void recover((event as CustomEvent).detail));

// The development server shows errors itself and has no release files.
if (releaseFiles.id) {
  addEventListener(
    'error',
    ({ target, filename, message }) => {
      if (!isStarting()) return;
      // A missing file, or one that is no script, fires `error` on its element; a truncated file is a syntax error.
      if (target instanceof HTMLScriptElement && isReleaseFile(target.src)) void recover(target.src);
      else if (filename && isReleaseFile(filename)) void recover(message);
    },
    true,
  );
  setTimeout(() => {
    if (isStarting()) show();
  }, patience);
}
