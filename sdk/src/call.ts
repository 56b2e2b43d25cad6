import { callSafely } from './call-safely.ts';
import type { Settings } from './client.ts';
import { HealthError, type HealthErrorDetails, isHealthError } from './errors.ts';
import { readRetryAfter, sendWithRetry } from './pipeline/attempts.ts';
import { withDeadline } from './pipeline/deadline.ts';
import { mergeHeaders } from './pipeline/headers.ts';
import { runHooks } from './pipeline/hooks.ts';
import { redact, redactCause } from './pipeline/redact.ts';
import { readReply } from './pipeline/reply.ts';
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
   * Shows no toast on a failure; `false` shows it for a call that is silent by contract.
   * @default what the contract says, usually `false`
   * @example { silent: true }
   */
  silent?: boolean | undefined;
  /**
   * Lets the request outlive the page, for calls that a closing page makes; the body is then 64 kB at most.
   * @default false
   * @example { keepalive: true }
   */
  keepalive?: boolean | undefined;
  /**
   * Ends this call when aborted; it then rejects with kind `aborted`.
   * @default none
   * @example { signal: controller.signal }
   */
  signal?: AbortSignal | undefined;
  /**
   * Time limit in ms, above 0, for all attempts together, without the wait for a pending login. `Infinity`: no limit.
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
  body: string | undefined;
  /** Its own headers. */
  headers?: Record<string, string>;
}

/**
 * Runs a call: input, login gate, headers, attempts within the time limit, status, envelope, toast.
 * @param draft serialises the input, before anything is sent or waited for
 * @returns the data of the reply
 */
export async function runCall(
  settings: Settings,
  session: ClientSession,
  operation: Operation,
  draft: () => Draft,
  options: CallOptions | undefined,
): Promise<unknown> {
  const { id, method, path } = operation;
  const { hooks, appVersion, source } = settings;
  const details: CallDetails = { operation: id, method, path, attempts: 0 };
  let given = { silent: !!operation.silent, timeout: settings.timeout, retry: settings.retry } as ReadOptions;
  let token: string | undefined;
  let requestId: string | undefined;
  let response: Response | undefined;

  async function send(signal: AbortSignal, { url, body, headers: own }: Draft): Promise<string> {
    requestId = given.requestId ?? settings.requestId?.();
    const request = {
      operation: id,
      method,
      url,
      headers: mergeHeaders({ 'x-request-id': requestId }, settings.headers, own, given.headers),
    };
    if (hooks) await runHooks(hooks, 'onRequest', request);
    check('request.headers', request.headers, headerTexts);
    token = (settings.trustRedirects && session.user.userToken) || undefined;
    if (token) check('user.userToken', token, headerValue);
    const init: RequestInit = {
      method,
      body,
      keepalive: given.keepalive,
      headers: mergeHeaders(request.headers, {
        // The spec demands it for a GET too (section 7).
        'content-type': 'application/json',
        appVersion,
        source,
        userToken: token,
      }),
      redirect,
    };
    const start = Date.now();
    const reply = await sendWithRetry(
      settings.fetch ?? fetch,
      () => new Request(url, init),
      operation.effect === 'read' ? given.retry : 0,
      given.timeout,
      signal,
      details,
    );
    response = reply.response;
    if (hooks) {
      await runHooks(hooks, 'onResponse', {
        ...request,
        status: response.status,
        responseHeaders: response.headers,
        attempts: details.attempts,
        duration: Date.now() - start,
      });
    }
    return reply.text;
  }

  try {
    if (options !== undefined) given = readOptions('options', options, rules, given);
    const request = draft();
    if (!operation.exempt && session.status === 'pending') {
      const start = Date.now();
      // No limit: the login has one.
      while (session.status === 'pending') await withDeadline(Infinity, given.signal, () => session.ready);
      details.gateTime = Date.now() - start;
    }
    const text = await withDeadline(given.timeout, given.signal, (signal) => send(signal, request));
    return readReply((response as unknown as Response).status, text, operation, (said) => redact(said, token));
  } catch (fault) {
    const cause = redactCause(fault, token);
    const error: HealthError = isHealthError(fault)
      ? fault
      : details.attempts
        ? new HealthError('network', 'no reply from the server', { cause })
        : // Nothing was sent: the SDK's own checks throw a TypeError, and any other error comes from a value of the caller.
          new HealthError(
            'invalid-request',
            fault instanceof TypeError ? redact(fault.message, token) : 'the input or an option cannot be read',
            { cause },
          );
    Object.assign(error, details, {
      headers: details.attempts ? { appVersion, source, userToken: token && 'hidden' } : undefined,
      requestId: response?.headers.get('x-request-id') ?? requestId,
      retryAfter: response && readRetryAfter(response),
    });
    if (error.kind === 'login-expired' ? session.expire(error, token, given.silent) : !given.silent && isShown(error)) {
      void callSafely(settings.onToast, { message: error.message, error });
    }
    if (hooks) await withDeadline(given.timeout, undefined, () => runHooks(hooks, 'onError', error)).catch(() => {});
    throw error;
  }
}

type ReadOptions = CallOptions & { silent: boolean; timeout: number; retry: number };
type CallDetails = HealthErrorDetails & { operation: string; attempts: number };

/** A redirect would carry the token to another address. */
export const redirect: RequestRedirect = 'manual';
