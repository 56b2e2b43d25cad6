import type { Call } from '../call.ts';

/** The header with the id of a call, which is also in its error. */
export function requestIdHeader(call: Call): Record<string, string | undefined> {
  call.requestId = call.options.requestId ?? call.settings.requestId?.();
  return { 'x-request-id': call.requestId };
}
