/** All error codes of the bridge. */
export const codes = [
  'not supported',
  'unavailable',
  'denied',
  'cancelled',
  'timeout',
  'bad reply',
  'bad params',
  'transport',
] as const;

/**
 * Reasons of bridge failures: the `code` of a `HealthError` of kind `bridge`.
 * - `not supported`: no such action, or this host does not offer it
 * - `unavailable`: there is no host, or it cannot execute the action now (no sensor, page closing, page in a frame)
 * - `denied`: the person or the device does not permit it
 * - `cancelled`: cancelled by the person, or by the caller's signal
 * - `timeout`: the host did not reply in time
 * - `bad params`: the host found a parameter that does not match the action; the error's `message` names it
 * - `bad reply`: the host's reply does not match the action
 * - `transport`: the message could not be sent
 */
export type BridgeErrorCode = (typeof codes)[number];
