import { HealthError } from '../errors.ts';
import { type BridgeErrorCode, codes } from './error-codes.ts';

/**
 * The error of a bridge call.
 * @param serverMessage the host's own message
 */
export function bridgeError(
  code: BridgeErrorCode,
  action: string,
  cause?: unknown,
  serverMessage?: string,
): HealthError {
  // Only the names of fields are safe in a log; any other text of the host is not.
  const reason = code === 'bad params' && /^params[\w.[\]]{0,99} is not as agreed$/.test(serverMessage ?? '');
  return new HealthError('bridge', reason ? `${code}: ${serverMessage}` : code, {
    operation: action,
    code,
    cause,
    serverMessage,
  });
}

/** Converts an error of the host, which may be any value. */
export function readHostError(error: unknown, action: string): HealthError {
  const { code, message } = Object(error) as { code?: BridgeErrorCode; message?: unknown };
  return bridgeError(
    codes.includes(code as BridgeErrorCode) ? (code as BridgeErrorCode) : 'bad reply',
    action,
    undefined,
    typeof message === 'string' ? message.slice(0, 200) : undefined,
  );
}
