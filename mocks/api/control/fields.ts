import { Refusal } from '../refusal.ts';

const KINDS = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value: unknown) => typeof value === 'boolean',
};

type Kind = keyof typeof KINDS;
type Values = { text: string; number: number; boolean: boolean };
type Fields<Kinds extends Record<string, Kind>> = { [Name in keyof Kinds]?: Values[Kinds[Name]] };

/**
 * Reads a JSON object. Every field may be absent or null.
 *
 * @throws {Refusal} for another type, an unknown field, and a value of another kind
 */
export function readFields<Kinds extends Record<string, Kind>>(body: unknown, kinds: Kinds): Fields<Kinds> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body must be a JSON object');
  }
  const given = Object.entries(body).filter(([, value]) => value !== null);
  for (const [name, value] of given) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) throw new Refusal(400, `There is no field "${name}"; there are ${Object.keys(kinds).join(', ')}`);
    if (!KINDS[kind](value)) throw new Refusal(400, `${name} must be a ${kind}, not ${JSON.stringify(value)}`);
  }
  return Object.fromEntries(given) as Fields<Kinds>;
}
