import type { Middleware } from 'openapi-fetch';
import { check } from '../validate.ts';

/** Refuses a request to another host, which would receive the token. */
export function host(address: string): Middleware {
  return {
    onRequest({ request }) {
      check('request', request, [() => request.url.startsWith(`${address}/`), `a Request to ${address}`]);
      return undefined;
    },
  };
}
