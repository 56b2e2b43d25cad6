import { Harvest, type Ids } from './harvest.ts';
import { inTurns } from './in-turns.ts';
import { idNames } from './inputs.ts';
import type { Violation } from './model.ts';
import type { ContractOperation } from './operations.ts';
import type { Seen, Session } from './session.ts';
import { show } from './values.ts';

/** All reads about the caller return the same person. */
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
 * With a second token: requests objects whose ids only the first person's reads contain. Ids that the second person or
 * calls without a token receive are not personal.
 */
export async function checkOtherPerson(session: Session, reads: ContractOperation[]): Promise<void> {
  const token = session.settings.otherToken;
  if (token === undefined) return;
  const shared = new Harvest([token]);
  const personal = reads.filter(({ security }) => security === 'required');
  for (const { operation, data } of session.allSeen())
    if (operation.security !== 'required') shared.add(operation.domain, data);
  const lists = session.allSeen().filter(({ operation, input }) => personal.includes(operation) && !hasIds(input));
  await inTurns(lists, async ({ operation, input }) => {
    const { seen } = await session.ask(operation, { name: 'as another person', input }, token);
    if (seen) shared.add(operation.domain, seen.data);
  });
  const details = session.allSeen().filter(({ operation, input }) => personal.includes(operation) && hasIds(input));
  await inTurns(details, async ({ operation, input }) => {
    const foreign = idsOf(input).filter(([name, id]) => !shared.has(name, id));
    if (foreign.length === 0) return;
    const requested = foreign.map(([name, id]) => `${name} ${id}`).join(', ');
    const { result, seen } = await session.ask(operation, { name: `${requested} as another person`, input }, token);
    const isEmpty = seen?.data === null || (Array.isArray(seen?.data) && seen.data.length === 0);
    if (!seen || isEmpty) return;
    session.addViolations(result, [
      identity('/data', `a refusal: only the first person's reads gave ${requested}`, show(seen.data)),
    ]);
  });
}

const hasIds = (input: Seen['input']) => idNames(input).length > 0;

const idsOf = (input: Seen['input']): [string, string][] => {
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
