/** A connection with the latency and the bandwidth of the phone's network. */
export interface Throttle {
  /** Time until the first byte; ms */
  latency: number;
  /** kbit/s; 0 for no limit. */
  bandwidth: number;
}

/** The time that a text takes through the connection when nothing else uses it; ms. */
const transferTime = (bytes: number, { bandwidth }: Throttle): number =>
  bandwidth > 0 ? Math.ceil((bytes * 8) / bandwidth) : 0;

/**
 * Creates a connection that all calls of a document share: each transfer begins when the one before it has ended.
 * @param now the clock; ms
 */
export function createConnection(now: () => number = () => performance.now()) {
  let free = 0;
  /** @returns the time until a transfer that begins now has ended; ms */
  return (bytes: number, throttle: Throttle): number => {
    const begin = Math.max(now(), free);
    free = begin + transferTime(bytes, throttle);
    return free - now();
  };
}
