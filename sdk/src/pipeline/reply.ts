import { HealthError, type HealthErrorKind } from '../errors.ts';
import type { Operation } from '../table.ts';

/** The API's envelope of a reply with status 200. */
interface Envelope {
  success: boolean;
  msg?: unknown;
  code?: unknown;
  data?: unknown;
}

/**
 * Reads status and envelope (spec, sections 7 and 8).
 * @param redact hides the token in the server's message
 * @returns the data, null where there is none
 * @throws {HealthError} `login-expired` or `http` for another status than 200, `business` for a refusal, `invalid-response`
 *   for a body that is not the envelope, or whose data is not of the operation's type
 */
export function readReply(
  status: number,
  text: string,
  operation: Operation,
  redact: (text: string) => string,
): unknown {
  let envelope: Partial<Envelope> = {};
  try {
    envelope = Object(JSON.parse(text));
  } catch {
    // Any other text is an envelope without its fields.
  }
  const { success, msg, code: given, data = null } = envelope;
  const code = typeof given === 'string' || typeof given === 'number' ? `${given}` : undefined;
  const serverMessage = typeof msg === 'string' ? redact(msg) : undefined;
  const fault = (kind: HealthErrorKind, message: string) =>
    new HealthError(kind as 'http', message, { status, code, serverMessage });
  if (status === 500 && code === '600') throw fault('login-expired', 'login expired');
  if (status !== 200) throw fault('http', status === 500 ? 'request exception' : `status ${status}`);
  if (success === false) throw fault('business', serverMessage || 'request failed');
  const type = data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data;
  const { data: expected = type, nullable } = operation;
  if (success !== true) throw fault('invalid-response', 'the reply is not the envelope of the API');
  if (type !== expected && !(nullable && data === null)) {
    throw fault('invalid-response', `the data of the reply is ${type}, not ${expected}`);
  }
  return data;
}
