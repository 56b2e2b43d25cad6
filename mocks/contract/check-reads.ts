import { randomUUID } from 'node:crypto';
import { checkReadable, fromElsewhere } from './check-cors.ts';
import { filterRequests } from './filters.ts';
import { generatedInputs } from './generated-inputs.ts';
import { idNames, onDay, withIds } from './inputs.ts';
import { invalidRequests, unknownObject } from './invalid-requests.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ContractOperation, ExampleRequest, Input } from './operations.ts';
import { NO_TOKEN } from './request.ts';
import type { Session } from './session.ts';

/** A list provides ids for a detail, and a detail provides ids for its parts. */
const MOST_ROUNDS = 3;

/** Sends the requests of the examples, then repeats them with ids from the replies as long as there are new ones. */
export async function checkReads(session: Session, reads: ContractOperation[], now: Date): Promise<void> {
  await askAll(session, reads, (read) => examplesOf(session, read, now));
  await askAll(session, reads, (read) => filterRequests(read, session.rules, now));
  const { seed } = session.settings;
  if (seed !== undefined) await askAll(session, reads, (read) => generatedInputs(read, session.rules, seed));
  for (let round = 1; round < MOST_ROUNDS; round++) {
    await askAll(session, reads, (read) =>
      session.hasSeen(read) ? otherIds(session, read, now, 2) : retriesOf(session, read, now),
    );
  }
}

async function askAll(
  session: Session,
  reads: ContractOperation[],
  requestsOf: (read: ContractOperation) => ExampleRequest[],
): Promise<void> {
  await limitConcurrency(
    reads.map((read) => ({ read, requests: requestsOf(read) })),
    async ({ read, requests }) => {
      for (const request of requests) if (!session.isUnreachable(read)) await session.ask(read, request);
    },
  );
}

/** Number of ids to try for an operation if the server refuses those of the examples. */
const MOST_IDS = 6;
const DAY = 86_400_000;

/** More requests for a refused operation: other ids, and adjacent days, because the server may be in another time zone. */
export function retriesOf(session: Session, operation: ContractOperation, now: Date): ExampleRequest[] {
  const beside = [-1, 1].flatMap((days) => {
    const day = new Date(now.getTime() + days * DAY);
    const examples = examplesOf(session, operation, day).filter(({ input }) => !session.wasTried(operation, input));
    return examples.map(({ name, input }) => ({ name: `${name}, a day ${days < 0 ? 'earlier' : 'later'}`, input }));
  });
  return [...beside, ...otherIds(session, operation, now, MOST_IDS)];
}

/** The examples with current dates, and variants of the first one with every other value of its enumerations. */
export function examplesOf(session: Session, operation: ContractOperation, now: Date): ExampleRequest[] {
  const examples = operation.requests.map(({ name, input }) => ({ name, input: onDay(input, now) }));
  const [first] = examples;
  const variants = Object.entries(first?.input ?? {}).flatMap(([name, value]) => {
    const field = operation.inputs.get(name);
    const values = field ? (session.rules.resolve(field.schema).enum ?? []) : [];
    const others = values.filter((other) => !examples.some(({ input }) => input?.[name] === other));
    return value === null
      ? []
      : others.map((other) => ({ name: `${name} ${other}`, input: { ...first?.input, [name]: other } }));
  });
  return [...examples, ...variants];
}

/** The examples with ids of the server, except for requests that were already sent. */
function otherIds(session: Session, operation: ContractOperation, now: Date, limit: number): ExampleRequest[] {
  const requests = examplesOf(session, operation, now).flatMap(({ input }) =>
    session.ids.idsFor(idNames(input), operation.domain, limit).map((ids) => ({
      name: Object.entries(ids)
        .map(([name, id]) => `${name} ${id}`)
        .join(', '),
      input: withIds(input, ids),
    })),
  );
  // An id of the same name in another domain may be of another form.
  const isDescribed = (input: Input) =>
    [...operation.inputs].every(
      ([name, { schema }]) => input?.[name] === undefined || session.rules.validate(schema, input[name]).length === 0,
    );
  const fresh = requests.filter(({ input }) => !session.wasTried(operation, input) && isDescribed(input));
  return [...new Map(fresh.map((request) => [JSON.stringify(request.input), request])).values()].slice(0, limit);
}

/** The code of an expired login, which the SDK's login gate waits for. */
const LOGIN_EXPIRED = '600';

/** Sends requests that violate the description, as a page of another origin: without a valid token, or with invalid inputs. */
export async function checkRefusals(session: Session, operations: ContractOperation[]): Promise<void> {
  const headers = fromElsewhere(session);
  // The mock takes any other text for an account.
  const unknownToken = `${randomUUID()}-expired`;
  const reachable = operations.filter((operation) => !session.isUnreachable(operation));
  await limitConcurrency(reachable, async (operation) => {
    const [{ input } = { input: undefined }] = operation.requests;
    const refuse = async (request: ExampleRequest, status: number, token?: string, code?: string) =>
      checkReadable(session, await session.expectRefusal(operation, { ...request, headers }, { status, code }, token));
    if (session.settings.token !== undefined && operation.security === 'required') {
      await refuse({ name: 'without a token', input }, 401, NO_TOKEN);
      await refuse({ name: 'with a token that nobody has', input }, 500, unknownToken, LOGIN_EXPIRED);
    } else if (session.settings.token !== undefined && operation.effect === 'read') {
      await session.ask(operation, { name: 'without a token', input }, NO_TOKEN);
    }
    for (const request of invalidRequests(operation, session.rules)) {
      await refuse(request, 400);
    }
    const unknown = operation.effect === 'read' ? unknownObject(operation, session.rules) : undefined;
    if (unknown) await session.ask(operation, unknown);
  });
}
