import type { Transport } from '@health-app/sdk';
import type { Clock } from './clock.ts';

export interface ServerOptions {
  /** Requests per second that it can answer. It refuses with 503 a request that would wait longer than a second. */
  capacity: number;
  /** Seconds of the simulation in which it cannot be reached, from and to. */
  outage?: [from: number, to: number] | undefined;
}

/** What happened in one second. */
export interface Second {
  /** Requests that arrived, refused ones included; during an outage, those that found no server. */
  requests: number;
  refused: number;
  /** Events of answered requests. */
  events: number;
  /** Bytes of the bodies of answered requests. */
  bytes: number;
}

/** A server of the event push, with what it has seen. */
export interface EventServer {
  transport: Transport;
  seconds: Second[];
  /** Events by their id. */
  delivered: Set<string>;
  duplicates: number;
  /** For each delivered event, ms from its time to its arrival. */
  delays: number[];
}

/** ms from a request to its answer, or to the failure of a connection. */
const roundTrip = 100;

/** Answers each request at its turn, with a fixed capacity, or not at all. */
export function createEventServer(clock: Clock, { capacity, outage }: ServerOptions): EventServer {
  const server: EventServer = { transport, seconds: [], delivered: new Set(), duplicates: 0, delays: [] };
  /** When the server will have answered all that it has accepted, in ms. */
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
