import type { Middleware as OfOpenapiFetch } from 'openapi-fetch';
import type { Call } from '../call.ts';
import { HealthError, isHealthError } from '../errors.ts';
import { check, type Rule } from '../validate.ts';
import { redactCause } from './redact.ts';
import { reply } from './reply.ts';

/** A middleware of openapi-fetch, for `use` of a client: `onRequest`, `onResponse` and `onError`, at least one of them. */
export type Middleware = OfOpenapiFetch;

const isMiddleware: Rule = [
  (value: unknown) => ['onRequest', 'onResponse', 'onError'].some((name) => typeof Object(value)[name] === 'function'),
  'an object with onRequest, onResponse or onError',
];

/** @throws {TypeError} for a value that is not a middleware */
export function checkMiddleware(all: readonly unknown[]): void {
  for (const one of all) check('middleware', one, isMiddleware);
}

/**
 * The middlewares of the application. They see neither the token nor the API's own headers. A reply that replaces a request
 * passes the rest of the pipeline, which openapi-fetch would skip. The last one makes the reply readable for them.
 * @param further those of a single call by path
 */
export function applicationMiddleware(call: Call, further: readonly Middleware[] = []): Middleware[] {
  const all = [...call.settings.middleware, ...further].map(
    (one): Middleware => ({
      onRequest: async (given) => {
        if (call.early) return undefined;
        const result = await guard(call, () => one.onRequest?.(given));
        if (!(result instanceof Response)) return result;
        call.early = result;
        return undefined;
      },
      onResponse: (given) => guard(call, () => one.onResponse?.(given)),
      onError: (given) => one.onError?.({ ...given, error: cleanError(call, given.error) }),
    }),
  );
  return [...all, reply(call)];
}

const cleanError = (call: Call, error: unknown) => (isHealthError(error) ? error : redactCause(error, call));

async function guard<T>(call: Call, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (fault) {
    if (isHealthError(fault)) throw fault;
    const status = call.reply?.response.status;
    throw new HealthError(status ? 'invalid-response' : 'invalid-request', 'a middleware has thrown', {
      status: status as number,
      cause: redactCause(fault, call),
    });
  }
}
