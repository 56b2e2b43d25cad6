import type { Cors } from '../../openapi/document.ts';
import { type Answer, createAnswer } from './answer/answer.ts';
import { type FailureReport, isFailureReport, overrideOf } from './answer/failure-report.ts';
import { createFetch } from './answer/fetch.ts';
import { Journal } from './answer/journal.ts';
import { hideToken, type Recording, Recordings } from './answer/recording.ts';
import { createMockControl, type MockControl } from './control/client.ts';
import { createControl, directly } from './control/control.ts';
import type { Override } from './control/override.ts';
import { Overrides } from './control/overrides.ts';
import { readOverride } from './control/read-override.ts';
import { byId, type Description } from './description/description.ts';
import { Clock, parseMoment } from './engine/clock.ts';
import { checkZone, DEFAULT_ZONE, inZone } from './engine/days.ts';
import type { Memories } from './engine/memory.ts';
import { createRandom } from './engine/random.ts';
import { readSeeds, type WorldSeeds } from './engine/seed.ts';
import { Worlds } from './engine/worlds.ts';
import * as allMemories from './generated/memories.ts';

export interface LocalMockOptions {
  /**
   * The start time of the mock's clock: an ISO 8601 date-time or a `Date`, in the years 1970 to 9998. A function is the
   * clock itself; one with a constant result stops it.
   * @default the time of this machine
   */
  now?: string | Date | (() => Date);
  /**
   * The time zone of the mock: an IANA name. The days and times of a call without `x-time-zone` are those of its wall clock,
   * whatever the zone of this machine.
   * @default 'Asia/Shanghai'
   */
  zone?: string;
  /**
   * Makes the tokens of sign-ins, and the chances and delays of overrides, deterministic. With it and a stopped clock, the same
   * calls in the same order get identical replies.
   * @default random tokens
   */
  seed?: string;
  /**
   * Seeds of worlds by name. A token that is a name, or ends with a dash and a name, has that world.
   * @default none
   */
  worlds?: WorldSeeds;
  /**
   * Overrides that hold from the start.
   * @default none
   */
  overrides?: readonly Override[];
  /**
   * The URL of a real backend, which then answers every API call. The mock records its replies without tokens.
   * @default none: the mock answers
   */
  record?: string;
  /**
   * Receives all recordings after each new one.
   * @default none
   */
  onRecorded?: (recordings: Recording[]) => void;
  /**
   * Recorded replies, which a call with the same input gets, and which `Prefer: example=name` selects by name; or a report by
   * `packReport` of the SDK, as whose call every call of its operation fails.
   * @default none
   */
  replay?: readonly Recording[] | FailureReport;
  /**
   * The path of the API in the URLs that `fetch` receives, such as `/api`.
   * @default ''
   */
  basePath?: string;
  /**
   * Receives a line when a reply violates the description or the mock fails.
   * @default console.error
   */
  log?: (line: string) => void;
}

/** A mock without a server. */
export interface LocalMock extends MockControl {
  /**
   * Answers a request in this process, as the server does. It reads only the path and the query of the URL. A network fault
   * rejects as in a browser.
   */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/** Parts that a browser and a test replace. */
export interface Parts {
  description: Description;
  /** By default all. */
  memories?: Memories;
}

/** The mock, and the parts that a server needs. */
export interface MockCore {
  mock: LocalMock;
  answer: Answer;
  journal: Journal;
  cors: Cors | undefined;
}

export function createCore(options: LocalMockOptions, { description, memories = allMemories }: Parts): MockCore {
  const { now, seed, record: backend, onRecorded, replay, log = console.error } = options;
  const zone = checkZone(options.zone ?? DEFAULT_ZONE);
  const clock = new Clock(inZone(zone, () => startOf(now)));
  const operations = byId(description);
  const seeds = readSeeds(options.worlds ?? {}, operations);
  const worlds = new Worlds(memories, description.examples, { seed, named: seeds });
  const journal = new Journal();
  // In the journal of a real backend, no account has a real token as its name.
  const callerOf = (token: string) =>
    backend === undefined ? worlds.nameOf(token) : hideToken(worlds.nameOf(token), token);
  const random = createRandom(seed);
  const overrides = new Overrides(random);
  for (const override of options.overrides ?? []) {
    overrides.set(readOverride(override, operations, (token) => worlds.nameOf(token)));
  }
  if (isFailureReport(replay)) overrides.set(overrideOf(replay, description, operations));
  const shared = { description, worlds, clock, zone, overrides, random, journal };
  const recordings = new Recordings(operations, isFailureReport(replay) ? [] : replay);
  const control = createControl({ ...shared, callerOf, seeds, recordings });
  const answer = createAnswer({ ...shared, callerOf, control, recordings, backend, onRecorded, log });
  const mock = { ...createMockControl(directly(control)), fetch: createFetch(answer, options.basePath ?? '') };
  return { mock, answer, journal, cors: description.cors };
}

/** @throws {TypeError} for an invalid date-time, {RangeError} for an unsupported year */
function startOf(now: LocalMockOptions['now']): Date | (() => Date) | undefined {
  if (typeof now !== 'string') return now;
  const moment = parseMoment(now);
  if (moment) return moment;
  throw new TypeError(`now takes an ISO 8601 date-time like 2026-11-20T16:00:00+08:00, not "${now}"`);
}
