import type { Bundle, OperationObject, Schema } from './description.ts';
import { nameOfRef } from './ref.ts';

/** The keywords that a reply is checked against. Texts for people and rules between fields are left out. */
const keywords = [
  ...['$ref', 'type', 'const', 'enum', 'oneOf', 'allOf', 'items', 'properties', 'required', 'additionalProperties'],
  ...['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'minItems', 'maxItems'],
] as const;

/** The keywords of JSON Schema that cannot cause a drift here. */
const ignored =
  /^(title|description|examples|default|discriminator|uniqueItems|minProperties|summary|deprecated|x-.+)$/;

/** Prints the schemas of all successful replies in the wire format, for the drift check. */
export function renderReplies(wire: Bundle): string {
  const schemas = new Map<string, Schema>();
  const operations = Object.entries(wire.paths).flatMap(([path, { get, post }]) =>
    Object.entries({ GET: get, POST: post }).flatMap(([method, operation]) =>
      operation ? [[`${method} ${path}`, readReply(operation)] as const] : [],
    ),
  );

  function readReply(operation: OperationObject & { 'x-scope'?: string }) {
    const given = operation.responses['200'] as { $ref?: string } | undefined;
    const response = given?.$ref ? wire.components.responses?.[nameOfRef(given.$ref)] : operation.responses['200'];
    const schema = response?.content?.['application/json']?.schema;
    if (!schema) throw new Error(`${operation.operationId}: no schema of a reply with status 200`);
    const isPublic = operation['x-scope'] === 'public';
    return { id: operation.operationId, ...(isPublic && { isPublic }), schema: compact(schema) };
  }

  function compact(schema: Schema): Schema {
    if (schema.$ref && !schemas.has(nameOfRef(schema.$ref))) {
      const name = nameOfRef(schema.$ref);
      schemas.set(name, {});
      schemas.set(name, compact(wire.components.schemas?.[name] ?? {}));
    }
    const unknown = Object.keys(schema).find((key) => !keywords.includes(key as '$ref') && !ignored.test(key));
    if (unknown) throw new Error(`The check of replies does not know the keyword ${unknown}`);
    const { properties, items, oneOf, allOf, additionalProperties, ...rest } = schema;
    const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => keywords.includes(key as '$ref')));
    return {
      ...kept,
      ...(schema.$ref && { $ref: nameOfRef(schema.$ref) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, compact(part)])),
      }),
      ...(items && { items: compact(items) }),
      ...(oneOf && { oneOf: oneOf.map(compact) }),
      ...(allOf && { allOf: allOf.map(compact) }),
      ...(typeof additionalProperties === 'object' && { additionalProperties: compact(additionalProperties) }),
    };
  }

  const lines = (entries: Iterable<readonly [string, unknown]>) =>
    [...entries].map(([name, value]) => `  '${name}': ${JSON.stringify(value)},`).join('\n');
  return `// Written by npm run generate. Do not edit.
import type { ReplySchema } from '../drift/schema.ts';

/** The reply with status 200 of each operation, by method and path. */
export const replies: Record<string, { id: string; isPublic?: boolean; schema: ReplySchema }> = {
${lines(operations)}
};

/** The schemas to which replies refer, by name. */
export const schemas: Record<string, ReplySchema> = {
${lines([...schemas].sort(([a], [b]) => (a < b ? -1 : 1)))}
};
`;
}
