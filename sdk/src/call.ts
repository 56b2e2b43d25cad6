import { callSafely } from './call-safely.ts';
import type { Settings } from './client.ts';
import { HealthError, type HealthErrorDetails, isHealthError } from './errors.ts';
import { type Reply, readRetryAfter, sendWithRetry } from './pipeline/attempts.ts';
import { withDeadline } from './pipeline/deadline.ts';
import { apiHeaders, lowerCased } from './pipeline/headers.ts';
import { type Hooks, runHooks } from './pipeline/hooks.ts';
import { redact, redactCause, redactHeaders } from './pipeline/redact.ts';
import { type Envelope, readReply } from './pipeline/reply.ts';
import { isShown } from './pipeline/toast.ts';
import type { ClientSession } from './session.ts';
import type { Operation } from './table.ts';
import {
  check,
  duration,
  flag,
  headers as headerTexts,
  headerValue,
  readOptions,
  retries,
  signal,
} from './validate.ts';

/** Options of one call. */
export interface CallOptions {
  /**
   * Show no toast on a failure; `false` shows it for a call that is silent by contract.
   * @default what the contract says, usually `false`
   * @example { silent: true }
   */
  silent?: boolean | undefined;
  /**
   * Lets the request outlive the page, for what is sent while it closes; the body is then 64 kB at most.
   * @default false
   * @example { keepalive: true }
   */
  keepalive?: boolean | undefined;
  /**
   * Frees this call when aborted; it then rejects with kind `aborted`.
   * @default none
   * @example { signal: controller.signal }
   */
  signal?: AbortSignal | undefined;
  /**
   * Time limit in ms, above 0, all attempts together, not counting the wait for a pending login. `Infinity`: none.
   * @default the client's, 15,000
   * @example { timeout: 60_000 }
   */
  timeout?: number | undefined;
  /**
   * How often a read is sent again after a network failure or a 429, 502, 503 or 504: 0 to 5. Commands never are.
   * @default the client's, 1
   * @example { retry: 0 }
   */
  retry?: number | undefined;
  /**
   * Further headers; those of the API itself are not replaced.
   * @default the client's
   * @example { headers: { traceparent } }
   */
  headers?: Record<string, string> | undefined;
  /**
   * Sent as `x-request-id`, for a search in the logs of the server.
   * @default what the client's `requestId` makes
   * @example { requestId: 'checkout-7f3a' }
   */
  requestId?: string | undefined;
}

const rules = {
  silent: flag,
  keepalive: flag,
  signal,
  timeout: duration,
  retry: retries,
  headers: headerTexts,
  requestId: headerValue,
};

/** A request whose input is serialised. */
export interface Draft {
  url: string;
  init?: RequestInit;
  /** In place of the address. */
  request?: Request;
  /** Its own headers. */
  headers?: Record<string, string>;
}

/** A reply that is the envelope; `failure` is its `success: false` as an error, already shown. */
export interface Answer extends Reply {
  envelope: Envelope;
  failure: HealthError | undefined;
}

/**
 * The way of every call over the wire: input, login gate, headers, attempts within the time limit, status, envelope, toast.
 * @param draft serialises the input, before anything is sent or waited for
 * @throws {HealthError} for anything but an envelope with status 200
 */
export async function runCall(
  settings: Settings,
  session: ClientSession,
  operation: Operation,
  draft: () => Draft,
  options: CallOptions | undefined,
): Promise<Answer> {
  const { domain, verb, method, path } = operation;
  const details: HealthErrorDetails = { operation: verb ? `${domain}.${verb}` : path, method, path, attempts: 0 };
  const hooks = settings.hooks as readonly Hooks[];
  let token: string | undefined;
  let { silent } = operation;
  let { timeout } = settings;

  let headers: Record<string, string> | undefined;
  let response: Response | undefined;

  /** Joins what is known of the call to its error, and makes it known. */
  async function fail(error: HealthError): Promise<void> {
    Object.assign(error, details, {
      headers: headers && redactHeaders(headers),
      requestId: response?.headers.get('x-request-id') ?? headers?.['x-request-id'],
      retryAfter: response && readRetryAfter(response),
    });
    const isToast = error.kind === 'login-expired' ? session.expire(error, token, silent) : !silent && isShown(error);
    if (isToast) void callSafely(settings.onToast, { message: error.message, error });
    if (hooks[0]) await withDeadline(timeout, undefined, () => runHooks(hooks, 'onError', error)).catch(() => {});
  }

  try {
    const usual: CallOptions & { silent: boolean; timeout: number; retry: number } = {
      silent,
      timeout,
      retry: settings.retry,
    };
    const given = options === undefined ? usual : readOptions('options', options, rules, usual);
    ({ silent, timeout } = given);
    const { url, request, init, headers: own } = draft();
    if (!operation.exempt && session.pending) {
      const start = Date.now();
      try {
        // No limit: the login has one.
        while (session.pending) await withDeadline(Infinity, given.signal, async () => session.pending);
      } finally {
        details.gateTime = Date.now() - start;
      }
    }
    const text = await withDeadline(timeout, given.signal, async (signal) => {
      const requestId = given.requestId ?? settings.requestId?.();
      const further = lowerCased(
        settings.headers,
        own,
        given.headers,
        requestId ? { 'x-request-id': requestId } : undefined,
      );
      const hooked = { operation: details.operation as string, method, url, headers: further };
      if (hooks[0]) await runHooks(hooks, 'onRequest', hooked);
      token = settings.trustRedirects ? session.user.userToken : undefined;
      check('user.userToken', token, headerValue);
      check('request.headers', hooked.headers, headerTexts);
      headers = { ...lowerCased(hooked.headers), ...apiHeaders(settings.appVersion, settings.source, token) };
      const start = Date.now();
      const reply = await sendWithRetry(
        settings.fetch,
        () => new Request(request?.clone() ?? url, { ...init, headers: headers as Record<string, string>, redirect }),
        operation.effect === 'read' ? given.retry : 0,
        timeout,
        signal,
        (attempt) => {
          details.attempts = attempt;
        },
      );
      response = reply.response;
      if (hooks[0]) {
        const { status, headers: responseHeaders } = response;
        const attempts = details.attempts as number;
        const duration = Date.now() - start;
        await runHooks(hooks, 'onResponse', { ...hooked, status, responseHeaders, attempts, duration });
      }
      return reply.text;
    });
    const reply = { response: response as unknown as Response, text };
    const read = readReply(reply.response.status, text, operation, (said) => redact(said, token));
    if (read.failure) await fail(read.failure);
    return { ...reply, ...read };
  } catch (fault) {
    const error = isHealthError(fault) ? fault : toHealthError(fault, token, details.attempts);
    await fail(error);
    throw error;
  }
}

/** A redirect would carry the token to wherever it points. */
export const redirect: RequestRedirect = 'manual';

function toHealthError(fault: unknown, token: string | undefined, attempts: number | undefined): HealthError {
  const cause = redactCause(fault, token);
  if (attempts) return new HealthError('network', 'no reply from the server', { cause });
  // Nothing was sent: our own checks throw a TypeError, and whatever else is thrown comes from a value that was passed.
  const message = fault instanceof TypeError ? redact(fault.message, token) : 'the input or an option cannot be read';
  return new HealthError('invalid-request', message, { cause });
}
