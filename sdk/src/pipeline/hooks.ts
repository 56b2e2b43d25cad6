import type { Middleware } from 'openapi-fetch';
import type { Call } from '../call.ts';
import { callSafely } from '../call-safely.ts';
import { now } from '../clock.ts';
import type { HookResponse, Hooks } from '../hooks.ts';
import { additional } from './headers.ts';

/** Calls the hooks of a client before the first attempt and after the last one. */
export function hooks(call: Call): Middleware {
  return {
    async onRequest({ request }) {
      if (call.isShared) call.headers = additional(call, Object.fromEntries(request.headers));
      const { headers } = call;
      if (!call.settings.hooks[0]) return;
      call.context = Object.defineProperties(
        {
          operation: call.operation.id,
          method: request.method,
          url: request.url,
          headers,
          userId: call.session.user.userId,
        },
        {
          requestId: { get: () => call.requestId },
          attempts: { get: () => call.attempts },
          duration: { get: () => call.start && Math.round(now() - call.start) },
          status: { get: () => call.reply?.response.status },
          responseHeaders: { get: () => call.reply?.response.headers },
        },
      ) as HookResponse;
      await runHooks(call, 'onRequest', call.context);
    },
    async onResponse() {
      if (call.context && call.reply) await runHooks(call, 'onResponse', call.context as HookResponse);
    },
  };
}

/** Runs the hooks of a name in order, one after the other. It never rejects. */
export async function runHooks<Name extends keyof Hooks>(
  { settings }: Call,
  name: Name,
  ...values: Parameters<NonNullable<Hooks[Name]>>
): Promise<void> {
  for (const hook of settings.hooks)
    await callSafely(hook[name] as ((...given: typeof values) => unknown) | undefined, ...values);
}
