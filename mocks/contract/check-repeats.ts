import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { show, step } from './describe-value.ts';
import { type Difference, differences } from './differences.ts';
import type { RequestResult, Violation } from './findings.ts';
import type { ContractOperation, Input } from './operations.ts';
import type { Seen, Session } from './session.ts';

/** The field by which a server recognizes a repetition. */
const KEY = 'idempotencyKey';
/** The time of a decision, which decides between two that arrive in another order. */
const INTENDED_AT = 'intendedAt';

/** The input by which a person confirms what the server doubts. */
const CONFIRMED = 'confirmed';
const HOUR = 3_600_000;

/** Gives a command a key of its own, because a server knows that of the examples from an earlier run. */
export const withNewKey = ({ inputs }: ContractOperation, input: Input): Input =>
  inputs.has(KEY) ? { ...input, [KEY]: randomUUID() } : input;

/**
 * Repeats a successful command with the same key or event. It must not act again: a repetition with the same key returns
 * the same data, and no read that the command invalidates changes by the same amount as after the command.
 *
 * @param earlier the reads before the command
 */
export async function checkRepeat(session: Session, sent: Seen, reads: ContractOperation[], earlier: Seen[]) {
  const { operation: command, input } = sent;
  const { repeat } = command;
  if (repeat !== 'idempotencyKey' && repeat !== 'eventId') return;
  const { shown, watch } = watcher(session, command, reads);
  const start = performance.now();
  const again = await session.ask(command, { name: `repeated with the same ${repeat}`, input });
  const reply = repeat === 'idempotencyKey' && replyChange(sent, again.seen);
  if (reply) return add(session, again.result, 'repeated', 'the first reply again', reply);
  const after = await watch('after a repetition');
  if (!secondEffect(earlier, shown, after)) return;
  // A number that moves by itself, such as a progress, moves without a command, too.
  await setTimeout(2 * (performance.now() - start));
  const effect = secondEffect(earlier, shown, after, await watch('a while after a repetition'));
  if (effect) add(session, again.result, 'repeated', `no further effect of the same ${repeat}`, effect);
}

/** Sends a newer and an older decision in both orders: the newer one wins, even if the older one arrives later. */
export async function checkOrder(session: Session, sent: Seen, reads: ContractOperation[]): Promise<void> {
  const { operation: command } = sent;
  const choice = command.inputs.has(INTENDED_AT) ? choiceOf(session, sent) : undefined;
  if (!choice) return;
  const { name, input, value, other } = choice;
  const decide = (decision: unknown, age: number) => {
    const intendedAt = new Date(session.serverTime(command) - age).toISOString();
    const when = age > 0 ? 'decided an hour ago' : 'decided now';
    return session.ask(command, {
      name: `${name} ${String(decision)}, ${when}`,
      input: withNewKey(command, { ...input, [name]: decision, [INTENDED_AT]: intendedAt }),
    });
  };
  const { watch } = watcher(session, command, reads);
  const decideBoth = async () => {
    const first = await decide(value, 0);
    const earlier = await watch('after a decision');
    // A read that moves without a command, such as that of a progress, shows no effect.
    const before = unchanged(earlier, await watch('before an older decision'));
    const start = performance.now();
    const older = await decide(other, HOUR);
    const after = await watch('after an older decision');
    if (changesOf(before, after).length === 0) return { first, older, changes: [] };
    await setTimeout(2 * (performance.now() - start));
    const still = unchanged(after, await watch('a while after an older decision'));
    return { first, older, changes: changesOf(before, still) };
  };
  const { first, older, changes } = await decideBoth();
  // An event of the server may fall between two reads; it does not fall there twice.
  const again = changes.length > 0 ? (await decideBoth()).changes : [];
  const change = changes.find(({ where }) => again.some((one) => one.where === where));
  const newer = await decide(other, 0);
  // Otherwise the server does not accept one of the decisions at all.
  if (!first.seen || !newer.seen) return;
  // Otherwise each decision is about a thing of its own: the command adds one.
  if (idsOf(first.seen.data) !== idsOf(newer.seen.data)) return;
  const effect = replyChange(first.seen, older.seen) ?? (change && inWords(change));
  if (effect) add(session, older.result, 'overruled', 'the state of the newer decision', effect);
  if (differences(first.seen.data, newer.seen.data).length === 0) {
    const expected = `another reply than to ${name} ${show(value)}`;
    add(session, newer.result, 'overruled', expected, `/data: the same, although this decision is newer`);
  }
}

/** The ids at the top of a reply, by which it names its thing. */
const idsOf = (data: unknown): string =>
  JSON.stringify(Object.entries(Object(data) as object).filter(([name]) => /Id$/.test(name)));

/** A choice of the command with two possible values, and the input without the times that belong to one of them. */
function choiceOf(session: Session, { operation, input = {} }: Seen) {
  const schemas = [...operation.inputs]
    .filter(([name]) => name !== CONFIRMED)
    .map(([name, field]) => ({ name, ...field, schema: session.rules.resolve(field.schema) }));
  const times = new Set(
    schemas.filter(({ required, schema }) => !required && schema.format === 'date-time').map(({ name }) => name),
  );
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !times.has(name)));
  // A choice among more than two may name the thing, such as a kind of health data.
  const isSwitch = ({ schema }: (typeof schemas)[number]) => schema.type === 'boolean';
  for (const { name, schema } of [...schemas.filter(isSwitch), ...schemas.filter((one) => !isSwitch(one))]) {
    const values = schema.enum ?? (schema.type === 'boolean' && schema.const === undefined ? [true, false] : []);
    const value = input[name] ?? schema.default;
    const other = values.find((one) => one !== value);
    if (value === undefined || other === undefined) continue;
    // Otherwise the server may doubt a decision that this run has already made.
    const confirmed = operation.inputs.has(CONFIRMED) && { [CONFIRMED]: true };
    return { name, input: { ...rest, ...confirmed }, value, other };
  }
  return undefined;
}

/** Reads what a command may change, each with one input; `shown` is what the last reads have shown. */
function watcher(session: Session, command: ContractOperation, reads: ContractOperation[]) {
  const stale = reads.filter(
    ({ id, domain }) => command.invalidates.includes(domain) || command.invalidates.includes(id),
  );
  const shown = stale.flatMap((read) => session.allSeen().find(({ operation }) => operation === read) ?? []);
  const watch = async (when: string): Promise<Seen[]> => {
    const all: Seen[] = [];
    for (const { operation, input } of shown) {
      const { seen } = await session.ask(operation, { name: `${when} of ${command.id}`, input });
      if (seen) all.push(seen);
    }
    return all;
  };
  return { shown, watch };
}

const sameRead = ({ operation, input }: Seen, others: Seen[]): Seen | undefined =>
  others.find((other) => other.operation === operation && JSON.stringify(other.input) === JSON.stringify(input));

/** The later replies that are equal to the earlier ones. */
const unchanged = (earlier: Seen[], later: Seen[]): Seen[] =>
  later.filter((seen) => {
    const first = sameRead(seen, earlier);
    return first !== undefined && differences(first.data, seen.data).length === 0;
  });

/** The first difference of each read that both have, with its operation. */
const changesOf = (before: Seen[], after: Seen[]): Difference[] =>
  before.flatMap((seen) => {
    const last = sameRead(seen, after);
    const [difference] = last ? differences(seen.data, last.data, '/data') : [];
    return difference ? [{ ...difference, where: `${seen.operation.id} ${difference.where}` }] : [];
  });

/**
 * A number that has changed twice by the same amount, and then no more: a progress goes on by itself.
 * @param later the reads a while after those of `after`
 */
export function secondEffect(earlier: Seen[], before: Seen[], after: Seen[], later = after): string | undefined {
  for (const seen of before) {
    const [first, last, end] = [earlier, after, later].map(
      (all) => new Map(measuresOf(sameRead(seen, all)?.data, '/data')),
    );
    for (const [where, now] of measuresOf(seen.data, '/data')) {
      const [was = now, becomes = now] = [first?.get(where), last?.get(where)];
      if (now !== was && becomes - now === now - was && (end?.get(where) ?? becomes) === becomes)
        return `${seen.operation.id} ${where}: ${was}, then ${now}, and ${becomes} after the repetition`;
    }
  }
  return undefined;
}

/** The numbers of a reply outside its lists, and the lengths of these. */
function* measuresOf(value: unknown, where: string): Generator<[where: string, measure: number]> {
  if (typeof value === 'number') yield [where, value];
  else if (Array.isArray(value)) yield [where, value.length];
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value)) yield* measuresOf(field, where + step(name));
}

function replyChange(first: Seen, again: Seen | undefined): string | undefined {
  if (!again) return 'a refusal';
  const [difference] = differences(first.data, again.data, '/data');
  return difference && inWords(difference);
}

const inWords = ({ where, before, after }: Difference) => `${where}: ${show(after)} instead of ${show(before)}`;

const add = (session: Session, result: RequestResult, kind: Violation['kind'], expected: string, got: string) =>
  session.addViolations(result, [{ kind, where: '/data', expected, got, times: 1 }]);
