import type { Middleware } from 'openapi-fetch';
import type { Call } from '../call.ts';
import { HealthError, type HealthErrorKind, isHealthError } from '../errors.ts';
import { decodeData, envelope as names } from '../generated/wire.ts';
import type { Operation } from '../table.ts';
import { redact } from './redact.ts';
import { textOf } from './reply.ts';

/** Reads the data of a call from its reply. A raw call ends with the reply, also if that is a refusal. */
export function envelope(call: Call): Middleware {
  return {
    async onResponse({ response }) {
      try {
        const text = await textOf(call, response);
        call.data = readEnvelope(response.status, text, call.operation, (said) => redact(said, call));
      } catch (fault) {
        if (!call.isRaw || !isHealthError(fault, 'business')) throw fault;
        call.refusal = fault;
      }
      return undefined;
    },
  };
}

/**
 * Reads status and envelope (spec, sections 7 and 8).
 * @param redact hides the token in the server's message
 * @returns the data, null where there is none
 * @throws {HealthError} `login-expired` or `http` for another status than 200, `business` for a refusal, `invalid-response`
 *   for a body that is not the envelope, or whose data is not of the operation's type
 */
function readEnvelope(status: number, text: string, operation: Operation, redact: (text: string) => string): unknown {
  let body: Record<string, unknown> = {};
  try {
    body = Object(JSON.parse(text));
  } catch {
    // Any other text is an envelope without its fields.
  }
  const { success, message, code: codeName, data: dataName } = names;
  const { [success.name]: flag, [message]: msg, [codeName]: given, [dataName]: data = null } = body;
  // Of a flag that is true or false, any other value is no envelope; another flag has a value for each failure.
  const isFailure = typeof success.value === 'boolean' ? flag === !success.value : flag !== undefined;
  const { reasons: place }: { reasons?: string } = names;
  const all = place === undefined ? undefined : body[place];
  const code = typeof given === 'string' || typeof given === 'number' ? `${given}` : undefined;
  const reasons = Array.isArray(all) ? all.filter((reason) => typeof reason === 'string') : undefined;
  const serverMessage = typeof msg === 'string' ? redact(msg) : undefined;
  const fault = (kind: HealthErrorKind, message: string) =>
    new HealthError(kind as 'http', message, { status, code, serverMessage, ...(reasons && { reasons }) });
  if (status === 500 && code === '600') throw fault('login-expired', 'login expired');
  if (status !== 200) throw fault('http', status === 500 ? 'request exception' : `status ${status}`);
  if (flag !== success.value && isFailure) throw fault('business', serverMessage || 'request failed');
  const type = data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data;
  const { data: expected = type, nullable } = operation;
  if (flag !== success.value) throw fault('invalid-response', 'the reply is not the envelope of the API');
  if (type !== expected && !(nullable && data === null)) {
    throw fault('invalid-response', `the data of the reply is ${type}, not ${expected}`);
  }
  return decodeData(operation.id, data);
}
