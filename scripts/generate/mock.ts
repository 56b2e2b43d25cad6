import { type Bundle, branchesOf, type Method, type Schema } from '../../openapi/document.ts';
import { envelopeOf, type Operation } from './description.ts';
import { printSchema } from './print-schema.ts';
import { nameOfRef } from './ref.ts';

/**
 * Prints the types of the mock's handlers: each operation's input, the data of its reply, and the names of its failure
 * examples; and the names of fields with times in the past. The file needs no import, because the mock depends only on the
 * description.
 */
export function renderMock(bundle: Bundle, operations: Operation[]): string {
  const rows = operations.map((operation) => renderOperation(bundle, operation));
  const names = reachable(bundle, rows.join('\n'));
  const schemas = names.map((name) => `export type ${name} = ${printSchema(schemaOf(bundle, name))};`);
  return `// Written by npm run generate. Do not edit.

export interface Operations {
${rows.join('\n')}
}

${schemas.join('\n\n')}

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

function renderOperation(bundle: Bundle, operation: Operation): string {
  const { paths, components } = bundle;
  const object = paths[operation.path]?.[operation.method as Method];
  const find = <T extends { $ref?: string }>(node: T, kind: Record<string, T> = {}): T =>
    (node.$ref && kind[nameOfRef(node.$ref)]) || node;
  const body = object?.requestBody && find(object.requestBody, components.requestBodies);
  const query = (object?.parameters ?? [])
    .map((parameter) => find(parameter, components.parameters))
    .filter((parameter) => parameter.in === 'query');
  const schema: Schema = body?.content['application/json']?.schema ?? {
    type: 'object',
    properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
  const reply = object?.responses['200'] && find(object.responses['200'], components.responses);
  const media = reply?.content?.['application/json'];
  const data = branchesOf(media?.schema ?? {})[0]?.properties?.[envelopeOf(bundle).data];
  const failures = Object.keys(media?.examples ?? {}).filter((name) => name.startsWith('fail'));
  return `  '${operation.id}': {
    input: ${printSchema(schema, '    ')};
    data: ${printSchema(data ?? {}, '    ')};
    failure: ${failures.map((name) => `'${name}'`).join(' | ') || 'never'};
  };`;
}

/** The schemas named in a text, and all schemas that they reference. */
function reachable(bundle: Bundle, text: string): string[] {
  const found = new Set<string>();
  const visit = (printed: string) => {
    for (const name of printed.match(/\b[A-Z]\w*/g) ?? []) {
      if (found.has(name) || !bundle.components.schemas?.[name]) continue;
      found.add(name);
      visit(printSchema(schemaOf(bundle, name)));
    }
  };
  visit(text);
  return [...found].sort();
}

function schemaOf({ components }: Bundle, name: string): Schema {
  const schema = components.schemas?.[name];
  if (!schema) throw new Error(`The description has no schema ${name}`);
  return schema;
}
