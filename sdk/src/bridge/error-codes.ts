/** All codes of the bridge. */
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
