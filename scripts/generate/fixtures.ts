import type { Bundle } from '../../openapi/document.ts';
import { printRows } from './checked-schemas.ts';
import { byDomain, envelopeOf, inlined, type Operation } from './description.ts';
import { nameOfRef } from './ref.ts';

/** The data of the success examples of an operation, by name. */
type Examples = Record<string, unknown>;

/**
 * Prints the data of all success examples: a file per domain, and one with their names that loads them.
 * @param folder path of the files in the repository
 */
export function renderFixtures(
  bundle: Bundle,
  operations: Operation[],
  folder: string,
): [path: string, content: string][] {
  const examples = new Map(operations.map((operation) => [operation.id, examplesOf(bundle, operation)]));
  const domains = [...byDomain(operations)];
  const names = operations.map(({ id }) => `  '${id}': ${namesOf(examples.get(id))};`);
  const index = `// Written by npm run generate. Do not edit.

/** The names of the examples of each operation's successful replies, in the description. */
export interface FixtureNames {
${names.join('\n')}
}

/** Loads the data of the examples of a domain, by verb and name; the first example of a verb is the usual one. */
export const loadExamples: Record<string, () => Promise<{ examples: Record<string, Record<string, unknown>> }>> = {
${domains.map(([domain]) => `  ${domain}: () => import('./fixtures/${domain}.ts'),`).join('\n')}
};
`;
  const files = domains.map(([domain, own]): [string, string] => {
    const rows = own.map(({ id, verb }) => [verb, examples.get(id)] as const);
    return [
      `${folder}/fixtures/${domain}.ts`,
      `// Written by npm run generate. Do not edit.

export const examples: Record<string, Record<string, unknown>> = {
${printRows(rows)}
};
`,
    ];
  });
  return [[`${folder}/fixtures.ts`, index], ...files];
}

const namesOf = (examples: Examples = {}): string =>
  Object.keys(examples)
    .map((name) => `'${name}'`)
    .join(' | ');

/** @throws if an operation has no example of a success */
function examplesOf(bundle: Bundle, { id, path, method }: Operation): Examples {
  const { components } = bundle;
  const { success, data } = envelopeOf(bundle);
  const object = bundle.paths[path]?.[method];
  const media = object && inlined(object, components).responses['200']?.content?.['application/json'];
  const found = Object.entries(media?.examples ?? {}).flatMap(([name, example]): [string, unknown][] => {
    const { value } = example.$ref ? (components.examples?.[nameOfRef(example.$ref)] ?? {}) : example;
    const body = value as Record<string, unknown>;
    return body[success.name] === success.value ? [[name, body[data]]] : [];
  });
  if (found.length === 0) throw new Error(`${id} has no example of a success`);
  return Object.fromEntries(found);
}
