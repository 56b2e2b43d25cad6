/**
 * Intercepts the app's API calls: logs each call, applies the chosen network and replies, and compares replies with the
 * description.
 */

import { operations } from 'virtual:operations';
import { findDrifts } from '@health-app/sdk/drift';
import { write } from './log/log.ts';
import { type Settings, throttleOf } from './settings.ts';
import { createConnection } from './throttle.ts';

/** Wraps the app's `fetch`; other requests pass through. @param now the settings, which change while the app runs */
export function wrapFetch(win: Window & typeof globalThis, now: () => Settings): void {
  const send = win.fetch.bind(win);
  const transfer = createConnection();
  win.fetch = async (input, init) => {
    const request = new win.Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== win.location.origin || !url.pathname.startsWith('/api/')) return send(input, init);
    const path = url.pathname.slice('/api'.length);
    const settings = now();
    const throttle = throttleOf(settings);
    const entry = write('api', `${request.method} ${path}`, await paramsOf(request, url));
    for (const [name, value] of Object.entries(wishes(settings, request.method, path)))
      request.headers.set(name, value);
    try {
      if (settings.network === 'offline') throw new win.TypeError('Failed to fetch');
      const sent = (await request.clone().arrayBuffer()).byteLength;
      await passes(throttle.latency + transfer(sent, throttle), request.signal);
      const response = await send(request);
      const text = await response.clone().text();
      await passes(transfer(new Blob([text]).size, throttle), request.signal);
      entry.end(response.ok ? 'ok' : String(response.status), readJson(text));
      if (response.status === 200) findDrifts(request.method, path, text).then(entry.addDrifts, console.error);
      return response;
    } catch (error) {
      entry.end(request.signal.aborted ? 'cancelled' : 'network', String(error));
      throw error;
    }
  };
}

/** Waits; rejects as soon as the app aborts the call. @param time ms */
function passes(time: number, signal: AbortSignal): Promise<void> {
  if (time <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, time);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** The request headers that control the mock. */
export function wishes(
  { network, scenario }: Pick<Settings, 'network' | 'scenario'>,
  method: string,
  path: string,
): Record<string, string> {
  const [id, status, name] = scenario.split('/');
  const row = operations.find((operation) => operation.id === id);
  if (network === 'failing') return { prefer: 'code=500, example=requestException' };
  return row && row.path === path && row.method === method ? { prefer: `code=${status}, example=${name}` } : {};
}

async function paramsOf(request: Request, url: URL): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(url.searchParams);
  return readJson(await request.clone().text());
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
