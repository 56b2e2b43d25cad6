import { HealthError } from '../errors.ts';
import type { HealthCode } from '../generated/codes.ts';
import type { Operation } from '../table.ts';

/** The API's envelope of a reply with status 200. */
export interface Envelope {
  success: boolean;
  msg?: unknown;
  code?: unknown;
  data?: unknown;
}

/**
 * Reads status and envelope (spec, sections 7 and 8).
 * @param redact takes the token out of the server's message
 * @throws {HealthError} `login-expired` or `http` for another status than 200, `invalid-response` for a body that is not
 *   the envelope, or whose data is not of the operation's type. A business failure is returned, for the caller to decide on.
 */
export function readReply(
  status: number,
  text: string,
  operation: Operation,
  redact: (text: string) => string,
): { envelope: Envelope; failure: HealthError | undefined } {
  const { success, msg, code: given, data = null } = parseEnvelope(text);
  const code = ['string', 'number'].includes(typeof given) ? `${given}` : undefined;
  const serverMessage = typeof msg === 'string' ? redact(msg) : undefined;
  const known = { status, code, serverMessage };
  if (status === 500 && code === '600') throw new HealthError('login-expired', 'login expired', { ...known, code });
  if (status !== 200) {
    throw new HealthError(
      'http',
      status === 500 ? 'request exception' : `the server answered with status ${status}`,
      known,
    );
  }
  const type = data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data;
  const { data: expected = type, nullable } = operation;
  if (typeof success !== 'boolean') {
    throw new HealthError('invalid-response', 'the reply is not the envelope of the API', known);
  }
  if (success && (type === 'null' ? !nullable : type !== expected)) {
    throw new HealthError('invalid-response', `the data of the reply is ${type}, not ${expected}`, known);
  }
  const message = serverMessage || 'request failed';
  // The type names the codes of the description; a newer server may send another.
  const refusal = { ...known, code: code as HealthCode | undefined, serverMessage: message };
  const failure = success ? undefined : new HealthError('business', message, refusal);
  return { envelope: { success, data }, failure };
}

/** What is no object has none of the envelope's fields. */
function parseEnvelope(text: string): Partial<Envelope> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
