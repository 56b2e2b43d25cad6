import type { Journal, JournalFilter } from '../answer/journal.ts';
import type { Recordings } from '../answer/recording.ts';
import { byId, type Description, type Operation, routeOf } from '../description/description.ts';
import { type Clock, isInRange, parseMoment } from '../engine/clock.ts';
import { inZone, moment, timestamp } from '../engine/days.ts';
import { readFields } from '../engine/fields.ts';
import { Refusal, type Reply } from '../engine/refusal.ts';
import { readSeed, type SeededData } from '../engine/seed.ts';
import type { Worlds } from '../engine/worlds.ts';
import type { Send } from './client.ts';
import type { Overrides, StoredOverride } from './overrides.ts';
import { readOverride, unknownOperation } from './read-override.ts';

/** What answers and control calls share. */
export interface SharedParts {
  description: Description;
  worlds: Worlds;
  clock: Clock;
  /** The IANA name of the mock's time zone. */
  zone: string;
  overrides: Overrides;
  journal: Journal;
  recordings: Recordings;
  /** The name of a caller's account in the journal. */
  callerOf: (token: string) => string;
}

interface Parts extends SharedParts {
  /** Seeds by their name. */
  seeds: Map<string, SeededData>;
}

export interface ControlCall {
  /** The token of the caller; empty without one. */
  token: string;
  query: URLSearchParams;
  body: unknown;
}

/** Answers a call below `/__mock`; undefined for an unknown endpoint. */
export type Control = (route: string, call: ControlCall) => Reply | undefined;

function momentOf(now: string): Date {
  const time = parseMoment(now);
  if (!time) throw new Refusal(400, `now must be an ISO date-time like 2026-11-20T16:00:00+08:00, not "${now}"`);
  return inRange(time);
}

function inRange(time: Date): Date {
  if (!isInRange(time)) throw new Refusal(400, 'The clock takes the years 1970 to 9998');
  return time;
}

/** The endpoints below `/__mock`: the data of each, by method and path. They control the mock; its page uses them. */
export function createControl({
  description,
  worlds,
  clock,
  zone,
  overrides,
  journal,
  seeds,
  recordings,
  callerOf,
}: Parts): Control {
  const operations = byId(description);

  const endpoints: Record<string, (call: ControlCall) => unknown> = {
    'get /__mock/operations': () => [...operations.values()].map(showOperation),
    'get /__mock/worlds': () => worlds.list(clock.now()),

    'get /__mock/overrides': () => overrides.list().map(showOverride),
    'post /__mock/overrides': ({ body }) => {
      overrides.set(readOverride(body, operations, (token) => worlds.nameOf(token)));
      return overrides.list().map(showOverride);
    },
    'delete /__mock/overrides': () => {
      overrides.clear();
      return [];
    },

    'get /__mock/journal': ({ query }) => {
      const { world, ...filter } = filterOf(query, operations);
      return journal.list({ ...filter, world: world === undefined ? undefined : callerOf(world) });
    },
    'delete /__mock/journal': () => {
      journal.clear();
      return [];
    },

    'get /__mock/clock': () => showClock(),
    'post /__mock/clock': ({ body }) => {
      changeClock(body);
      return showClock();
    },

    'post /__mock/advance': ({ token, body }) => {
      const { seconds = -1 } = readFields(body, { seconds: 'number' });
      const later = moment(timeOf(token).getTime() + seconds * 1000);
      if (seconds < 0 || !isInRange(later)) throw new Refusal(400, 'seconds must be 0 or more, up to the year 9998');
      worlds.advance(token, seconds, timeOf(token));
    },

    'post /__mock/reset': ({ token, body }) => {
      const { now } = readFields(body ?? {}, { now: 'text' });
      worlds.reset(token, now === undefined ? undefined : { begin: momentOf(now), now: clock.now() });
    },

    'post /__mock/people': ({ body }) => {
      const { names = [] } = readFields(body, { names: 'list' });
      const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';
      if (!names.every(isName) || new Set(names).size < names.length) {
        throw new Refusal(400, 'names must be a list of different names');
      }
      return worlds.signIn(names, clock.now());
    },

    'get /__mock/recordings': () => recordings.list(),

    'get /__mock/seeds': () => [...seeds.keys()],
    'post /__mock/seed': ({ token, body }) => {
      worlds.begin(token, seedOf(body), clock.now());
    },
    'get /__mock/snapshot': ({ token, query }) => worlds.snapshot(worldsOf(query, token), timeOf(token)),
    'post /__mock/snapshot': ({ token, query, body }) => {
      worlds.restore(worldsOf(query, token), withoutEnvelope(body), timeOf(token));
    },
  };

  /** The snapshot of a body, which may be the whole reply of the call that takes one, as `curl` saves it. */
  const withoutEnvelope = (body: unknown) =>
    typeof body === 'object' && body !== null && 'data' in body && !('format' in body) ? body.data : body;

  /** A named seed as `{ name }`, or else the seed itself. */
  function seedOf(body: unknown): SeededData {
    if (typeof body !== 'object' || body === null || !('name' in body)) return readSeed(body, operations);
    const { name = '' } = readFields(body, { name: 'text' });
    const seed = seeds.get(name);
    if (seed) return seed;
    throw new Refusal(400, `There is no seed "${name}"; there are ${[...seeds.keys()].join(', ') || 'none'}`);
  }

  const timeOf = (token: string) => worlds.timeOf(token, clock.now());

  function changeClock(body: unknown): void {
    const { now, advance, running } = readFields(body, { now: 'text', advance: 'number', running: 'boolean' });
    const from = now === undefined ? clock.now() : momentOf(now);
    const next = inRange(moment(from.getTime() + (advance ?? 0) * 1000));
    if (now !== undefined || advance !== undefined) clock.set(next);
    if (running === true && !clock.running) clock.run();
    if (running === false) clock.stop();
  }

  const showClock = () => ({ now: timestamp(clock.now()), zone, running: clock.running });

  const answer: Control = (route, call) => {
    const [, domain] = /^post \/__mock\/bring\/(\w+)$/.exec(route) ?? [];
    const bring = () => worlds.bring(call.token, domain ?? '', timeOf(call.token), call.body);
    const endpoint = domain === undefined ? endpoints[route] : bring;
    return endpoint && { status: 200, body: { success: true, data: endpoint(call) ?? null } };
  };
  return (route, call) => inZone(zone, () => answer(route, call));
}

/** The tokens of the parameters `world`, or else the caller's. */
const worldsOf = (query: URLSearchParams, token: string): string[] =>
  query.has('world') ? [...new Set(query.getAll('world'))] : [token];

/** Calls the endpoints without a server. */
export const directly =
  (control: Control): Send =>
  async (method, path, { token = '', body } = {}) => {
    const { pathname, searchParams: query } = new URL(`http://mock/__mock/${path}`);
    const reply = control(routeOf(method, pathname), { token, query, body });
    if (!reply) throw new Error(`There is no endpoint ${method} ${pathname}`);
    return (reply.body as { data: unknown }).data;
  };

const showOperation = ({ id, method, path, described, examples }: Operation) => ({
  id,
  method: method.toUpperCase(),
  path,
  summary: described.summary,
  examples: [...examples].flatMap(([status, named]) => [...named.keys()].map((example) => ({ status, example }))),
});

const showOverride = ({ world, operation, when, priority, probability, steps }: StoredOverride) => ({
  ...{ world, operation },
  ...(Object.keys(when).length > 0 && { when }),
  ...(priority !== 0 && { priority }),
  ...(probability !== 1 && { probability }),
  replies: steps.map(({ shown }) => shown),
});

/** @throws {Refusal} for an unknown parameter or operation, and for an `after` that is not a number */
function filterOf(query: URLSearchParams, operations: Map<string, Operation>): JournalFilter {
  const unknown = [...query.keys()].find((name) => !['world', 'operation', 'after'].includes(name));
  if (unknown) throw new Refusal(400, `There is no parameter "${unknown}"; there are world, operation, after`);
  const [world, operation, after] = ['world', 'operation', 'after'].map((name) => query.get(name) ?? undefined);
  if (after !== undefined && !/^\d+$/.test(after)) throw new Refusal(400, `after must be a number, not "${after}"`);
  if (operation !== undefined && !operations.has(operation)) throw unknownOperation(operation);
  return { world, operation, after: after === undefined ? undefined : Number(after) };
}
