import type { OperationResult } from './findings.ts';
import type { ContractOperation } from './operations.ts';
import type { Person } from './persons.ts';
import { run } from './run.ts';
import type { OnSent, Settings } from './session.ts';
import type { Rules } from './validate-reply.ts';
import { hasSucceeded, overall } from './verdict.ts';

export interface RunSettings extends Settings {
  /** The food host; without one, every call goes to the target. */
  foodTarget?: string | undefined;
  /** The first one calls; the others call what had no success before. */
  persons?: readonly Person[];
}

/** The person who only must not receive the first person's data. */
const STRANGER = 'stranger';

/** Runs the operations on their hosts, with all persons. */
export async function runAll(
  described: ContractOperation[],
  { persons = [], foodTarget, ...settings }: RunSettings,
  rules: Rules,
  now: Date,
  onSent?: OnSent,
): Promise<OperationResult[]> {
  const operations = foodTarget === undefined ? described : onBothHosts(described, settings.target, foodTarget);
  const [first, ...others] = persons;
  const tokens = first && {
    token: first.token,
    otherToken: persons.find(({ name }) => name === STRANGER)?.token,
  };
  let results = await run(asked(operations, first), { ...settings, ...tokens }, rules, now, onSent);
  for (const person of others.filter(({ name }) => name !== STRANGER)) {
    const left = operations.filter((_, at) => !hasSucceeded(results[at]?.requests ?? []));
    const domains = new Set(left.map(({ domain }) => domain));
    const needed = operations.filter(
      (operation) =>
        left.includes(operation) ||
        person.inputs[operation.id] !== undefined ||
        (operation.effect === 'read' && domains.has(operation.domain)),
    );
    if (left.length === 0) break;
    const more = await run(
      asked(needed, person),
      { ...settings, token: person.token, otherToken: undefined },
      rules,
      now,
      onSent,
    );
    results = results.map((result) =>
      merged(
        result,
        more.find(({ operation, host }) => operation === result.operation && host === result.host),
        person,
      ),
    );
  }
  return results;
}

/** Both hosts change the same data, so each command is sent to one of them. */
function onBothHosts(operations: ContractOperation[], target: string, foodTarget: string): ContractOperation[] {
  const main = { name: 'main', target } as const;
  const food = { name: 'food', target: foodTarget } as const;
  return [
    ...operations.filter(({ isVariant }) => !isVariant).map((operation) => ({ ...operation, host: main })),
    ...operations
      .filter(({ effect, isVariant }) => effect === 'read' || isVariant)
      .map((operation) => ({ ...operation, host: food })),
  ];
}

/** Adds the person's own inputs, as the first requests. */
const asked = (operations: ContractOperation[], person: Person | undefined): ContractOperation[] =>
  operations.map((operation) => {
    const [example] = operation.requests;
    const own = [person?.inputs[operation.id] ?? []].flat().map((fields) => ({
      name: `of ${person?.name}`,
      input: { ...example?.input, ...fields },
    }));
    return { ...operation, requests: [...own, ...operation.requests] };
  });

function merged(result: OperationResult, more: OperationResult | undefined, { name }: Person): OperationResult {
  if (!more || more.skipped) return result;
  const named = more.requests.map((one) => ({ ...one, request: `${one.request}, by ${name}` }));
  const requests = [...result.requests, ...named];
  return { ...result, skipped: undefined, requests, verdict: overall(requests) };
}
