import type { Envelope as Described, Schema } from '../../../openapi/document.ts';
import type { ContractOperation } from '../operations.ts';
import { composing, type Resolve } from '../schema-walk.ts';
import { type Cause, confidenceOf, safeName } from './cause.ts';
import { type Exchange, isObject } from './exchange.ts';
import { plain } from './name-likeness.ts';

/** The position of the data in a reply. */
export interface Envelope {
  /** The steps to the data; empty if the body is the data. */
  data: string[];
  /** The field that distinguishes success from failure, and its values for success; without a flag, the status does. */
  flag: { name: string; ok: unknown[] } | undefined;
  message: string | undefined;
  code: string | undefined;
}

export interface Reply {
  success: boolean;
  code: unknown;
  message: unknown;
  data: unknown;
}

/** The envelope of the description, for reading replies. */
export const describedAs = ({ success, data, message, code }: Described): Envelope => ({
  data: [data],
  flag: { name: success.name, ok: [success.value] },
  message,
  code,
});

export interface Called {
  operation: ContractOperation;
  exchange: Exchange;
}

export function readReply({ data, flag, message, code }: Envelope, { body, status }: Exchange): Reply {
  const top = isObject(body) ? body : {};
  const isOk = status >= 200 && status < 300;
  return {
    success: isOk && (flag === undefined || flag.ok.includes(top[flag.name])),
    code: code === undefined ? undefined : top[code],
    message: message === undefined ? undefined : top[message],
    data: at(body, data),
  };
}

const at = (body: unknown, steps: string[]): unknown =>
  steps.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), body);

/** Finds the envelope in which the data of most operations matches its description. */
export function findEnvelope(
  calls: Called[],
  resolve: Resolve,
  described: Envelope,
): { envelope: Envelope; cause: Cause | undefined; evidence: number } {
  const good = calls.filter(
    ({ exchange: { status, body } }) => status >= 200 && status < 300 && typeof body === 'object' && body !== null,
  );
  const { steps: data, evidence } = dataSteps(good, resolve, described);
  const parent = data.slice(0, -1);
  const tops = good
    .map(({ exchange }) => ({ exchange, top: at(exchange.body, parent) }))
    .filter(({ top }) => isObject(top));
  const last = data.at(-1);
  const bodies = tops.map(({ exchange, top }) => ({ exchange, top: top as Record<string, unknown> }));
  const withData = last === undefined ? [] : bodies.filter(({ top }) => top[last] !== undefined && top[last] !== null);
  const roots = withData.map(({ exchange }) => exchange.body as Record<string, unknown>);
  // If all replies are failures, the position of the data is unknown.
  if (evidence === 0) return { envelope: described, cause: undefined, evidence };
  const flag = last === undefined ? undefined : flagOf(roots);
  const allRoots = calls.map(({ exchange }) => exchange.body).filter(isObject);
  const failed = allRoots.filter((body) => flag === undefined || !flag.ok.includes(body[flag.name]));
  const message = nameBy(
    failed.length > 0 ? failed : roots,
    /^(msg|message|errmsg|error_?message|info|desc|description|detail|reason|error)$/i,
    'string',
  );
  const code = nameBy(
    failed,
    /^(code|err(or)?_?(code|no)|biz_?code|sub_?code|status|errno|ret)$/i,
    undefined,
    flag?.name,
  );
  const envelope = {
    data,
    flag,
    message: message ?? undefined,
    code: code ?? (flag && typeof flag.ok[0] !== 'boolean' ? flag.name : undefined),
  };
  const cause = causeOf(envelope, described, good, failed.length);
  return { envelope: cause ? envelope : described, cause, evidence };
}

/** The steps to the data, and the number of operations whose data is there. */
function dataSteps(calls: Called[], resolve: Resolve, described: Envelope): { steps: string[]; evidence: number } {
  const scores = new Map<string, { steps: string[]; byOperation: Map<string, number> }>();
  for (const { operation, exchange } of calls) {
    const wanted = namesOfData(operation, described.data[0] ?? 'data', resolve);
    if (wanted.size === 0) continue;
    for (const { steps, value } of candidates(exchange.body)) {
      const score = likeness(value, wanted);
      if (score === 0) continue;
      const key = JSON.stringify(steps);
      const entry = scores.get(key) ?? { steps, byOperation: new Map<string, number>() };
      entry.byOperation.set(operation.id, Math.max(score, entry.byOperation.get(operation.id) ?? 0));
      scores.set(key, entry);
    }
  }
  const total = ({ byOperation }: { byOperation: Map<string, number> }) =>
    [...byOperation.values()].reduce((sum, one) => sum + one, 0);
  const best = [...scores.values()].sort((a, b) => total(b) - total(a) || a.steps.length - b.steps.length)[0];
  return { steps: best?.steps ?? described.data, evidence: best?.byOperation.size ?? 0 };
}

function* candidates(body: unknown): Generator<{ steps: string[]; value: unknown }> {
  yield { steps: [], value: body };
  if (!isObject(body)) return;
  for (const [name, value] of Object.entries(body)) {
    yield { steps: [name], value };
    if (!isObject(value)) continue;
    for (const [inner, deep] of Object.entries(value))
      if (typeof deep === 'object') yield { steps: [name, inner], value: deep };
  }
}

/** The property names of the data, and of the items of its lists. */
function namesOfData({ replies }: ContractOperation, name: string, resolve: Resolve): Set<string> {
  const data = resolve(replies.ok).properties?.[name];
  const names = new Set<string>();
  const add = (schema: Schema, depth: number) => {
    for (const { schema: part } of composing(schema, resolve)) {
      for (const [name, field] of Object.entries(part.properties ?? {})) {
        names.add(plain(name));
        if (depth > 0 && resolve(field).items) add(field, 0);
      }
      if (part.items) add(part.items, 0);
    }
  };
  if (data) add(data, 1);
  return names;
}

function likeness(value: unknown, wanted: Set<string>): number {
  const sample = Array.isArray(value) ? value[0] : value;
  if (!isObject(sample)) return 0;
  const names = Object.keys(sample);
  return names.length === 0
    ? 0
    : names.filter((name) => wanted.has(plain(name))).length / Math.max(names.length, Math.min(wanted.size, 4));
}

/** The field with the same value in nearly all replies with data: `success`, or a code. */
function flagOf(roots: Record<string, unknown>[]): Envelope['flag'] {
  const names = new Set(roots.flatMap((root) => Object.keys(root)));
  const likely = [...names].filter((name) =>
    /^(success|succeeded|ok|is_?success|code|status|state|ret|result_?code|err(or)?_?(code|no)|flag)$/i.test(name),
  );
  const found = likely.flatMap((name) => {
    const values = roots.map((root) => root[name]).filter((value) => value !== undefined && typeof value !== 'object');
    const counts = new Map<unknown, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const [value, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
    return times > roots.length * 0.8 ? [{ name, ok: [value], isBoolean: typeof value === 'boolean' }] : [];
  });
  const [best] = found.sort((a, b) => Number(b.isBoolean) - Number(a.isBoolean));
  return best && { name: best.name, ok: best.ok };
}

function nameBy(bodies: Record<string, unknown>[], like: RegExp, type?: string, other?: string): string | undefined {
  const counts = new Map<string, number>();
  for (const body of bodies) {
    for (const [name, value] of Object.entries(body)) {
      if (!like.test(name) || name === other || typeof value === 'object' || (type && typeof value !== type)) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function causeOf(envelope: Envelope, described: Envelope, good: Called[], failures: number): Cause | undefined {
  const { data, flag, message, code } = envelope;
  const parts = [
    data.join('.') !== described.data.join('.') &&
      (data.length === 0 ? 'the body is the data itself' : `data is at ${safeName(data.join('.'))}`),
    JSON.stringify(flag) !== JSON.stringify(described.flag) &&
      (flag
        ? `success is ${safeName(flag.name)} = ${JSON.stringify(flag.ok[0])}`
        : 'only the status tells success from failure'),
    failures > 0 && message !== undefined && message !== described.message && `the message is ${safeName(message)}`,
    failures > 0 && code !== undefined && code !== described.code && `the code of a failure is ${safeName(code)}`,
  ].filter((part) => part !== false);
  if (parts.length === 0 || good.length === 0) return undefined;
  const operations = [...new Set(good.map(({ operation }) => operation.id))];
  return {
    kind: 'envelope',
    says: `Replies have another envelope: ${parts.join('; ')}`,
    confidence: confidenceOf(good.length, good.length),
    seen: good.length,
    operations,
    pointers: good.slice(0, 3).map(({ operation }) => `${operation.id} /`),
    places: [],
    // The description's template supports only one level.
    edits:
      data.length === 1 && flag
        ? [{ do: 'envelope', data: data[0] ?? '', success: { name: flag.name, value: flag.ok[0] }, message, code }]
        : [],
  };
}
