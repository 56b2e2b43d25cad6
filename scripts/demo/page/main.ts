/**
 * Starts the backend, and then saves all files of the demo on the device. The host also sends this page for the addresses of
 * the app, which open as soon as the backend has started.
 */
import { texts } from './texts.ts';

type Key = keyof typeof texts.en;

const language = navigator.language.startsWith('zh') ? 'zh' : 'en';
const get = <Found extends HTMLElement>(id: string): Found => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}`);
  return found as Found;
};
const write = (key: Key, values: Record<string, unknown> = {}): string =>
  texts[language][key].replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name]));
const say = (key: Key, values?: Record<string, unknown>): void => {
  get('status').textContent = write(key, values);
};

document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
document.title = write('title');
for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
  element.textContent = write(element.dataset.text as Key);
}

/** The worker, as soon as it answers the requests of this page. */
async function startWorker(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { installing } = registration;
  const failed = new Promise<never>((_, reject) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('a file is missing or the storage is full'));
    });
  });
  if (!serviceWorker.controller) {
    registration.active?.postMessage({ type: 'TAKE_OVER' });
    await Promise.race([controlled, failed]);
  }
  if (!serviceWorker.controller) throw new Error('the worker does not answer');
  return serviceWorker.controller;
}

function listen({ data }: MessageEvent): void {
  const progress = get<HTMLProgressElement>('progress');
  if (data?.type === 'LOADED') {
    progress.max = data.all;
    progress.value = data.loaded;
    progress.hidden = data.loaded === data.all;
    if (data.loaded === data.all) say('offline');
    else say('ready', data);
  }
  if (data?.type === 'NOT_LOADED') {
    progress.hidden = true;
    say('partly', data);
  }
  if (data?.type === 'STARTED_OVER') say('startedOver');
}

async function start(): Promise<void> {
  if (!navigator.serviceWorker) return say('unsupported');
  say('starting');
  try {
    const worker = await startWorker();
    if (location.pathname === '/') history.replaceState(null, '', '/demo/');
    else if (!location.pathname.startsWith('/demo/')) return location.reload();
    get('apps').inert = false;
    navigator.serviceWorker.addEventListener('message', listen);
    worker.postMessage({ type: 'LOAD_ALL' });
    get('start-over').addEventListener('click', () => {
      if (!confirm(write('confirm'))) return;
      // The person of the app, and what the app keeps for times without a network.
      localStorage.clear();
      sessionStorage.clear();
      worker.postMessage({ type: 'START_OVER' });
    });
  } catch (error) {
    get('progress').hidden = true;
    say('failed', { reason: error instanceof Error ? error.message : error });
  }
}

await start();
