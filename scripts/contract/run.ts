import { exchange, type Sent } from './exchange.ts';
import { judge, type Rules } from './judge.ts';
import type { OperationResult, RequestResult, Verdict } from './model.ts';
import type { ContractOperation, ExampleRequest } from './operations.ts';
import type { Options } from './options.ts';

type Settings = Pick<Options, 'target' | 'foodTarget' | 'token' | 'includeCommands' | 'timeout'>;

const AT_ONCE = 4;

/** Reads first, a few at once; then commands, one after the other, because each changes what the next one meets. */
export async function run(
  operations: ContractOperation[],
  settings: Settings,
  rules: Rules,
  onDone: (result: OperationResult) => void = () => {},
): Promise<OperationResult[]> {
  const results = new Map<string, OperationResult>();
  const check = async (operation: ContractOperation) => {
    const result = await checkOperation(operation, settings, rules);
    results.set(operation.id, result);
    onDone(result);
  };
  const called = operations.filter((operation) => !skipped(operation, settings));
  await inTurns(
    called.filter(({ effect }) => effect === 'read'),
    AT_ONCE,
    check,
  );
  await inTurns(
    called.filter(({ effect }) => effect === 'command'),
    1,
    check,
  );
  return operations.map(
    (operation) => results.get(operation.id) ?? resultOf(operation, [], skipped(operation, settings)),
  );
}

/** Why an operation is not called. */
export function skipped(operation: ContractOperation, settings: Settings): OperationResult['skipped'] {
  if (operation.effect === 'command' && !settings.includeCommands) return 'command';
  return operation.needsToken && settings.token === undefined ? 'token' : undefined;
}

async function inTurns<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function checkOperation(
  operation: ContractOperation,
  settings: Settings,
  rules: Rules,
): Promise<OperationResult> {
  const requests: RequestResult[] = [];
  for (const example of operation.requests) {
    const started = performance.now();
    const observed = await exchange(requestOf(operation, example, settings), settings.timeout);
    requests.push({
      request: example.name,
      ...judge(observed, operation.replies, rules),
      status: observed.reached ? observed.status : undefined,
      milliseconds: Math.round(performance.now() - started),
    });
    // The other examples of an operation that does not answer would only wait as long again.
    if (!observed.reached) break;
  }
  return resultOf(operation, requests);
}

function requestOf(operation: ContractOperation, example: ExampleRequest, settings: Settings): Sent {
  const base = operation.food ? settings.foodTarget : settings.target;
  const body = example.body === undefined ? undefined : JSON.stringify(example.body);
  return {
    url: `${base}${operation.path}${example.query}`,
    method: operation.method,
    headers: {
      ...operation.headers,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // As the clients do: a call that needs no token may say more to a person it knows.
      ...(settings.token !== undefined && { userToken: settings.token }),
    },
    body,
  };
}

function resultOf(
  { id, domain, method, path }: ContractOperation,
  requests: RequestResult[],
  why?: OperationResult['skipped'],
): OperationResult {
  return {
    operation: id,
    domain,
    method: method.toUpperCase(),
    path,
    verdict: overall(requests),
    skipped: why,
    requests,
  };
}

/** The worst counts; but one reply with data is enough to have seen the data. */
function overall(requests: RequestResult[]): Verdict {
  const order: Verdict[] = ['violates', 'unreachable', 'conforms', 'refused'];
  return order.find((verdict) => requests.some((request) => request.verdict === verdict)) ?? 'skipped';
}
