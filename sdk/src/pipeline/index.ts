import type { Middleware } from 'openapi-fetch';
import { type Call, readCallOptions } from '../call.ts';
import type { CallOptions } from '../call-options.ts';
import { attempts } from './attempts.ts';
import { withDeadline } from './deadline.ts';
import { envelope } from './envelope.ts';
import { fail } from './failure.ts';
import { gate } from './gate.ts';
import { headers } from './headers.ts';
import { hooks } from './hooks.ts';
import { host } from './host.ts';
import { identity } from './identity.ts';
import { toBody } from './input.ts';
import type { FetchClient } from './transport.ts';

/** The options of openapi-fetch for one request. */
export interface Init {
  params?: { query?: unknown };
  body?: unknown;
  middleware?: readonly Middleware[];
  [option: string]: unknown;
}

/** The result of openapi-fetch. */
export interface Result {
  data?: unknown;
  response: Response;
}

/**
 * The middlewares of a call, in the order in which its request passes them; the reply passes them in reverse. openapi-fetch
 * serialises the input before them, and `attempts` sends the request after them.
 */
function middlewareOf(call: Call, address: string, further: Init['middleware']): Middleware[] {
  const { isShared } = call;
  return [
    identity(call),
    gate(call),
    headers(call),
    envelope(call),
    ...((isShared && call.settings.prepare?.(call, further)) || []),
    ...(isShared || call.settings.hooks[0] ? [hooks(call)] : []),
    host(address),
  ];
}

/**
 * Runs a call through openapi-fetch. Two things are outside its interface: the time limit, which must also end a middleware
 * that hangs, and the single error of a call, because openapi-fetch rethrows the errors of middlewares.
 * @param address of the host
 * @param init returns the options of openapi-fetch; its errors end the call
 * @returns the data; for a raw call the result of openapi-fetch
 * @throws {HealthError}
 */
export async function runCall(
  api: FetchClient,
  call: Call,
  address: string,
  options: CallOptions | undefined,
  init: (call: Call) => Init,
): Promise<unknown> {
  const { operation } = call;
  try {
    readCallOptions(call, options);
    const result: Result = await withDeadline([call.options.signal, call.session.lifetime], (signal, startTimer) => {
      Object.assign(call, { signal, startTimer });
      const { middleware, ...rest } = init(call);
      const request = {
        parseAs: 'stream',
        ...rest,
        keepalive: call.options.keepalive ?? rest.keepalive,
        middleware: middlewareOf(call, address, middleware),
        bodySerializer: (input: unknown) => {
          call.body = typeof input === 'string' ? input : toBody(input);
          return call.body;
        },
        fetch: (sent: Request) => attempts(call, sent),
      };
      return api.request(operation.method as never, operation.path as never, request as never) as Promise<Result>;
    });
    call.outcome.response = result.response;
    if (call.refusal) fail(call, call.refusal);
    return call.isRaw ? result : call.data;
  } catch (fault) {
    throw fail(call, fault);
  } finally {
    call.outcome.person = call.person;
  }
}
