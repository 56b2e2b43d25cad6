import type { Middleware } from 'openapi-fetch';
import type { Call } from '../call.ts';

/**
 * Makes a reply readable again, for middlewares of the application and callers by path, because the attempts have read its
 * body within the time limit.
 */
export function reply(call: Call): Middleware {
  return {
    onResponse({ response }) {
      const known = call.reply;
      if (response !== known?.response) return undefined;
      const { status, statusText, headers } = response;
      // A refused redirect has no status, and a `Response` without a status cannot be created.
      if (status < 200) return undefined;
      const body = [204, 205, 304].includes(status) ? null : known.text;
      known.copy = new Response(body, { status, statusText, headers });
      return known.copy;
    },
  };
}

/** The body of a reply as text, even if a middleware has replaced the reply. */
export async function textOf({ reply: known }: Call, response: Response): Promise<string> {
  return known && (response === known.response || response === known.copy) ? known.text : response.clone().text();
}
