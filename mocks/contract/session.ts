import { echoed } from './coherence.ts';
import { unfiltered } from './filters.ts';
import type { Observed, OperationResult, ReplyValidation, RequestResult, Violation } from './findings.ts';
import type { Delivery } from './formats/har.ts';
import { IdPool } from './id-pool.ts';
import { type Called, describedAs, type Envelope, findEnvelope, readReply } from './learn/envelope.ts';
import type { Exchange } from './learn/exchange.ts';
import type { ContractOperation, ExampleRequest, HostName, Input } from './operations.ts';
import type { Options } from './options.ts';
import type { Paces } from './pace.ts';
import { WITHIN_LIMITS } from './rate-limit.ts';
import { NO_TOKEN, requestOf, toExchange } from './request.ts';
import { Secrets } from './secrets.ts';
import { type Sent, sendRequest } from './send-request.ts';
import { dataOf, type Rules, secondsOf, validateLimited, validateRefusal, validateReply } from './validate-reply.ts';
import { hasSucceeded, overall } from './verdict.ts';

export type Settings = Pick<Options, 'target' | 'token' | 'otherToken' | 'includeCommands' | 'timeout'> &
  Partial<Pick<Options, 'headers' | 'seed'>> & {
    paces: Paces;
    onDelivered?: ((delivery: Delivery) => void) | undefined;
  };

/** A reply with data, to compare with others. */
export interface Seen {
  operation: ContractOperation;
  input: Input;
  data: unknown;
  result: RequestResult;
}

/** Called after each request; `exchange` is undefined for a request without a reply. */
export type OnSent = (operation: ContractOperation, exchange: Exchange | undefined) => void;

/** One run against a server: all its requests and replies. */
export class Session {
  readonly settings: Settings;
  readonly rules: Rules;
  readonly ids: IdPool;
  /** The last reply with data by operation and input. */
  readonly #seen = new Map<string, Seen>();
  readonly #tried = new Set<string>();
  readonly #secrets = new Secrets();
  readonly #results = new Map<string, RequestResult[]>();
  readonly #onSent: OnSent;
  /** Replies to the probes, for later requests that are the same. */
  readonly #probed = new Map<string, Answer>();
  #envelope: Envelope | undefined;
  /** Operations that stayed refused by 429: repeating each of their requests would take a run hours. */
  readonly #limited = new Set<string>();
  /** The clock of a host minus this machine's; ms. */
  readonly #clockOffsets = new Map<HostName | undefined, number>();

  constructor(settings: Settings, rules: Rules, onSent: OnSent) {
    this.settings = settings;
    this.rules = rules;
    this.ids = new IdPool([settings.token, settings.otherToken].filter((token) => token !== undefined));
    this.#onSent = onSent;
  }

  /** Sends a request that should succeed, or fail for a business reason. */
  async ask(operation: ContractOperation, request: ExampleRequest, token = this.settings.token) {
    const { name, input } = request;
    this.#tried.add(keyOf(operation, input));
    const { observed, milliseconds } = await this.#send(operation, request, token);
    const validation = this.#validated(() => validateReply(observed, operation.replies, this.rules));
    const result: RequestResult = {
      request: name,
      expects: 'data',
      ...validation,
      status: observed.reached ? observed.status : undefined,
      milliseconds,
    };
    this.#record(operation, result);
    const reply = dataOf(observed, this.rules.envelope);
    if (!reply) return { result, observed, seen: undefined };
    this.check(result, () => echoed(operation, input, reply.data, this.rules.resolve));
    this.check(result, () => unfiltered(operation, input, reply.data, this.rules));
    this.check(result, () => this.#secrets.guessable(operation.replies.ok, observed, this.rules.resolve));
    const seen = { operation, input, data: reply.data, result };
    if (token === this.settings.token && !request.headers) {
      this.ids.add(operation.domain, reply.data);
      this.#seen.set(keyOf(operation, input), seen);
    }
    return { result, observed, seen };
  }

  /** Sends an invalid request and expects a refusal with a status, and a code if one is given. */
  async expectRefusal(
    operation: ContractOperation,
    request: ExampleRequest,
    expected: { status: number; code?: string | undefined },
    token = this.settings.token,
  ) {
    const { observed, milliseconds } = await this.#send(operation, request, token, true);
    const validation = this.#validated(() => validateRefusal(observed, expected, operation.replies, this.rules));
    const result: RequestResult = {
      request: request.name,
      expects: 'refusal',
      ...validation,
      status: observed.reached ? observed.status : undefined,
      milliseconds,
    };
    this.#record(operation, result);
    return { result, observed };
  }

  /** Asks like a browser whether a page of another origin may call the operation. */
  async preflight(
    operation: ContractOperation,
    headers: Record<string, string>,
    faultsOf: (status: number, headers: Headers) => Violation[],
  ): Promise<void> {
    const url = `${operation.host?.target ?? this.settings.target}${operation.path}`;
    const request = { url, method: 'options', headers, body: undefined };
    const { observed, milliseconds } = await this.#deliver(operation, request);
    const violations = observed.reached ? faultsOf(observed.status, observed.headers) : [];
    this.#record(operation, {
      request: 'from another origin',
      expects: 'refusal',
      verdict: !observed.reached ? 'unreachable' : violations.length > 0 ? 'violates' : 'conforms',
      violations,
      undocumented: [],
      ...(observed.reached ? { status: observed.status } : { message: observed.message, reason: observed.reason }),
      milliseconds,
    });
  }

  /** Sends more calls at once than the limit of the run's token permits. The server may answer them all. */
  async exceedLimit({ operation, input }: Seen): Promise<void> {
    const { token = NO_TOKEN, paces } = this.settings;
    const limit = paces.limits?.withToken;
    if (!limit) return;
    const request = requestOf(operation, { input }, token, this.settings);
    const calls = Array.from({ length: 2 * limit.calls }, () => this.#transmit(request));
    const limited = (await Promise.all(calls))
      .map(({ observed }) => observed)
      .filter((observed) => observed.reached && observed.status === 429);
    paces.of(token).pause(Math.max(limit.seconds, ...limited.map(secondsOf)));
    for (const observed of limited) this.#recordLimited(operation, 'more calls than the limit', observed, []);
    if (limited.length > 0) await this.ask(operation, { name: 'after Retry-After', input });
  }

  /** Records a refusal by HTTP 429 that differs from its description. */
  #recordLimited(operation: ContractOperation, request: string, observed: Observed, more: Violation[]): void {
    const validation = this.#validated(() => validateLimited(observed, operation.replies, this.rules));
    const violations = [...validation.violations, ...more];
    if (violations.length === 0) return;
    const result = { ...validation, violations, verdict: 'violates' as const, status: 429, milliseconds: 0 };
    this.#record(operation, { request, expects: 'refusal', ...result });
  }

  /** The clock of an operation's host, which may differ from this machine's, up to a second in the future; ms. */
  serverTime = ({ host }: ContractOperation): number => Date.now() + (this.#clockOffsets.get(host?.name) ?? 0) + 1000;

  /** Adds the findings of a check. A reply that the check cannot read is a finding, and never ends the run. */
  check(result: RequestResult, find: () => Violation[]): void {
    try {
      this.addViolations(result, find());
    } catch (error) {
      this.addViolations(result, [unreadable(error)]);
    }
  }

  #validated(validate: () => ReplyValidation): ReplyValidation {
    try {
      return validate();
    } catch (error) {
      return { verdict: 'violates', violations: [unreadable(error)], undocumented: [] };
    }
  }

  addViolations(result: RequestResult, violations: RequestResult['violations']): void {
    if (violations.length === 0) return;
    result.violations.push(...violations);
    result.verdict = 'violates';
  }

  wasTried = (operation: ContractOperation, input: Input): boolean => this.#tried.has(keyOf(operation, input));

  /** The last replies with data, by operation and input. */
  allSeen = (): Seen[] => [...this.#seen.values()];

  hasSeen = (operation: ContractOperation): boolean => hasSucceeded(this.#requests(operation));

  /** After a timeout, further requests to the operation would only wait again. */
  isUnreachable = (operation: ContractOperation): boolean =>
    this.#requests(operation).some(({ verdict }) => verdict === 'unreachable');

  resultOf(operation: ContractOperation, skipped: OperationResult['skipped']): OperationResult {
    const { id, domain, method, path, host } = operation;
    const requests = this.#requests(operation);
    const verdict = overall(requests);
    return { operation: id, host: host?.name, domain, method: method.toUpperCase(), path, verdict, skipped, requests };
  }

  #requests(operation: ContractOperation): RequestResult[] {
    return this.#results.get(nameOf(operation)) ?? [];
  }

  #record(operation: ContractOperation, result: RequestResult): void {
    this.#results.set(nameOf(operation), [...this.#requests(operation), result]);
  }

  /**
   * Sends the first request of some reads to find the envelope of the replies, so that a server with another envelope can
   * be read. The run does not repeat these requests.
   */
  async probe(requests: { operation: ContractOperation; input: Input }[]): Promise<void> {
    const calls: Called[] = [];
    for (const { operation, input } of requests) {
      const answer = await this.#sendNow(operation, { input }, this.settings.token);
      this.#probed.set(keyOf(operation, input), answer);
      if (answer.exchange) calls.push({ operation, exchange: answer.exchange });
    }
    const { envelope, cause, evidence } = findEnvelope(calls, this.rules.resolve, describedAs(this.rules.envelope));
    if (cause && evidence >= LEAST_EVIDENCE) this.#envelope = envelope;
  }

  async #send(
    operation: ContractOperation,
    request: ExampleRequest,
    token: string | undefined,
    isInvalid = false,
  ): Promise<Answer> {
    const key = keyOf(operation, request.input);
    const probed = token === this.settings.token ? this.#probed.get(key) : undefined;
    this.#probed.delete(key);
    const { observed, milliseconds, exchange } = probed ?? (await this.#sendNow(operation, request, token));
    this.#onSent(operation, exchange && { ...exchange, isInvalid });
    return { observed: this.#translated(observed, exchange), milliseconds, exchange };
  }

  async #sendNow(
    operation: ContractOperation,
    asked: Pick<ExampleRequest, 'input' | 'headers'>,
    token: string | undefined,
  ): Promise<Answer> {
    const request = requestOf(operation, asked, token, this.settings);
    const at = Date.now();
    const { observed, milliseconds } = await this.#deliver(operation, request);
    return { observed, milliseconds, exchange: toExchange(request, observed, operation.path, at) };
  }

  async #deliver(operation: ContractOperation, request: Sent, repeats = 0): Promise<Omit<Answer, 'exchange'>> {
    const { paces } = this.settings;
    const host = operation.host?.name;
    const send = () => this.#transmit(request);
    const isPreflight = request.method === 'options';
    const pace = paces.of(request.headers.userToken ?? NO_TOKEN);
    // A preflight does not count, but a run with a rate of its own never exceeds it.
    const { observed, milliseconds } = await (isPreflight && paces.limits ? send() : pace.send(send));
    if (!observed.reached) return { observed, milliseconds };
    const date = Date.parse(observed.headers.get('date') ?? '');
    // A gateway with a clock of its own may answer a preflight. The header drops the milliseconds and travels for a while,
    // so the largest difference is the closest one.
    if (!Number.isNaN(date) && !isPreflight)
      this.#clockOffsets.set(
        host,
        Math.max(this.#clockOffsets.get(host) ?? Number.NEGATIVE_INFINITY, date - Date.now()),
      );
    if (observed.status === 429) {
      this.#recordLimited(operation, 'a reply by 429', observed, paces.limits ? [WITHIN_LIMITS] : []);
      pace.pause(secondsOf(observed));
      if (repeats < MOST_REPEATS && !this.#limited.has(nameOf(operation)))
        return this.#deliver(operation, request, repeats + 1);
      this.#limited.add(nameOf(operation));
    } else {
      this.#limited.delete(nameOf(operation));
    }
    return { observed, milliseconds };
  }

  async #transmit(sent: Sent): Promise<Omit<Answer, 'exchange'>> {
    const at = Date.now();
    const started = performance.now();
    const observed = await sendRequest(sent, this.settings.timeout);
    const milliseconds = Math.round(performance.now() - started);
    this.settings.onDelivered?.({ sent, observed, at, milliseconds });
    return { observed, milliseconds };
  }

  /** Converts the reply to the envelope of the description. */
  #translated(observed: Observed, exchange: Exchange | undefined): Observed {
    if (!this.#envelope || !observed.reached || !exchange || exchange.body === undefined) return observed;
    const { success, code, message, data } = readReply(this.#envelope, exchange);
    const names = this.rules.envelope;
    const { name, value, otherwise } = names.success;
    const body = success
      ? { [name]: value, [names.data]: data ?? null }
      : { [name]: otherwise, [names.code]: code, [names.message]: message };
    return { ...observed, body: JSON.stringify(body) };
  }
}

/** Repeats of a request that the server answers by HTTP 429; after them, the 429 is a finding. */
const MOST_REPEATS = 3;

/** Number of operations that must agree on an envelope; fewer may just be faulty. */
const LEAST_EVIDENCE = 3;

interface Answer {
  observed: Observed;
  milliseconds: number;
  exchange: Exchange | undefined;
}

const nameOf = ({ id, host }: ContractOperation) => (host ? `${host.name} ${id}` : id);

const keyOf = (operation: ContractOperation, input: Input) => `${nameOf(operation)} ${JSON.stringify(input)}`;

/** The finding for a reply of such a form that a check fails on it. */
const unreadable = (error: unknown): Violation => ({
  kind: 'other',
  where: '/data',
  expected: 'a reply that the checks can read',
  got: (error as Error).message,
  times: 1,
});
