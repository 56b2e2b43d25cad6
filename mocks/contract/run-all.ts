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

/** Runs both hosts, and each of them with all persons. */
export async function runAll(
  operations: ContractOperation[],
  settings: RunSettings,
  rules: Rules,
  now: Date,
  onSent?: OnSent,
): Promise<OperationResult[]> {
  const { target, foodTarget } = settings;
  if (foodTarget === undefined) return runHost(operations, settings, rules, now, onSent);
  // Both hosts change the same data, so each command is sent to one of them; the last commands close accounts.
  const ofFood = operations.filter(({ effect, isVariant }) => effect === 'read' || isVariant);
  const ofMain = operations.filter(({ isVariant }) => !isVariant);
  const food = await runHost(ofFood, { ...settings, target: foodTarget }, rules, now, onSent);
  const main = await runHost(ofMain, { ...settings, target }, rules, now, onSent);
  const at = (host: 'main' | 'food', results: OperationResult[]) => results.map((result) => ({ ...result, host }));
  return [...at('main', main), ...at('food', food)];
}

async function runHost(
  operations: ContractOperation[],
  { persons = [], ...settings }: RunSettings,
  rules: Rules,
  now: Date,
  onSent?: OnSent,
): Promise<OperationResult[]> {
  const [first, ...others] = persons;
  const tokens = first && {
    token: first.token,
    otherToken: persons.find(({ name }) => name === STRANGER)?.token,
  };
  let results = await run(asked(operations, first), { ...settings, ...tokens }, rules, now, onSent);
  for (const person of others.filter(({ name }) => name !== STRANGER)) {
    const left = new Set(results.filter(({ requests }) => !hasSucceeded(requests)).map(({ operation }) => operation));
    const domains = new Set(operations.filter(({ id }) => left.has(id)).map(({ domain }) => domain));
    const needed = operations.filter(
      ({ id, domain, effect }) => left.has(id) || (effect === 'read' && domains.has(domain)),
    );
    if (left.size === 0) break;
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
        more.find(({ operation }) => operation === result.operation),
        person,
      ),
    );
  }
  return results;
}

/** Adds the person's own inputs, as a first request. */
const asked = (operations: ContractOperation[], person: Person | undefined): ContractOperation[] =>
  operations.map((operation) => {
    const own = person?.inputs[operation.id];
    const [example] = operation.requests;
    const request = own && { name: `of ${person.name}`, input: { ...example?.input, ...own } };
    return request ? { ...operation, requests: [request, ...operation.requests] } : operation;
  });

function merged(result: OperationResult, more: OperationResult | undefined, { name }: Person): OperationResult {
  if (!more || more.skipped) return result;
  const named = more.requests.map((one) => ({ ...one, request: `${one.request}, by ${name}` }));
  const requests = [...result.requests, ...named];
  return { ...result, skipped: undefined, requests, verdict: overall(requests) };
}
