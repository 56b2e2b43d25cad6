import { Refusal } from './refusal.ts';

const KINDS = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value: unknown) => typeof value === 'boolean',
  list: (value: unknown) => Array.isArray(value),
  object: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  json: (value: unknown) => typeof value !== 'function',
};

const NAMES = {
  text: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  list: 'a list',
  object: 'a JSON object',
  json: 'JSON',
};

type Kind = keyof typeof KINDS;
type Values = { text: string; number: number; boolean: boolean; list: unknown[]; object: object; json: unknown };
type Fields<Kinds extends Record<string, Kind>> = { [Name in keyof Kinds]?: Values[Kinds[Name]] };

/**
 * Parses a JSON object. Every field may be absent or null; only in a field of kind `json`, null is a value.
 *
 * @throws {Refusal} for another type, an unknown field, or a value of another kind
 */
export function readFields<Kinds extends Record<string, Kind>>(
  body: unknown,
  kinds: Kinds,
  subject = 'The body',
): Fields<Kinds> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, `${subject} must be a JSON object`);
  }
  const kindOf = (name: string) => (Object.hasOwn(kinds, name) ? kinds[name] : undefined);
  const given = Object.entries(body).filter(
    ([name, value]) => value !== undefined && (value !== null || kindOf(name) === 'json'),
  );
  for (const [name, value] of given) {
    const kind = kindOf(name);
    if (!kind) throw new Refusal(400, `There is no field "${name}"; there are ${Object.keys(kinds).join(', ')}`);
    if (KINDS[kind](value)) continue;
    const shown = typeof value === 'function' ? 'a function' : JSON.stringify(value);
    throw new Refusal(400, `${name} must be ${NAMES[kind]}, not ${shown}`);
  }
  return Object.fromEntries(given) as Fields<Kinds>;
}
