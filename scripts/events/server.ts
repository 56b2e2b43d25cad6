import type { Transport } from '@health-app/sdk';
import type { Clock } from './clock.ts';

export interface ServerOptions {
  /**
   * Number of requests per second that it can answer. A request that would wait longer than a second is refused with 503.
   */
  capacity: number;
  /** Start and end of an outage, in seconds of the simulation. */
  outage?: [from: number, to: number] | undefined;
}

/** The counts of one second. */
export interface Second {
  /** Number of requests, including refused ones; during an outage, those that found no server. */
  requests: number;
  refused: number;
  /** Events of answered requests. */
  events: number;
  /** Bytes of the bodies of answered requests. */
  bytes: number;
}

/** A server for the event push, with statistics. */
export interface EventServer {
  transport: Transport;
  seconds: Second[];
  /** Events by their id. */
  delivered: Set<string>;
  duplicates: number;
  /** Time from each delivered event to its arrival, ms. */
  delays: number[];
}

/** ms from a request to its reply, or to the connection's failure. */
const roundTrip = 100;

/** Replies to the requests in order, with a limited capacity, or not at all. */
export function createEventServer(clock: Clock, { capacity, outage }: ServerOptions): EventServer {
  const server: EventServer = { transport, seconds: [], delivered: new Set(), duplicates: 0, delays: [] };
  /** Time at which the server will have answered all accepted requests, ms. */
  let busyUntil = 0;

  function secondNow(): Second {
    const index = Math.floor(clock.now() / 1000);
    while (server.seconds.length <= index) server.seconds.push({ requests: 0, refused: 0, events: 0, bytes: 0 });
    return server.seconds[index] as Second;
  }

  const wait = (ms: number) => new Promise<void>((resolve) => clock.at(clock.now() + ms, resolve));

  async function transport(request: Request): Promise<Response> {
    const body = await clock.hold(request.text());
    const second = secondNow();
    second.requests += 1;
    const now = clock.now();
    if (outage && now >= outage[0] * 1000 && now < outage[1] * 1000) {
      await wait(roundTrip);
      throw new TypeError('fetch failed');
    }
    if (busyUntil - now > 1000) {
      second.refused += 1;
      await wait(roundTrip);
      return reply(503, {});
    }
    busyUntil = Math.max(busyUntil, now) + 1000 / capacity;
    await wait(busyUntil - now + roundTrip);
    const { data } = JSON.parse(body) as { data: { id: string; t: number }[] };
    second.events += data.length;
    second.bytes += Buffer.byteLength(body);
    for (const { id, t } of data) {
      if (server.delivered.has(id)) server.duplicates += 1;
      else server.delays.push(Date.now() - t);
      server.delivered.add(id);
    }
    return reply(200, { success: true, data: null });
  }
  return server;
}

/** A reply without a stream, because reading a stream takes turns of the real clock. */
function reply(status: number, body: unknown): Response {
  return { status, headers: new Headers(), text: async () => JSON.stringify(body) } as Response;
}
