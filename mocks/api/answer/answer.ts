import { choose } from '../control/choose.ts';
import type { Control, SharedParts } from '../control/control.ts';
import type { Choice } from '../control/overrides.ts';
import { type DescribedRequest, type Operation, routeOf } from '../description/description.ts';
import { inZone, isZone, timestamp } from '../engine/days.ts';
import { Failure } from '../engine/memory.ts';
import { mergePatch } from '../engine/merge-patch.ts';
import { ContractViolation, Refusal, type Reply, replyTo } from '../engine/refusal.ts';
import { withEnglish } from '../english/with-english.ts';
import { askBackend } from './backend.ts';
import { parseBody } from './body.ts';
import { checkDelay } from './delay.ts';
import { checkFault, type Fault } from './fault.ts';
import type { Source } from './journal.ts';
import { exampleNameOf, exampleReply, readPreference } from './preference.ts';
import { hideToken, type Recording, withoutTokens } from './recording.ts';
import {
  type ClientRequest,
  describedHeaders,
  headerOf,
  headersOf,
  isExpired,
  queryOf,
  refuseEmpty,
  tokenOf,
  typedQuery,
  urlOf,
} from './request.ts';
import { fromWire, toWire } from './wire.ts';

/** A reply, and how it is delivered. */
export interface Answered {
  status: number;
  /** JSON text of the body. */
  text: string;
  /** Headers beside those of the delivery. */
  headers: Record<string, string>;
  /** Time before the reply; ms. */
  delay: number;
  fault: Fault | undefined;
  /** The time of the caller's world. */
  now: Date;
}

export type Answer = (request: ClientRequest) => Promise<Answered>;

interface Parts extends SharedParts {
  /** Numbers from 0 up to 1, for random delays. */
  random: () => number;
  control: Control;
  /** The URL of the backend that answers instead of the mock. */
  backend?: string | undefined;
  /** Called after each recorded reply. */
  onRecorded?: ((recordings: Recording[]) => void) | undefined;
  log: (line: string) => void;
}

/** The facts about a call, collected while it is read, so that the journal has them for a refused call too. */
interface Seen {
  operation?: Operation;
  input?: unknown;
  source?: Source;
  delivery: { delay?: number | undefined; fault?: Fault | undefined };
}

/** The description gives an example; the memory then rewrites its live parts, unless the request names an example. */
export function createAnswer(parts: Parts): Answer {
  const {
    description,
    worlds,
    clock,
    zone,
    overrides,
    random,
    journal,
    control,
    recordings,
    callerOf,
    backend,
    onRecorded,
    log,
  } = parts;

  /** The log of a call. The calls to a real backend have the token of a real person. */
  const logOf = (token: string) => (backend === undefined ? log : (line: string) => log(hideToken(line, token)));

  /** The content of a call for the journal; that with a real backend without tokens and codes. */
  function contentOf(request: ClientRequest, input: unknown, reply: string) {
    const { url } = request;
    const headers = headersOf(request);
    if (backend === undefined) return { url, headers, input: JSON.stringify(input ?? null), reply };
    const hide = (value: unknown) => withoutTokens(value, tokenOf(request));
    const [path = '', query] = url.split('?', 2);
    const parameters = new URLSearchParams(
      hide(Object.fromEntries(new URLSearchParams(query))) as Record<string, string>,
    );
    return {
      url: query === undefined ? hideToken(path, tokenOf(request)) : `${path}?${parameters}`,
      headers: hide(headers) as Record<string, string>,
      input: JSON.stringify(hide(input ?? null)),
      reply: JSON.stringify(hide(JSON.parse(reply))),
    };
  }

  /** The zone of the person's clock. A name that is no zone counts as none. */
  const zoneOf = (request: ClientRequest): string => {
    const named = headerOf(request, 'x-time-zone');
    return named !== undefined && isZone(named) ? named : zone;
  };

  const timeOf = (token: string) => worlds.timeOf(token, clock.now());

  return async (request) => {
    const received = performance.now();
    const seen: Seen = { delivery: {} };
    const reply = await replyOf(request, seen).catch((error: unknown) => {
      seen.source = 'refusal';
      // A chosen fault must not hide an error of the mock.
      if (!(error instanceof Refusal)) seen.delivery.fault = undefined;
      return replyTo(error, logOf(tokenOf(request)));
    });
    // `undefined` has no JSON text.
    const isControl = request.url.startsWith('/__mock');
    // The replies of a backend, including recorded ones, are already in wire format.
    const isOnWire = isControl || seen.source === 'backend' || seen.source === 'recording';
    const text = JSON.stringify(
      (isOnWire ? reply.body : toWire(seen.operation, withEnglish(seen.operation, reply.body))) ?? null,
    );
    const { delay = 0, fault } = seen.delivery;
    if (!isControl) {
      journal.add({
        at: inZone(zone, () => timestamp(clock.now())),
        world: callerOf(tokenOf(request)),
        operation: seen.operation?.id ?? null,
        method: request.method,
        status: reply.status,
        ...contentOf(request, seen.input, text),
        duration: Math.round((performance.now() - received) * 10) / 10,
        source: seen.source ?? 'usual',
        fault: fault ?? null,
        delay,
      });
    }
    return { status: reply.status, text, headers: reply.headers ?? {}, delay, fault, now: timeOf(tokenOf(request)) };
  };

  async function replyOf(request: ClientRequest, seen: Seen): Promise<Reply> {
    const { pathname, searchParams } = urlOf(request);
    const route = routeOf(request.method, pathname);
    const operation = description.byRoute.get(route);
    if (operation) seen.operation = operation;
    seen.delivery = deliveryOf(request);
    const raw = await request.text();
    const text = fromWire(operation, raw);
    const body = parseBody(text, headerOf(request, 'content-type'));
    if (pathname.startsWith('/__mock/')) {
      const reply = control(route, { token: tokenOf(request), query: searchParams, body });
      if (reply) return reply;
    }

    const asked: DescribedRequest = {
      method: request.method.toLowerCase() as DescribedRequest['method'],
      path: pathname,
      query: queryOf(searchParams),
      headers: describedHeaders(request, text),
      body,
    };
    if (!operation) return description.ask(asked, operation);

    seen.input = body ?? typedQuery(searchParams, operation);
    if (backend !== undefined) return record(operation, request, raw, seen);
    const recorded = recordings.named(operation, exampleNameOf(headerOf(request, 'prefer')));
    if (recorded) {
      seen.source = 'recording';
      return recorded;
    }
    const preference = readPreference(headerOf(request, 'prefer'), operation);
    const example = await description.ask(asked, operation);
    const missing = operation.maybeEmpty.find((name) => request.headers[name.toLowerCase()] === undefined);
    if (missing) throw new Refusal(400, `Request header must have required property '${missing}'`);
    if (example.status !== 200) return example;
    refuseEmpty(searchParams, operation);

    // A refused request must not use up an override, so the override is taken after the validation.
    const token = tokenOf(request);
    const call = { world: worlds.nameOf(token), input: seen.input, headers: headersOf(request), now: timeOf(token) };
    const choice = await choose(overrides, operation, call, random);
    seen.delivery = { delay: choice.delay, fault: choice.fault, ...seen.delivery };
    if (preference) {
      seen.source = 'example';
      return exampleReply(operation, preference);
    }
    const reply = choice.reply ?? recordings.of(operation, seen.input);
    if (choice.reply || choice.patch !== undefined || choice.headers) seen.source = 'override';
    else if (reply) seen.source = 'recording';
    return patched(
      operation,
      choice,
      reply ?? inZone(zoneOf(request), () => usual(operation, token, seen.input, example)),
    );
  }

  /** Asks the backend, and records its reply. */
  async function record(operation: Operation, request: ClientRequest, text: string, seen: Seen): Promise<Reply> {
    seen.source = 'backend';
    const reply = await askBackend(backend ?? '', request, text);
    const input = seen.input ?? {};
    const violation = recordings.add(operation, { input, token: tokenOf(request) }, reply);
    if (violation !== undefined)
      logOf(tokenOf(request))(`mock: the backend's reply violates the description. ${violation}`);
    onRecorded?.(recordings.list());
    return reply;
  }

  /** The reply of the memory, or the example if there is none. */
  function usual(operation: Operation, token: string, input: unknown, example: Reply): Reply {
    const expired = isExpired(token);
    const closed = worlds.isClosed(token);
    if (expired && operation.needsToken) return expiredReply(operation);
    if (closed && operation.needsToken) return closedReply(operation);
    return remember(operation, { input, now: timeOf(token), token: closed || expired ? '' : token }, example);
  }

  function patched(operation: Operation, { patch, headers, invalid = false }: Choice, reply: Reply): Reply {
    const whole = { ...reply, headers: { ...reply.headers, ...headers } };
    if (patch === undefined) return whole;
    const changed = { ...whole, body: mergePatch(reply.body, patch) };
    return invalid ? changed : checked(operation, changed);
  }

  function remember(operation: Operation, call: { input: unknown; now: Date; token: string }, reply: Reply): Reply {
    const handler = worlds.handler(operation);
    const example = reply.body as { success: boolean; data?: unknown };
    if (!example.success) return reply;
    const first = worlds.seeded(operation, call.token, call.now) ?? example.data;
    const data = handler ? handler(call, first) : first;
    if (data === example.data) return reply;
    const body = data instanceof Failure ? data.body : { ...example, data };
    return checked(operation, { status: 200, body });
  }

  function checked(operation: Operation, reply: Reply): Reply {
    const violation = operation.violation(reply);
    if (violation !== undefined) throw new ContractViolation(violation);
    return reply;
  }
}

/** The reply to a closed account: the failure example of the operation, or else an expired login. */
function closedReply(operation: Operation): Reply {
  const closed = operation.examples.get(200)?.get('failClosed');
  return closed ? { status: 200, body: closed } : expiredReply(operation);
}

const expiredReply = ({ examples }: Operation): Reply => ({
  status: 500,
  body: examples.get(500)?.get('loginExpired'),
});

/**
 * Reads the delivery from the headers of a request.
 *
 * @throws {Refusal} for an invalid delay or fault
 */
function deliveryOf(request: ClientRequest): Seen['delivery'] {
  const delay = headerOf(request, 'x-mock-delay');
  const fault = headerOf(request, 'x-mock-fault');
  return {
    ...(delay !== undefined && {
      delay: checkDelay('The header x-mock-delay', /^\d+$/.test(delay) ? Number(delay) : Number.NaN, delay),
    }),
    ...(fault !== undefined && { fault: checkFault('The header x-mock-fault', fault) }),
  };
}
