import { isDeepStrictEqual } from 'node:util';
import { show } from './describe-value.ts';
import type { Violation } from './findings.ts';
import type { Ids } from './id-pool.ts';
import { holdsId, idName, idNames } from './inputs.ts';
import { isObject } from './learn/exchange.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ContractOperation } from './operations.ts';
import { NO_TOKEN } from './request.ts';
import { propertyNames, type Resolve } from './schema-walk.ts';
import type { Seen, Session } from './session.ts';

/**
 * The names of ids that public reads give or take, such as those of foods and goods. A read that needs a code or a token is
 * public to its holders alone, so its names do not count.
 */
export const commonIdsOf = (operations: ContractOperation[], resolve: Resolve): Set<string> =>
  new Set(
    operations
      .filter(
        ({ effect, scope, inputs }) => effect === 'read' && scope === 'public' && ![...inputs.keys()].some(isPass),
      )
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
 * Uses a second token for the first person's reads. Finds ids of the first person's objects and equal personal data in the
 * second person's replies, and requests the first person's objects by their ids. Ids are not personal if public reads return
 * them, or if a read accepts them without a token, as for a shared plan. Tokens and codes are not checked, because people
 * pass them on.
 */
export async function checkOtherPerson(session: Session, reads: ContractOperation[]): Promise<void> {
  const token = session.settings.otherToken;
  if (token === undefined) return;
  const personal = session.allSeen().filter(({ operation }) => reads.includes(operation) && isPersonal(operation));
  const published = new Set(session.allSeen().flatMap(publishedIds));
  /** Anybody may request these, too. */
  const shared = new Set([
    ...published,
    ...session
      .allSeen()
      .filter(needsNoToken)
      .flatMap(({ input }) => idsOf(input).map(([, id]) => id)),
  ]);
  const given = new Map(personal.flatMap((seen) => givenIds(seen).map(([, id]) => [id, seen.operation.id])));
  const self = userIdOf(session.allSeen().find(isProfile));
  const open = personal.filter((seen) => !hasIds(seen.input) || needsNoToken(seen));
  /** What both people hold: a relationship, a product, a plan that anybody may open. */
  const held = new Set<string>();
  await limitConcurrency(open, async ({ operation, input }) => {
    const { result, seen } = await session.ask(operation, { name: 'as another person', input }, token);
    if (!seen) return;
    if (self !== undefined && isProfile(seen) && userIdOf(seen) === self)
      session.addViolations(result, [identity('/data/userId', 'another person than the first token gives', self)]);
    const both = givenIds(seen).filter(([name, id]) => !isPass(name) && given.has(id) && !published.has(id));
    const mayShare = (name: string) =>
      operation.security !== 'required' || isCommon(name) || session.rules.common.has(idName(name));
    const leaked = both.find(([name]) => !mayShare(name));
    if (leaked) {
      const [name, id] = leaked;
      const got = `${name} ${id}, which ${given.get(id)} gave the first person`;
      session.addViolations(result, [identity('/data', 'no object of the first person', got)]);
    } else if (await isSameForBoth(session, personal, seen, self)) {
      session.addViolations(result, [identity('/data', "other data than the first person's", 'the same')]);
    } else for (const [, id] of both) held.add(id);
  });
  const details = personal.filter(({ input }) => hasIds(input));
  await limitConcurrency(details, async ({ operation, input }) => {
    const foreign = idsOf(input).filter(([name, id]) => !isPass(name) && given.has(id) && !published.has(id));
    const own = foreign.filter(([, id]) => !shared.has(id) && !held.has(id));
    if (own.length === 0 && foreign.every(([name]) => isCommon(name))) return;
    const requested = foreign.map(([name, id]) => `${name} ${id}`).join(', ');
    const { result, seen } = await session.ask(operation, { name: `${requested} as another person`, input }, token);
    const isEmpty = seen?.data === null || (Array.isArray(seen?.data) && seen.data.length === 0);
    if (!seen || isEmpty || isForSale(seen.data)) return;
    // Both people may know an id, but not what it is to the first person.
    if (own.length === 0 && !(await isSameForBoth(session, personal, seen, self))) return;
    session.addViolations(result, [
      identity('/data', `a refusal: only the first person's reads gave ${requested}`, show(seen.data)),
    ]);
  });
}

/** Whether a reply has data of the first person although nobody but that person should receive it. */
async function isSameForBoth(
  session: Session,
  personal: Seen[],
  seen: Seen,
  self: string | undefined,
): Promise<boolean> {
  const { operation, input, data } = seen;
  const first = personal.find((one) => one.operation === operation && one.input === input);
  const tells = (part: unknown) => tellsOfSomebody(part) || [...idsIn(part)].some(([, id]) => id === self);
  if (!isDeepStrictEqual(first?.data, data) || !tells(data) || isForSale(data)) return false;
  if (operation.security === 'required') return true;
  const { seen: guest } = await session.ask(operation, { name: 'without a token', input }, NO_TOKEN);
  return tells(beside(data, guest?.data));
}

/** The parts of data that nobody without a token receives, such as the person's place in a ranking. */
function beside(data: unknown, guest: unknown): unknown {
  if (isDeepStrictEqual(data, guest)) return undefined;
  if (!isObject(data) || !isObject(guest)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !isDeepStrictEqual(value, guest[name])));
}

/**
 * Whether data is so particular that two people do not have it by chance: a moment, what a part says of a day, or an exact
 * amount. Flags, states, the days of a request and normal ranges are not.
 */
function tellsOfSomebody(value: unknown, isPart = false): boolean {
  if (Array.isArray(value)) return value.some((item) => tellsOfSomebody(item, true));
  if (!isObject(value)) return isMoment(value) || isExact(value);
  const fields = Object.values(value);
  const isOfDay = isPart && fields.some(isDay) && fields.some((field) => !isDay(field) && Boolean(field));
  return isOfDay || fields.some((field) => tellsOfSomebody(field, true));
}

const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Whether a number has four significant digits or more. */
const isExact = (value: unknown) =>
  typeof value === 'number' && value.toString().replace(/[-.]|^0+|(?<!0)0+$/g, '').length >= 4;

const isPersonal = ({ scope }: ContractOperation) => scope === 'personal';

/** The ids that replies give to everybody, not to the holder of a code alone. */
const publishedIds = (seen: Seen): string[] =>
  isPersonal(seen.operation) || idNames(seen.input).some(isPass) ? [] : givenIds(seen).map(([, id]) => id);

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
