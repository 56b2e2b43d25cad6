import { type Clock, isInRange, parseMoment } from '../clock.ts';
import { timestamp } from '../days.ts';
import { checkDelay } from '../delay.ts';
import type { Description, Operation } from '../description.ts';
import type { Worlds } from '../memory.ts';
import { preferenceOf } from '../preference.ts';
import { Refusal, type Reply } from '../refusal.ts';
import { readFields } from './fields.ts';
import type { Override, Overrides } from './overrides.ts';

export interface Parts {
  description: Description;
  worlds: Worlds;
  clock: Clock;
  overrides: Overrides;
}

export interface ControlCall {
  /** The token of the caller; empty without one. */
  token: string;
  body: unknown;
}

const ok = (data: unknown): Reply => ({ status: 200, body: { success: true, data } });

/** The endpoints below `/__mock`, by method and path. They steer the mock; the page at `/__mock` uses them. */
export function createControl({ description, worlds, clock, overrides }: Parts) {
  const operations = new Map([...description.byRoute.values()].map((operation) => [operation.id, operation]));

  const endpoints: Record<string, (call: ControlCall) => Reply> = {
    'get /__mock/operations': () => ok([...operations.values()].map(showOperation)),
    'get /__mock/worlds': () => ok(worlds.list()),

    'get /__mock/overrides': () => ok(overrides.list().map(showOverride)),
    'post /__mock/overrides': ({ body }) => {
      overrides.set(readOverride(body));
      return ok(overrides.list().map(showOverride));
    },
    'delete /__mock/overrides': () => {
      overrides.clear();
      return ok([]);
    },

    'get /__mock/clock': () => ok(showClock()),
    'post /__mock/clock': ({ body }) => {
      changeClock(body);
      return ok(showClock());
    },

    'post /__mock/advance': ({ token, body }) => {
      const { seconds = -1 } = readFields(body, { seconds: 'number' });
      const later = new Date(clock.now().getTime() + seconds * 1000);
      if (seconds < 0 || !isInRange(later)) throw new Refusal(400, 'seconds must be 0 or more, up to the year 9998');
      worlds.advance(token, seconds, clock.now());
      return ok(null);
    },

    'post /__mock/reset': ({ token }) => {
      worlds.reset(token);
      return ok(null);
    },
  };

  function bring(domain: string, { token, body }: ControlCall): Reply | undefined {
    return worlds.bring(token, domain, clock.now(), body) ? ok(null) : undefined;
  }

  function readOverride(body: unknown): Override {
    const kinds = { world: 'text', operation: 'text', status: 'number', example: 'text', delay: 'number' } as const;
    const { world, operation: id, status, example, delay } = readFields(body, kinds);
    const operation = operations.get(id ?? '');
    if (!operation && id !== '*') throw new Refusal(400, `There is no operation "${id}"; * means all`);
    if (!operation && (status !== undefined || example !== undefined)) {
      throw new Refusal(400, 'A status and an example are chosen for one operation, not for all');
    }
    const reply = operation && preferenceOf(operation, { code: status, example });
    return {
      world: world ?? null,
      operation: operation?.id ?? '*',
      ...(reply && { reply }),
      ...(delay !== undefined && { delay: checkDelay('delay', delay) }),
    };
  }

  function changeClock(body: unknown): void {
    const { now, advance, running } = readFields(body, { now: 'text', advance: 'number', running: 'boolean' });
    const moment = now === undefined ? clock.now() : parseMoment(now);
    if (!moment) throw new Refusal(400, `now must be an ISO date-time like 2026-11-20T16:00:00+08:00, not "${now}"`);
    const next = new Date(moment.getTime() + (advance ?? 0) * 1000);
    if (!isInRange(next)) throw new Refusal(400, 'The clock takes the years 1970 to 9998');
    if (now !== undefined || advance !== undefined) clock.set(next);
    if (running === true && !clock.running) clock.run();
    if (running === false) clock.stop();
  }

  const showClock = () => ({ now: timestamp(clock.now()), running: clock.running });

  /** @returns undefined for an unknown endpoint */
  return (route: string, call: ControlCall): Reply | undefined => {
    const [, domain] = /^post \/__mock\/bring\/(\w+)$/.exec(route) ?? [];
    return domain === undefined ? endpoints[route]?.(call) : bring(domain, call);
  };
}

const showOperation = ({ id, prism, examples }: Operation) => ({
  id,
  method: prism.method.toUpperCase(),
  path: prism.path,
  summary: prism.summary ?? '',
  examples: [...examples].flatMap(([status, named]) => [...named.keys()].map((example) => ({ status, example }))),
});

const showOverride = ({ world, operation, reply, delay }: Override) => ({
  world,
  operation,
  status: reply?.code ?? null,
  example: reply?.exampleKey ?? null,
  delay: delay ?? null,
});
