import type { Call } from '../call.ts';
import { callSafely } from '../call-safely.ts';
import { HealthError, isHealthError } from '../errors.ts';
import { readRetryAfter } from './attempts.ts';
import { sentVersion } from './headers.ts';
import { runHooks } from './hooks.ts';
import { isOfAnother, userChanged } from './identity.ts';
import { redact, redactCause } from './redact.ts';

/**
 * Ends a failed call: creates its error, without the token and without data of another person, records an expired login,
 * shows the toast and calls the hooks.
 */
export function fail(call: Call, fault: unknown): HealthError {
  const { settings, session, operation, token, attempts, gateTime, reply, options, requestId } = call;
  const error = toHealthError(call, fault);
  Object.assign(error, {
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    attempts,
    ...(gateTime !== undefined && { gateTime }),
    headers: attempts
      ? { appVersion: sentVersion(call), source: settings.source, userToken: token && 'hidden' }
      : undefined,
    requestId: reply?.response.headers.get('x-request-id') ?? requestId,
    idempotencyKey: attempts ? call.idempotencyKey : undefined,
    retryAfter: reply && readRetryAfter(reply.response),
  });
  Object.defineProperty(error, 'responseHeaders', { value: reply?.response.headers });
  const { silent } = options;
  if (error.kind === 'login-expired' ? session.expire(error, token, silent) : !silent && isShown(error)) {
    void callSafely(settings.onToast, { message: error.message, error });
  }
  // The caller does not wait for a report.
  void runHooks(call, 'onError', error, call.context);
  return error;
}

/**
 * Whether a failure shows a toast (spec, sections 7 and 8): a business failure or a status 500 does. Others only reject, so
 * that a screen can show them itself.
 */
function isShown(error: HealthError): boolean {
  return error.kind === 'business' || error.status === 500;
}

function toHealthError(call: Call, fault: unknown): HealthError {
  // The expiry of an old token reveals nothing about its person, and the session recognises the old token.
  if (call.reply && isOfAnother(call) && !isHealthError(fault, 'login-expired')) return userChanged();
  if (isHealthError(fault, 'timeout')) return Object.assign(fault, { cause: redactCause(call.fault, call) });
  if (isHealthError(fault)) return fault;
  const cause = redactCause(fault, call);
  if (call.attempts) return new HealthError('network', 'no reply from the server', { cause });
  // Nothing was sent: the SDK's own checks throw a TypeError, and any other error comes from a value of the caller.
  const message = fault instanceof TypeError ? redact(fault.message, call) : 'the input or an option cannot be read';
  return new HealthError('invalid-request', message, { cause });
}
