import { HealthError } from '../errors.ts';

/** All codes. */
export const codes = [
  'not supported',
  'unavailable',
  'denied',
  'cancelled',
  'timeout',
  'bad reply',
  'transport',
] as const;

/**
 * Why the bridge failed, the `code` of a `HealthError` of kind `bridge`:
 * - `not supported`: no such action, or this host does not offer it
 * - `unavailable`: no host, or it cannot do it now (no sensor, page closing, page in a frame)
 * - `denied`: the person or the device does not permit it
 * - `cancelled`: by the person, or by the caller's signal
 * - `timeout`: the host did not answer in time
 * - `bad reply`: the host's answer is not what the action gives
 * - `transport`: the message could not be sent
 */
export type BridgeErrorCode = (typeof codes)[number];

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
