import type { Operation } from '../description/description.ts';
import { Refusal, type Reply } from '../engine/refusal.ts';

export interface Preference {
  code: number;
  exampleKey?: string;
}

/**
 * Parses `Prefer: example=name`, `Prefer: code=500` or both, separated by a comma. Other preferences are ignored, as RFC
 * 7240 requires. Undefined without a supported preference.
 */
export function readPreference(header: string | undefined, operation: Operation): Preference | undefined {
  const wishes = wishesOf(header);
  return preferenceOf(operation, { code: wishes.get('code'), example: wishes.get('example') });
}

/** The name in `Prefer: example=name`. */
export const exampleNameOf = (header: string | undefined): string | undefined => wishesOf(header).get('example');

function wishesOf(header: string | undefined): Map<string, string> {
  const wishes = new Map<string, string>();
  for (const wish of (header ?? '').split(/[,;]/)) {
    const [name, value] = wish.split('=', 2);
    if (name && value !== undefined) wishes.set(name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1'));
  }
  return wishes;
}

/**
 * The reply of an operation by its status (200 by default) and the name of its example (the first one by default).
 *
 * @throws {Refusal} for an unknown reply, with a list of the operation's replies
 */
export function preferenceOf(
  operation: Operation,
  { code, example }: { code?: string | number | undefined; example?: string | undefined },
): Preference | undefined {
  if (code === undefined && example === undefined) return undefined;
  const status = Number(code ?? 200);
  const examples = operation.examples.get(status);
  if (!examples) throw new Refusal(400, `${operation.id} has no reply with code ${code}; it has ${known(operation)}`);
  if (example === undefined) return { code: status };
  if (examples.has(example)) return { code: status, exampleKey: example };
  throw new Refusal(400, `${operation.id} has no example "${example}" for ${status}; it has ${known(operation)}`);
}

/** The chosen example; the first one of its status without a name. */
export function exampleReply(operation: Operation, { code, exampleKey }: Preference): Reply {
  const examples = operation.examples.get(code);
  const body = exampleKey === undefined ? examples?.values().next().value : examples?.get(exampleKey);
  return { status: code, body, headers: operation.headers.get(code) ?? {} };
}

/** Formats the replies: `200: today, empty; 500: loginExpired`. */
function known(operation: Operation): string {
  return [...operation.examples].map(([code, examples]) => `${code}: ${[...examples.keys()].join(', ')}`).join('; ');
}
