import type { Middleware } from 'openapi-fetch';
import type { Call } from '../call.ts';
import { HealthError, type HealthErrorKind, isHealthError } from '../errors.ts';
import { decodeData, readEnvelope } from '../generated/wire.ts';
import type { Operation } from '../table.ts';
import { redact } from './redact.ts';
import { textOf } from './reply.ts';

/** Reads the data of a call from its reply. A raw call ends with the reply, even a refusal. */
export function envelope(call: Call): Middleware {
  return {
    async onResponse({ response }) {
      try {
        const text = await textOf(call, response);
        call.data = readData(response.status, text, call.operation, (said) => redact(said, call));
      } catch (fault) {
        if (!call.isRaw || !isHealthError(fault, 'business')) throw fault;
        call.refusal = fault;
      }
      return undefined;
    },
  };
}

/**
 * Checks the status and the envelope (spec, sections 7 and 8).
 * @param redact hides the token in the server's message
 * @returns the data, or null without data
 * @throws {HealthError} `login-expired` or `http` for a status other than 200, `business` for a refusal, `invalid-response`
 *   for a body without the envelope, or whose data does not have the operation's type
 */
function readData(status: number, text: string, operation: Operation, redact: (text: string) => string): unknown {
  let body = {};
  try {
    body = Object(JSON.parse(text));
  } catch {
    // Text that is not JSON counts as an envelope without fields.
  }
  const { isSuccess, isFailure, data, code: given, message: msg, reasons: all } = readEnvelope(body);
  const code = typeof given === 'string' || typeof given === 'number' ? `${given}` : undefined;
  const reasons = Array.isArray(all) ? all.filter((reason) => typeof reason === 'string') : undefined;
  const serverMessage = typeof msg === 'string' ? redact(msg) : undefined;
  const fault = (kind: HealthErrorKind, message: string) =>
    new HealthError(kind as 'http', message, { status, code, serverMessage, ...(reasons && { reasons }) });
  if (status === 500 && code === '600') throw fault('login-expired', 'login expired');
  if (status !== 200) throw fault('http', status === 500 ? 'request exception' : `status ${status}`);
  if (isFailure)
    throw Object.defineProperty(fault('business', serverMessage || 'request failed'), 'data', { value: data });
  const type = data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data;
  const { data: expected = type, nullable } = operation;
  if (!isSuccess) throw fault('invalid-response', 'the reply is not the envelope of the API');
  if (type !== expected && !(nullable && data === null)) {
    throw fault('invalid-response', `the data of the reply is ${type}, not ${expected}`);
  }
  return decodeData(operation.id, data);
}
