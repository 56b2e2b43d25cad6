import type { Call } from '../call.ts';

/** The header with the id of a call, which its error has too. */
export function requestIdHeader(call: Call): Record<string, string | undefined> {
  call.requestId = call.options.requestId ?? call.settings.requestId?.();
  return { 'x-request-id': call.requestId };
}
