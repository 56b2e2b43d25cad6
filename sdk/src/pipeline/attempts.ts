import type { Call } from '../call.ts';
import { now } from '../clock.ts';
import { attemptHeaders, setHeaders } from './headers.ts';
import { runHooks } from './hooks.ts';
import { pin } from './identity.ts';
import { redirect } from './redirects.ts';
import { settingsOf } from './request-settings.ts';

/** Maximum pause before the second attempt in ms; it doubles before each further attempt. */
const firstPause = 300;

/** The statuses after which a call is repeated. */
const repeatedStatuses = [429, 502, 503, 504];

/**
 * Sends the request of a call, and repeats it after a network failure or a 429, 502, 503 or 504 while retries are left. The
 * pauses have a random part, so that many clients do not retry simultaneously. A pause is never shorter than the server's
 * `Retry-After`, and does not start if it would end after the time limit. A command, which might already have been carried
 * out, is repeated only if it has an `idempotencyKey` and the call asks for it.
 * @throws the error of the transport
 */
export async function attempts(call: Call, request: Request): Promise<Response> {
  if (call.early) return call.early;
  const { settings, options, operation, signal, isShared } = call;
  // A call by path has no generated id.
  const retries = operation.effect === 'read' || (operation.idempotencyKey && !call.isRaw) ? options.retry : 0;
  const transport = settings.fetch ?? fetch;
  const { url, method } = request;
  call.query = /\?.*/.exec(url)?.[0];
  pin(call);
  const headers = attemptHeaders(call, call.headers);
  const body = isShared ? await request.clone().text() : call.body;
  call.start = now();
  const end = call.start + Math.min(options.timeout, 2 ** 31 - 1);
  for (let attempt = 1; ; attempt += 1) {
    pin(call);
    // The caller already has its error; this only prevents further attempts.
    if (signal.aborted) throw signal.reason;
    let next = request;
    if (isShared || attempt > 1)
      next = new Request(url, { ...settingsOf(request), method, headers, body: body || undefined, redirect });
    else setHeaders(request, headers);
    const start = now();
    let pause = (firstPause * 2 ** attempt * (1 + Math.random())) / 4;
    const isLast = () => attempt > retries || signal.aborted || now() + pause >= end;
    const note = async (status?: number) => {
      if (call.context) {
        const duration = Math.round(now() - start);
        await runHooks(call, 'onAttempt', { call: call.context, attempt, status, duration });
      }
    };
    call.attempts = attempt;
    try {
      const response = await transport(next, { signal });
      call.reply = { response, text: await response.text() };
      await note(response.status);
      if (!repeatedStatuses.includes(response.status)) return response;
      pause += readRetryAfter(response) ?? 0;
      if (isLast()) return response;
    } catch (error) {
      delete call.reply;
      call.fault = error;
      await note();
      if (isLast()) throw error;
    }
    await wait(pause, signal);
  }
}

/** Resolves after ms, or when the signal is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)));
  });
}

/**
 * Parses `Retry-After`, which is in seconds or a date of the server's clock. A cross-origin page can read the header only
 * if the server exposes it; without the header `Date`, the clock of the device counts.
 * @returns ms; undefined for a missing or invalid header, and for a date in the past
 */
export function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const delay = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return delay >= 0 ? delay : undefined;
}
