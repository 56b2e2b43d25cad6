import { examplesOf, retriesOf } from './check-reads.ts';
import { checkOrder, checkRepeat, withNewKey } from './check-repeats.ts';
import { show, step } from './describe-value.ts';
import type { Violation } from './findings.ts';
import { holdsId } from './inputs.ts';
import type { ContractOperation, ExampleRequest } from './operations.ts';
import { composing, nodesOf, type SchemaNode } from './schema-walk.ts';
import type { Seen, Session } from './session.ts';

/** Commands that end a process follow those that start it. */
const ENDS = /delete|cancel|finish/i;
/** Commands after which every call fails. */
const CLOSES = /close/i;

/**
 * Sends every command, and after each success repeats the reads that it invalidates. Refused commands are sent once more,
 * because another command may have created their precondition.
 */
export async function checkCommands(
  session: Session,
  commands: ContractOperation[],
  reads: ContractOperation[],
  now: Date,
): Promise<void> {
  const ordered = [...commands].sort((a, b) => Number(ENDS.test(a.id)) - Number(ENDS.test(b.id)));
  const closing = ordered.filter(({ id }) => CLOSES.test(id));
  for (const group of [ordered.filter((command) => !closing.includes(command)), closing]) {
    for (const command of group) {
      for (const request of examplesOf(session, command, now)) await send(session, command, request, reads, now);
    }
    await retry(session, group, reads, now);
  }
}

/** Repeats the refused commands as long as one of them succeeds. */
async function retry(session: Session, group: ContractOperation[], reads: ContractOperation[], now: Date) {
  const unseen = group.filter((command) => !session.hasSeen(command) && !session.isUnreachable(command));
  for (const command of unseen) {
    const again = examplesOf(session, command, now).map(({ name, input }) => ({ name: `${name}, again`, input }));
    for (const request of [...again, ...retriesOf(session, command, now)]) {
      if (!session.hasSeen(command)) await send(session, command, request, reads, now);
    }
  }
  const succeeded = unseen.filter((command) => session.hasSeen(command));
  if (succeeded.length > 0) await retry(session, unseen, reads, now);
}

async function send(
  session: Session,
  command: ContractOperation,
  request: ExampleRequest,
  reads: ContractOperation[],
  now: Date,
): Promise<void> {
  if (session.isUnreachable(command)) return;
  const isFirst = !session.hasSeen(command);
  const earlier = session.allSeen();
  const { seen } = await session.ask(command, { ...request, input: withNewKey(command, request.input) });
  if (!seen || CLOSES.test(command.id)) return;
  await walk(session, seen, reads, isFirst);
  if (isFirst) {
    await checkRepeat(session, seen, reads, earlier);
    await checkOrder(session, seen, reads);
  }
  const left = reads.filter((read) => isStale(command, read) && !session.hasSeen(read));
  for (const read of left) {
    for (const { input } of [...examplesOf(session, read, now), ...retriesOf(session, read, now)]) {
      if (session.hasSeen(read) || session.isUnreachable(read)) break;
      await session.ask(read, { name: `after ${command.id}`, input });
    }
  }
}

const isStale = ({ invalidates }: ContractOperation, { id, domain }: ContractOperation) =>
  invalidates.includes(domain) || invalidates.includes(id);

/** Repeats the reads that a command invalidates, and those that may show its input. */
async function walk(session: Session, sent: Seen, reads: ContractOperation[], whole: boolean): Promise<void> {
  const { operation: command } = sent;
  const written = writtenValues(session, sent);
  const thing = thingsOf(session, sent).find(({ pointer }) => pointer === '/data');
  const done = new Set<ContractOperation>();
  for (const before of session.allSeen().filter(({ operation }) => reads.includes(operation))) {
    const { operation, input } = before;
    const stale = isStale(command, operation);
    const holds = stale && thing && thingsOf(session, before).some(({ key }) => key === thing.key);
    const isFirst = stale && !done.has(operation);
    const isOther = !stale && showsAny(session, before, written);
    if (!holds && !isOther && !(whole && isFirst)) continue;
    done.add(operation);
    const { seen: after } = await session.ask(operation, { name: `after ${command.id}`, input });
    if (!after) continue;
    if (!stale) session.addViolations(sent.result, unannounced(session, sent, before, after, written));
    else if (thing) session.addViolations(after.result, lostWrites(session, sent, thing, before, after));
  }
}

/** By name of the field: a value sent by a command, and the named schemas that describe it. */
type Written = Map<string, { value: unknown; names: string[] }>;

/** The input of a command without ids, choices, dates and times, so that a reply cannot contain the values by chance. */
function writtenValues(session: Session, { operation, input }: Seen): Written {
  const entries = Object.entries(input ?? {}).flatMap(
    ([name, value]): [string, { value: unknown; names: string[] }][] => {
      const field = operation.inputs.get(name);
      if (!field) return [];
      const { resolve } = session.rules;
      const schema = resolve(field.schema);
      const isFree = schema.enum === undefined && schema.format === undefined;
      const isTime = typeof value === 'string' && /^\d\d:\d\d$/.test(value);
      const isScalar = typeof value === 'number' || (typeof value === 'string' && value.length > 1);
      if (!isScalar || !isFree || isTime || holdsId(name)) return [];
      return [[name, { value, names: composing(field.schema, resolve).flatMap(({ name }) => name ?? []) }]];
    },
  );
  return new Map(entries);
}

/**
 * The sent value that a field of a reply may show. The schemas must match too, because for example both money and food have
 * an `amount`.
 */
function writtenIn(written: Written, { pointer, names }: SchemaNode) {
  const sent = written.get(leaf(pointer));
  const isSameKind = sent?.names.length ? sent.names.some((name) => names.includes(name)) : names.length === 0;
  return isSameKind ? sent : undefined;
}

const leaf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

const nodes = (session: Session, { operation, data }: Seen): SchemaNode[] =>
  nodesOf(operation.replies.ok, { success: true, data }, session.rules.resolve);

const showsAny = (session: Session, seen: Seen, written: Written) =>
  written.size > 0 && nodes(session, seen).some((node) => writtenIn(written, node));

/** Finds a read outside `x-invalidates` that shows the command's input, and showed another value before. */
function unannounced(
  session: Session,
  { operation: command }: Seen,
  before: Seen,
  after: Seen,
  written: Written,
): Violation[] {
  const values = new Map(nodes(session, before).map(({ pointer, value }) => [pointer, value]));
  const changed = nodes(session, after).find((node) => {
    const { pointer, value } = node;
    return writtenIn(written, node)?.value === value && values.has(pointer) && values.get(pointer) !== value;
  });
  if (!changed) return [];
  const { id, domain } = after.operation;
  return [
    {
      kind: 'invalidates',
      where: changed.pointer,
      expected: `${domain} in x-invalidates, as ${id} now shows ${show(changed.value)}`,
      got: command.invalidates.join(', '),
      times: 1,
    },
  ];
}

/** Finds values of the command's reply for which a later read still shows the earlier ones. */
function lostWrites(session: Session, sent: Seen, promised: Thing, before: Seen, after: Seen): Violation[] {
  const then = thingsOf(session, before).find(({ key }) => key === promised.key);
  const now = thingsOf(session, after).find(({ key }) => key === promised.key);
  if (!then || !now) return [];
  const changed = [...promised.fields].filter(
    ([name, value]) => then.fields.has(name) && then.fields.get(name) !== value,
  );
  const [first] = changed;
  if (!first || changed.some(([name]) => now.fields.get(name) !== then.fields.get(name))) return [];
  const [name, value] = first;
  const expected = `${show(value)}, as ${sent.operation.id} answered`;
  return [{ kind: 'lost-write', where: now.pointer + step(name), expected, got: show(now.fields.get(name)), times: 1 }];
}

interface Thing {
  /** The schema with the object's ids and its day: equal keys mean the same object in two replies. */
  key: string;
  pointer: string;
  fields: Map<string, unknown>;
}

/** The objects of a reply that have a named schema and an id. */
function thingsOf(session: Session, seen: Seen): Thing[] {
  return nodes(session, seen).flatMap(({ pointer, value, names }) => {
    const [name] = names;
    if (name === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const scalars = Object.entries(value).filter(([, field]) => typeof field !== 'object' || field === null);
    const ids = scalars.filter(([field, id]) => (holdsId(field) || field === 'date') && typeof id === 'string');
    if (ids.length === 0) return [];
    return [
      {
        key: JSON.stringify([name, ...ids.sort(([one], [other]) => (one < other ? -1 : 1))]),
        pointer,
        fields: new Map(scalars),
      },
    ];
  });
}
