import type { Schema } from '../../openapi/document.ts';
import type { Observed, Violation } from './findings.ts';
import { parseJson } from './learn/exchange.ts';
import { nodesOf, type Resolve } from './schema-walk.ts';

/** The least share of its random bits in which a value differs from another one; less is a count with a decoration. */
const LEAST_DIFFERENCE = 0.75;

/** The values of a run that open something to their holders, by their schema. A finding never repeats one. */
export class Secrets {
  readonly #known = new Map<Schema, Set<string>>();

  /** Finds values that have fewer random bits than `x-secret-bits`, by their length and alphabet, or resemble another one. */
  guessable(schema: Schema, observed: Observed, resolve: Resolve): Violation[] {
    const body = observed.reached ? parseJson(observed.body) : undefined;
    return nodesOf(schema, body, resolve).flatMap(({ pointer, value, schemas }) => {
      const secret = schemas.find((one) => one['x-secret-bits'] !== undefined);
      const least = secret?.['x-secret-bits'];
      if (!secret || least === undefined || typeof value !== 'string') return [];
      const known = this.#known.get(secret) ?? new Set();
      this.#known.set(secret, known);
      const others = [...known].filter((one) => one !== value);
      known.add(value);
      const got = problemOf(value, others, least);
      return got ? [{ kind: 'guessable', where: pointer, expected: `${least} random bits`, got, times: 1 }] : [];
    });
  }
}

function problemOf(value: string, others: string[], least: number): string | undefined {
  const bits = bitsOf(value, value);
  if (bits < least) return `at most ${bits} in ${value.length} characters`;
  const differing = others.map((other) => differingPart(value, other)).sort((a, b) => a.length - b.length)[0];
  if (differing === undefined || bitsOf(differing, value) >= least * LEAST_DIFFERENCE) return undefined;
  return `a value that differs from another one in ${differing.length} of ${value.length} characters`;
}

const KIND = /^[a-z]{1,12}[-_]/;
const ALPHABETS: [alphabet: RegExp, letters: number][] = [
  [/\d/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
];

/** The most random bits that a part of a value can have; a word that names its kind has none. */
function bitsOf(part: string, value: string): number {
  const body = value.replace(KIND, '');
  const size = ALPHABETS.reduce((sum, [alphabet, letters]) => sum + (alphabet.test(body) ? letters : 0), 0);
  const random = part.replace(KIND, '').replace(/[^A-Za-z0-9]/g, '');
  return Math.floor(random.length * Math.log2(Math.max(2, size)));
}

/** What is left of a value without its beginning and its end that another one has too. */
function differingPart(value: string, other: string): string {
  let start = 0;
  while (start < value.length && value[start] === other[start]) start++;
  let end = 0;
  while (end < value.length - start && value.at(-1 - end) === other.at(-1 - end)) end++;
  return value.slice(start, value.length - end);
}
