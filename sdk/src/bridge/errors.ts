import { HealthError } from '../errors.ts';
import { type BridgeErrorCode, codes } from './error-codes.ts';

/**
 * The error of a bridge call.
 * @param serverMessage the host's own words
 */
export function bridgeError(
  code: BridgeErrorCode,
  action: string,
  cause?: unknown,
  serverMessage?: string,
): HealthError {
  return new HealthError('bridge', code, { operation: action, code, cause, serverMessage });
}

/** Reads the error of a host, which may be anything. */
export function readHostError(error: unknown, action: string): HealthError {
  const { code, message } = Object(error) as { code?: BridgeErrorCode; message?: unknown };
  return bridgeError(
    codes.includes(code as BridgeErrorCode) ? (code as BridgeErrorCode) : 'bad reply',
    action,
    undefined,
    typeof message === 'string' ? message.slice(0, 200) : undefined,
  );
}
