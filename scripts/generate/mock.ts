import type { Bundle, Method, Schema } from '../../openapi/document.ts';
import { inlined, type Operation } from './description.ts';
import { inputName, typeNames } from './names.ts';
import { nameOfRef } from './ref.ts';

/**
 * Prints the types of the mock's handlers: each operation's input, the data of its reply, and the names of its failure
 * examples; and the names of fields with times in the past. The schemas are those of the SDK, with the known values alone.
 */
export function renderMock(bundle: Bundle, operations: Operation[]): string {
  const schemas = [...new Set([...Object.keys(bundle.components.schemas ?? {}), ...typeNames(operations)])].sort();
  return `// Written by npm run generate. Do not edit.
import type * as sdk from '../../../sdk/src/generated/schema.ts';
import type { Known } from '../description/known.ts';

export interface Operations {
${operations.map((operation) => renderOperation(bundle, operation)).join('\n')}
}

${schemas.map((name) => `export type ${name} = Known<sdk.${name}>;`).join('\n')}

/** The fields whose moment has passed when a reply contains it: all moments but deadlines. */
export const passedMoments: ReadonlySet<string> = new Set(${JSON.stringify(passedMoments(bundle), null, 2).replaceAll('"', "'")});
`;
}

/**
 * Prints the memories of all domains, in a file without lists by hand: a new domain is a new file.
 * @param files the names in `mocks/api/domains`
 */
export function renderMemories(files: readonly string[]): string {
  const domains = files.filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -'.ts'.length));
  const rows = domains.sort().map((domain) => `export { memory as ${domain} } from '../domains/${domain}.ts';`);
  return `// Written by npm run generate. Do not edit.\n\n${rows.join('\n')}\n`;
}

/** The names of all times that are not a deadline. A name has the same meaning in every schema. */
function passedMoments({ components }: Bundle): string[] {
  const passed = new Set<string>();
  const deadlines = new Set<string>();
  for (const { properties = {}, allOf = [] } of Object.values(components.schemas ?? {})) {
    const own = [properties, ...allOf.map((part) => part.properties ?? {})].flatMap(Object.entries<Schema>);
    for (const [name, property] of own) {
      if (isMoment(property)) (property['x-deadline'] ? deadlines : passed).add(name);
    }
  }
  const both = [...passed].filter((name) => deadlines.has(name));
  if (both.length > 0) throw new Error(`Mark all or none with x-deadline: ${both.join(', ')}`);
  return [...passed].sort();
}

const isMoment = ({ $ref = '', oneOf = [] }: Schema): boolean =>
  nameOfRef($ref) === 'DateTime' || oneOf.some((variant) => isMoment(variant));

function renderOperation({ paths, components }: Bundle, operation: Operation): string {
  const object = paths[operation.path]?.[operation.method as Method];
  const media = object && inlined(object, components).responses['200']?.content?.['application/json'];
  const failures = Object.keys(media?.examples ?? {}).filter((name) => name.startsWith('fail'));
  return `  '${operation.id}': {
    input: ${operation.input ? inputName(operation) : '{}'};
    data: ${operation.output};
    failure: ${failures.map((name) => `'${name}'`).join(' | ') || 'never'};
  };`;
}
