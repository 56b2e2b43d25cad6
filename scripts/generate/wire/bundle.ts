import type { Bundle, Example, Media, Method, Parameter, Schema } from '../../../openapi/document.ts';
import { envelopeOf } from '../description.ts';
import { nameOfRef } from '../ref.ts';
import { withCasing } from './casing.ts';
import { convert, type WireTable } from './codec.ts';
import { onWireSchema } from './forms.ts';
import { follow, namesOf, nullsOf, readWireTable, valueForm } from './table.ts';

/** Converts the description to the wire format, both schemas and examples. */
export function onWire(described: Bundle, table: WireTable | undefined = readWireTable(described)): Bundle {
  if (!table) return described;
  const bundle = withCasing(described);
  const copy = structuredClone(bundle);
  const { components } = copy;
  const schemas = bundle.components.schemas ?? {};
  const isNullAbsent = envelopeOf(bundle).nulls === 'absent';
  components.schemas = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, schemaOnWire(schema, schemas, table, isNullAbsent)]),
  );
  const done = new Set<unknown>();
  const encodeAll = (media: Media | undefined, encode: (value: unknown) => unknown) => {
    for (const example of Object.values(media?.examples ?? {})) {
      const found: Example = follow(example, components.examples);
      if (!done.has(found)) found.value = encode(found.value);
      done.add(found);
    }
  };
  const { data, success } = envelopeOf(bundle);
  for (const parameter of queryParameters(copy)) parameter.schema = asDescribed(parameter.schema, schemas, table);
  for (const item of Object.values(copy.paths)) {
    for (const method of ['get', 'post'] satisfies Method[]) {
      const object = item[method];
      const kinds = object && table.operations[object['x-variant-of'] ?? object.operationId];
      if (!object || !kinds) continue;
      const body = object.requestBody && follow(object.requestBody, components.requestBodies);
      encodeAll(body?.content['application/json'], (value) => convert(value, kinds.input, 'encode', table));
      const reply = follow(object.responses['200'] ?? {}, components.responses);
      encodeAll(reply.content?.['application/json'], (value) => {
        const envelope = value as Record<string, unknown>;
        if (envelope[success.name] !== success.value) return value;
        return { ...envelope, [data]: convert(envelope[data], kinds.data, 'encode', table) };
      });
    }
  }
  const page = namesOf(schemas.Page ?? {}, schemas);
  return Object.keys(page).length > 0 ? { ...copy, 'x-page': page } : copy;
}

/** Query parameters keep the description's format. */
function queryParameters({ paths, components }: Bundle): Parameter[] {
  const own = Object.values(paths).flatMap(({ parameters = [], get, post }) => [
    ...parameters,
    ...(get?.parameters ?? []),
    ...(post?.parameters ?? []),
  ]);
  return [...own, ...Object.values(components.parameters ?? {})].filter(
    ({ in: place, schema }) => place === 'query' && schema,
  );
}

function asDescribed(schema: Schema, schemas: Record<string, Schema>, table: WireTable): Schema {
  const { $ref, ...beside } = schema;
  const name = $ref && nameOfRef($ref);
  if (name && table.values[name]) {
    const { 'x-wire': _, 'x-origin': __, title: ___, ...rest } = schemas[name] as Schema & { 'x-origin'?: string };
    return { ...rest, ...beside };
  }
  return schema.items ? { ...schema, items: asDescribed(schema.items, schemas, table) } : schema;
}

function schemaOnWire(
  schema: Schema,
  schemas: Record<string, Schema>,
  table: WireTable,
  isNullAbsent: boolean,
): Schema {
  const { 'x-wire': _, ...rest } = schema;
  const form = valueForm(schema);
  if (form) return onWireSchema(rest, form, (value) => convert(value, schema.title, 'encode', table));
  const absent = isNullAbsent ? nullsOf(schema, schemas) : [];
  const names = namesOf(schema, schemas);
  const renamed = (name: string) => (names[name] === undefined ? [name] : (names[name] ?? []));
  const properties = Object.entries(rest.properties ?? {}).flatMap(([name, property]) =>
    [renamed(name)].flat().map((sent) => [sent, propertyOnWire(property, schemas, table)] as const),
  );
  const required = rest.required?.filter((name) => !absent.includes(name)).flatMap(renamed);
  return {
    ...rest,
    ...(rest.properties && { properties: nested(properties) }),
    ...(required && { required: [...new Set(required.map((name) => name.split('.')[0] ?? ''))] }),
    ...(rest['x-identity'] && {
      'x-identity': rest['x-identity'].map((rule) =>
        inUnit(rule, table).replace(/\b[A-Za-z]\w*/g, (name) => names[name] ?? name),
      ),
    }),
  };
}

/** Amounts are rounded to cents. */
const inUnit = (rule: string, { values }: WireTable) =>
  values.Cents?.form === 'yuan' ? rule.replace(/floor\((.*)\)/g, 'floor(100 * ($1)) / 100') : rule;

/** Properties with a dot in their name are in an object of their own. */
function nested(properties: (readonly [string, Schema])[]): Record<string, Schema> {
  const all: Record<string, Schema> = {};
  for (const [name, schema] of properties) {
    const [outer = '', inner] = name.split('.');
    if (inner === undefined) all[outer] = schema;
    else {
      const before = all[outer];
      const names = [...(before?.required ?? []), inner];
      all[outer] = {
        type: 'object',
        description: 'Parts that travel together.',
        required: names,
        properties: { ...before?.properties, [inner]: schema },
      };
    }
  }
  return all;
}

/** Converts the examples of a value, and renames the property by which a list is sorted. */
function propertyOnWire(schema: Schema, schemas: Record<string, Schema>, table: WireTable): Schema {
  const name = schema.$ref && nameOfRef(schema.$ref);
  if (name && table.values[name] && schema.examples)
    return { ...schema, examples: schema.examples.map((value) => convert(value, name, 'encode', table)) };
  return sorted(schema, schemas);
}

function sorted(schema: Schema, schemas: Record<string, Schema>): Schema {
  const key = schema['x-sorted-by'];
  if (!key || !schema.items?.$ref) return schema;
  const name = key.replace(/^-/, '');
  const sent = namesOf(schemas[nameOfRef(schema.items.$ref)] ?? {}, schemas)[name];
  return sent ? { ...schema, 'x-sorted-by': key.replace(name, sent) } : schema;
}
