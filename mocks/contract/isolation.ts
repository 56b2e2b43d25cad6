import { show } from './describe-value.ts';
import type { Violation } from './findings.ts';
import type { Ids } from './id-pool.ts';
import { holdsId, idName, idNames } from './inputs.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ContractOperation } from './operations.ts';
import { propertyNames, type Resolve } from './schema-walk.ts';
import type { Seen, Session } from './session.ts';

/** The names of ids that public reads give or take, such as those of foods and goods. */
export const commonIdsOf = (operations: ContractOperation[], resolve: Resolve): Set<string> =>
  new Set(
    operations
      .filter(({ effect, scope }) => effect === 'read' && scope === 'public')
      .flatMap(({ inputs, replies }) => [...inputs.keys(), ...propertyNames(replies.ok, resolve)])
      .filter(holdsId)
      .map(idName),
  );

/** Checks that all reads about the caller return the same person. */
export function checkCaller(session: Session): void {
  const profiles = session.allSeen().filter(isProfile);
  const [first] = profiles;
  for (const profile of profiles.slice(1)) {
    const [expected, got] = [userIdOf(first), userIdOf(profile)];
    if (expected === got) continue;
    const source = `${show(expected)}, as ${first?.operation.id} says`;
    session.addViolations(profile.result, [identity('/data/userId', source, show(got))]);
  }
}

/** A read about the caller takes no id, needs the token, and returns a `userId`. */
function isProfile({ operation, input, data }: Seen): boolean {
  const about = operation.effect === 'read' && operation.security === 'required' && idNames(input).length === 0;
  return about && userIdOf({ data }) !== undefined;
}

const userIdOf = (seen: { data: unknown } | undefined) =>
  (seen?.data as { userId?: string } | null | undefined)?.userId;

/**
 * Uses a second token for the first person's reads. Finds ids of the first person's objects in the second person's lists,
 * and requests those objects by their ids. Ids are not personal if public reads return them, or if a read accepts them
 * without a token, as for a shared plan. Tokens and codes are not checked, because people pass them on.
 */
export async function checkOtherPerson(session: Session, reads: ContractOperation[]): Promise<void> {
  const token = session.settings.otherToken;
  if (token === undefined) return;
  const personal = session.allSeen().filter(({ operation }) => reads.includes(operation) && isPersonal(operation));
  const shared = new Set(session.allSeen().flatMap((seen) => [...publicIds(seen)].map(([, id]) => id)));
  const given = new Map(personal.flatMap((seen) => givenIds(seen).map(([, id]) => [id, seen.operation.id])));
  const self = userIdOf(personal.find(isProfile));
  const open = personal.filter((seen) => !hasIds(seen.input) || needsNoToken(seen));
  /** What both people hold: a relationship, a product, a plan that anybody may open. */
  const held = new Set<string>();
  await limitConcurrency(open, async ({ operation, input }) => {
    const { result, seen } = await session.ask(operation, { name: 'as another person', input }, token);
    if (!seen) return;
    if (self !== undefined && isProfile(seen) && userIdOf(seen) === self)
      session.addViolations(result, [identity('/data/userId', 'another person than the first token gives', self)]);
    const both = givenIds(seen).filter(([name, id]) => !isPass(name) && given.has(id) && !shared.has(id));
    const mayShare = (name: string) =>
      operation.security !== 'required' || isCommon(name) || session.rules.common.has(idName(name));
    for (const [name, id] of both) if (mayShare(name)) held.add(id);
    const leaked = both.find(([name]) => !mayShare(name));
    if (!leaked) return;
    const [name, id] = leaked;
    const got = `${name} ${id}, which ${given.get(id)} gave the first person`;
    session.addViolations(result, [identity('/data', 'no object of the first person', got)]);
  });
  const details = personal.filter(({ input }) => hasIds(input));
  await limitConcurrency(details, async ({ operation, input }) => {
    const foreign = idsOf(input).filter(
      ([name, id]) => !isPass(name) && given.has(id) && !shared.has(id) && !held.has(id),
    );
    if (foreign.length === 0) return;
    const requested = foreign.map(([name, id]) => `${name} ${id}`).join(', ');
    const { result, seen } = await session.ask(operation, { name: `${requested} as another person`, input }, token);
    const isEmpty = seen?.data === null || (Array.isArray(seen?.data) && seen.data.length === 0);
    if (!seen || isEmpty || isForSale(seen.data)) return;
    session.addViolations(result, [
      identity('/data', `a refusal: only the first person's reads gave ${requested}`, show(seen.data)),
    ]);
  });
}

const isPersonal = ({ scope }: ContractOperation) => scope === 'personal';

/**
 * The ids that anybody may use: those of a public reply, and of a request that needs no token. The other ids of such a
 * reply do not count, because a server may return more to a known caller.
 */
function publicIds(seen: Seen): NamedId[] {
  if (!isPersonal(seen.operation)) return givenIds(seen);
  return needsNoToken(seen) ? idsOf(seen.input) : [];
}

const needsNoToken = ({ operation, input }: Seen): boolean => operation.security !== 'required' && hasIds(input);

/** Everybody may see goods, even though their reply tells whether the caller has bought them. */
const isForSale = (data: unknown): boolean => typeof data === 'object' && data !== null && 'goodsId' in data;

/** Whether an id itself gives access, such as the code of an invitation. */
const isPass = (name: string) => /(code|token|ticket)$/i.test(name);

/** Ids of people and their relationships, and of catalogues that only signed-in people read. */
const isCommon = (name: string) => /(user|inviter|relationship|camp|course|section|item|option)Id$/i.test(idName(name));

type NamedId = [name: string, id: string];

/** The ids in a reply that are not in its request. */
function givenIds({ input, data }: Seen): NamedId[] {
  const asked = new Set(idsOf(input).map(([, id]) => id));
  return [...idsIn(data)].filter(([, id]) => !asked.has(id));
}

function* idsIn(value: unknown, name = ''): Generator<NamedId> {
  if (Array.isArray(value)) for (const item of value) yield* idsIn(item, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value)) yield* idsIn(field, key);
  else if (typeof value === 'string' && holdsId(name)) yield [name, value];
}

const hasIds = (input: Seen['input']) => idNames(input).length > 0;

const idsOf = (input: Seen['input']): NamedId[] => {
  const names = new Set(idNames(input));
  const texts = Object.entries((input ?? {}) as Ids).filter(([name, id]) => names.has(name) && typeof id === 'string');
  return texts;
};

const identity = (where: string, expected: string, got: string): Violation => ({
  kind: 'identity',
  where,
  expected,
  got,
  times: 1,
});
