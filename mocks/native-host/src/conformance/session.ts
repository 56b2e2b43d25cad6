import type { BridgeErrorCode } from '@health-app/sdk/bridge';
import type { HostMessage } from '@health-app/sdk/testing';
import type { Channel } from './channel.ts';
import type { RuleId } from './rules.ts';

/** The codes of a host; `bad reply` and `transport` belong to the page. */
const hostCodes: readonly string[] = [
  'not supported',
  'unavailable',
  'denied',
  'cancelled',
  'timeout',
  'bad params',
] satisfies BridgeErrorCode[];

/** One raw message. */
export interface Entry {
  from: 'page' | 'host';
  message: unknown;
  /** Unix time; ms */
  at: number;
}

export interface Problem {
  rule: RuleId;
  /** In English, like the protocol. */
  reason: string;
}

/** The messages of one case, and the broken rules, which may also be found after its end. */
export interface CaseRecord {
  entries: Entry[];
  problems: Problem[];
  /** What the person should know about a host that passes, in English. */
  remark?: string;
}

/** A hello, call or stream of the page. */
export interface Exchange {
  id: string;
  type: 'hello' | 'call' | 'stream';
  messages: HostMessage[];
  /** The number of messages that were read. */
  read: number;
  /** How many replies it may get. */
  replies: number;
  /** When the page said cancel, by the clock of the page; ms */
  cancelledAt?: number;
  record: CaseRecord;
}

/** A rule that the host breaks. */
export class Failure extends Error {
  readonly rule: RuleId;
  constructor(rule: RuleId, reason: string) {
    super(reason);
    this.rule = rule;
  }
}

/** The person skips the case that runs. */
export class Skipped extends Error {}

export interface Limits {
  /** Time until a reply or the opening of a stream; ms */
  of(action: string): number;
  /** Time in which a host that must be silent could answer; ms */
  quiet: number;
  /** Time after a cancel in which messages that were under way may still arrive; ms */
  underWay: number;
}

type Request = { type: 'hello' } | { type: 'call' | 'stream'; action: string; params: unknown };

export type Session = ReturnType<typeof openSession>;

/** Talks with a host in raw messages, and holds each message of the host to the rules that apply at any time. */
export function openSession(channel: Channel, limits: Limits) {
  const exchanges = new Map<unknown, Exchange>();
  const sleepers = new Set<() => void>();
  let record: CaseRecord = { entries: [], problems: [] };
  let silence: RuleId | undefined;
  let posting = false;
  let skipped = false;

  const wake = () => {
    for (const sleeper of [...sleepers]) sleeper();
  };

  /** Waits for the next message. @returns false if the time is over */
  function sleep(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const start = performance.now();
      const end = (woken: boolean) => {
        clearTimeout(timer);
        sleepers.delete(onWake);
        resolve(woken);
      };
      const onWake = () => end(true);
      let timer = setTimeout(() => {
        // Behind a native screen the timers stand still; the reply that waits there comes first.
        if (performance.now() - start > ms + 500) timer = setTimeout(() => end(false), 1_000);
        else end(false);
      }, ms);
      sleepers.add(onWake);
    });
  }

  function take(given: unknown): void {
    let message: HostMessage;
    try {
      // A JSON text, or data; the copy keeps what the host may change later.
      message = Object(JSON.parse(typeof given === 'string' ? given : JSON.stringify(given)));
    } catch {
      record.entries.push({ from: 'host', message: String(given), at: Date.now() });
      record.problems.push({ rule: silence ?? 'message-form', reason: 'the message is not JSON' });
      return;
    }
    const exchange = exchanges.get(message.id);
    const owner = exchange?.record ?? record;
    owner.entries.push({ from: 'host', message, at: Date.now() });
    const problem = problemOf(message, exchange);
    if (problem) owner.problems.push(problem);
    if (posting) owner.problems.push({ rule: 'answer-later', reason: 'the message came within the page’s own call' });
    exchange?.messages.push(message);
    wake();
  }

  function problemOf(message: HostMessage, exchange: Exchange | undefined): Problem | undefined {
    const { type, id } = message;
    if (type !== 'reply' && type !== 'event') {
      return { rule: silence ?? 'message-form', reason: `a host has no messages of type ${JSON.stringify(type)}` };
    }
    const named = type === 'event' ? 'an event' : 'a reply';
    if (!exchange) {
      const reason = `${named} under the id ${JSON.stringify(id)}, which the page did not give`;
      return { rule: silence ?? 'ids', reason };
    }
    if (exchange.cancelledAt !== undefined) {
      if (performance.now() - exchange.cancelledAt <= limits.underWay) return undefined;
      return { rule: 'cancel', reason: `${named} after the page said cancel` };
    }
    const replied = exchange.messages.filter((one) => one.type === 'reply').length;
    if (type === 'event') {
      if (exchange.type !== 'stream') return { rule: 'stream-events', reason: `an event for a ${exchange.type}` };
      return replied ? { rule: 'stream-end', reason: 'an event after the end of the stream' } : undefined;
    }
    if (replied >= exchange.replies) return { rule: 'one-reply', reason: 'a second reply' };
    return message.error == null ? undefined : errorProblem(message.error);
  }

  function post(message: unknown, send: (given: unknown) => void = channel.post): void {
    record.entries.push({ from: 'page', message, at: Date.now() });
    posting = true;
    try {
      send(message);
    } finally {
      posting = false;
    }
  }

  /** Sends a message in the form of the platform. */
  const say = (message: object) => post(channel.platform === 'ios' ? message : JSON.stringify(message));

  /** Starts a hello, call or stream. @param settings.extra more fields of the message */
  function ask(request: Request, settings: { id?: string; replies?: number; extra?: object } = {}): Exchange {
    const { id = String(Math.random()), replies = 1, extra } = settings;
    const exchange: Exchange = { id, type: request.type, messages: [], read: 0, replies, record };
    exchanges.set(id, exchange);
    say({ ...request, ...(request.type === 'hello' && { version: 1 }), id, ...extra });
    return exchange;
  }

  /** Waits for a message of an exchange. @returns undefined if none comes in time, or none can come any more */
  async function next(
    exchange: Exchange,
    limit: number,
    fits: (message: HostMessage) => boolean = () => true,
  ): Promise<HostMessage | undefined> {
    const end = performance.now() + limit;
    for (;;) {
      if (skipped) throw new Skipped();
      for (const message of exchange.messages.slice(exchange.read)) {
        exchange.read += 1;
        if (fits(message)) return message;
        if (message.type === 'reply') return undefined;
      }
      if (!(await sleep(Math.max(end - performance.now(), 0)))) return undefined;
    }
  }

  /** @throws {Failure} if no reply comes in time */
  async function reply(exchange: Exchange, action: string): Promise<HostMessage & { type: 'reply' }> {
    const limit = limits.of(action);
    const found = await next(exchange, limit, ({ type }) => type === 'reply');
    if (found?.type !== 'reply') throw new Failure('one-reply', `no reply to ${action} in ${limit} ms`);
    return found;
  }

  function cancel(exchange: Exchange): void {
    if (exchange.cancelledAt !== undefined || exchange.messages.some(({ type }) => type === 'reply')) return;
    say({ type: 'cancel', id: exchange.id });
    exchange.cancelledAt = performance.now();
  }

  /** Lets the host say what it must not say. */
  async function quiet(): Promise<void> {
    const end = performance.now() + limits.quiet;
    while (performance.now() < end) await sleep(end - performance.now());
  }

  channel.listen(take);
  return {
    channel,
    /** What the host has told in its first reply. */
    offers: new Set<string>() as ReadonlySet<string>,
    post,
    remark(text: string): void {
      record.remark = text;
    },
    /** Records a message that another document sends. */
    note: (message: unknown) => void record.entries.push({ from: 'page', message, at: Date.now() }),
    say,
    ask,
    next,
    reply,
    cancel,
    quiet,
    /** The host must not answer what `send` sends. */
    async expectSilence<Sent>(rule: RuleId, send: () => Sent): Promise<Awaited<Sent>> {
      silence = rule;
      const sent = await send();
      await quiet();
      silence = undefined;
      return sent;
    },
    limits,
    limitOf: limits.of,
    /** Starts the record of a case. */
    begin(): CaseRecord {
      record = { entries: [], problems: [] };
      silence = undefined;
      skipped = false;
      return record;
    },
    /** Releases what the case that runs holds at the host. */
    release(): void {
      for (const exchange of exchanges.values()) if (exchange.type !== 'hello') cancel(exchange);
    },
    skip(): void {
      skipped = true;
      wake();
    },
  };
}

function errorProblem(error: { code?: unknown; message?: unknown }): Problem | undefined {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (!hostCodes.includes(code as string)) {
    return { rule: 'error-code', reason: `${JSON.stringify(code)} is no code of a host` };
  }
  if (message == null || (typeof message === 'string' && message.length <= 200)) return undefined;
  return { rule: 'error-message', reason: 'the message of the error is not a text of at most 200 characters' };
}
