import { HealthError, type HealthErrorDetails } from '../errors.ts';
import type { HealthCode } from '../generated/codes.ts';

/** The API's envelope of a reply with status 200. */
export interface Envelope {
  success: boolean;
  msg?: string;
  code?: string | number;
  data?: unknown;
}

/**
 * Reads status and envelope (spec, sections 7 and 8).
 * @param details what is known of the call, for an error
 * @param nullable whether a success may come without data
 * @throws {HealthError} `login-expired` or `http` for another status than 200, `invalid-response` for a body that is not
 *   the envelope, or lacks data that must be there. A business failure is returned, for the caller to decide on.
 */
export function readReply(status: number, text: string, nullable: boolean, details: HealthErrorDetails): Envelope {
  const body = parseEnvelope(text);
  if (status !== 200) {
    const code = body?.code === undefined ? undefined : String(body.code);
    const serverMessage = typeof body?.msg === 'string' ? body.msg : undefined;
    const known = { ...details, status, code, serverMessage };
    if (status !== 500) throw new HealthError('http', `the server answered with status ${status}`, known);
    if (code === '600') throw new HealthError('login-expired', 'login expired', { ...known, code });
    throw new HealthError('http', 'request exception', known);
  }
  if (typeof body?.success !== 'boolean') {
    throw new HealthError('invalid-response', 'the reply is not the envelope of the API', { ...details, status });
  }
  if (body.success && !nullable && (body.data ?? null) === null) {
    throw new HealthError('invalid-response', 'the reply has no data', { ...details, status });
  }
  return body as Envelope;
}

/** A business failure as an error; its message is the server's `msg`. */
export function businessError(envelope: Envelope, details: HealthErrorDetails): HealthError {
  const message = typeof envelope.msg === 'string' && envelope.msg ? envelope.msg : 'request failed';
  // The type names the codes of the description; a newer server may send another.
  const code = envelope.code === undefined ? undefined : (String(envelope.code) as HealthCode);
  return new HealthError('business', message, { ...details, status: 200, code, serverMessage: message });
}

function parseEnvelope(text: string): Partial<Envelope> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
