import { Refusal, type Reply } from '../engine/refusal.ts';
import type { ClientRequest } from './request.ts';

/** Headers that belong to a single connection, and those for the mock itself. */
const OWN = new Set(
  'host connection content-length transfer-encoding accept-encoding keep-alive prefer x-mock-delay x-mock-fault'.split(
    ' ',
  ),
);

/**
 * Asks a real backend for the reply to a request.
 *
 * @param backend its URL, with the prefix of the description's paths
 * @throws {Refusal} 502 if the reply is not JSON
 */
export async function askBackend(backend: string, request: ClientRequest, text: string): Promise<Reply> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || OWN.has(name) ? [] : [[name, String(value)] as [string, string]],
  );
  try {
    const response = await fetch(backend.replace(/\/$/, '') + request.url, {
      method: request.method,
      headers,
      ...(text !== '' && { body: text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Refusal(502, `The backend ${backend} gave no reply of JSON: ${reason}`);
  }
}
