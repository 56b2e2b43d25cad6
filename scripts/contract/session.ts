import { echoed } from './coherence.ts';
import { exchange, type Sent } from './exchange.ts';
import { Harvest } from './harvest.ts';
import { queryOf } from './inputs.ts';
import { dataOf, judge, judgeRefusal, type Rules } from './judge.ts';
import type { OperationResult, RequestResult, Verdict } from './model.ts';
import type { ContractOperation, ExampleRequest, Input } from './operations.ts';
import type { Options } from './options.ts';

export type Settings = Pick<Options, 'target' | 'token' | 'otherToken' | 'includeCommands' | 'timeout'>;

/** A reply with data, for comparison with others. */
export interface Seen {
  operation: ContractOperation;
  input: Input;
  data: unknown;
  result: RequestResult;
}

/** One run against a server: all its requests and replies. */
export class Session {
  readonly settings: Settings;
  readonly rules: Rules;
  readonly harvest: Harvest;
  /** The last reply with data by operation and input. */
  readonly #seen = new Map<string, Seen>();
  readonly #tried = new Set<string>();
  readonly #results = new Map<string, RequestResult[]>();
  readonly #onSent: (operation: ContractOperation) => void;

  constructor(settings: Settings, rules: Rules, onSent: (operation: ContractOperation) => void) {
    this.settings = settings;
    this.rules = rules;
    this.harvest = new Harvest([settings.token, settings.otherToken].filter((token) => token !== undefined));
    this.#onSent = onSent;
  }

  /** Sends a request that should succeed, or fail for a business reason. */
  async ask(operation: ContractOperation, { name, input }: ExampleRequest, token = this.settings.token) {
    this.#tried.add(keyOf(operation, input));
    const { observed, milliseconds } = await this.#send(operation, input, token);
    const judgement = judge(observed, operation.replies, this.rules);
    const result: RequestResult = {
      request: name,
      expects: 'data',
      ...judgement,
      status: observed.reached ? observed.status : undefined,
      milliseconds,
    };
    this.#record(operation, result);
    const reply = dataOf(observed);
    if (!reply) return { result, seen: undefined };
    this.addViolations(result, echoed(operation, input, reply.data, this.rules.resolve));
    const seen = { operation, input, data: reply.data, result };
    if (token === this.settings.token) {
      this.harvest.add(operation.domain, reply.data);
      this.#seen.set(keyOf(operation, input), seen);
    }
    return { result, seen };
  }

  /** Sends an invalid request that expects a refusal with a status. */
  async expectRefusal(
    operation: ContractOperation,
    { name, input }: ExampleRequest,
    status: number,
    token = this.settings.token,
  ) {
    const { observed, milliseconds } = await this.#send(operation, input, token);
    const judgement = judgeRefusal(observed, status, operation.replies, this.rules);
    const reached = observed.reached ? observed.status : undefined;
    this.#record(operation, { request: name, expects: 'refusal', ...judgement, status: reached, milliseconds });
  }

  addViolations(result: RequestResult, violations: RequestResult['violations']): void {
    if (violations.length === 0) return;
    result.violations.push(...violations);
    result.verdict = 'violates';
  }

  wasTried = (operation: ContractOperation, input: Input): boolean => this.#tried.has(keyOf(operation, input));

  /** The last replies with data, by operation and input. */
  allSeen = (): Seen[] => [...this.#seen.values()];

  hasSeen = (operation: ContractOperation): boolean =>
    this.#requests(operation).some(({ expects, verdict }) => expects === 'data' && verdict === 'conforms');

  /** After a timeout, every further request to the operation would only wait as long again. */
  isUnreachable = (operation: ContractOperation): boolean =>
    this.#requests(operation).some(({ verdict }) => verdict === 'unreachable');

  resultOf(operation: ContractOperation, skipped: OperationResult['skipped']): OperationResult {
    const { id, domain, method, path } = operation;
    const requests = this.#requests(operation);
    const verdict = overall(requests);
    return { operation: id, domain, method: method.toUpperCase(), path, verdict, skipped, requests };
  }

  #requests(operation: ContractOperation): RequestResult[] {
    return this.#results.get(operation.id) ?? [];
  }

  #record(operation: ContractOperation, result: RequestResult): void {
    this.#results.set(operation.id, [...this.#requests(operation), result]);
  }

  async #send(operation: ContractOperation, input: Input, token: string | undefined) {
    const started = performance.now();
    const observed = await exchange(requestOf(operation, input, token, this.settings), this.settings.timeout);
    this.#onSent(operation);
    return { observed, milliseconds: Math.round(performance.now() - started) };
  }
}

/** Sends no token, whereas `undefined` means the run's token. */
export const NO_TOKEN = '';

function requestOf(operation: ContractOperation, input: Input, token: string | undefined, { target }: Settings): Sent {
  const inQuery = operation.method === 'get';
  const body = inQuery || input === undefined ? undefined : JSON.stringify(input);
  return {
    url: `${target}${operation.path}${inQuery ? queryOf(input) : ''}`,
    method: operation.method,
    headers: {
      ...operation.headers,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // The clients send it too: a call that needs no token may return more to a known person.
      ...(token && { userToken: token }),
    },
    body,
  };
}

const keyOf = ({ id }: ContractOperation, input: Input) => `${id} ${JSON.stringify(input)}`;

/** The worst verdict counts; but one reply with data proves the data. */
function overall(requests: RequestResult[]): Verdict {
  const order: Verdict[] = ['violates', 'unreachable', 'conforms', 'refused'];
  // An expected refusal gives no evidence about the data.
  const counted = requests.filter(({ expects, verdict }) => expects === 'data' || verdict !== 'conforms');
  return order.find((verdict) => counted.some((request) => request.verdict === verdict)) ?? 'skipped';
}
