import { type Bundle, branchesOf, type Method, type Schema } from '../../../openapi/document.ts';
import { envelopeOf } from '../description.ts';
import { isMockEnvelope } from '../envelope.ts';
import { nameOfRef } from '../ref.ts';
import { withCasing } from './casing.ts';
import type { WireTable, WireValue } from './codec.ts';
import { isForm } from './forms.ts';

type Shapes = WireTable['shapes'];
type Find = <T extends { $ref?: string }>(node: T, kind: Record<string, T> | undefined) => T;

export const follow: Find = (node, kind) => (node.$ref && kind?.[nameOfRef(node.$ref)]) || node;

/**
 * Reads the differences between the wire format and the description from `x-wire` of the components.
 * @returns undefined if the formats are equal
 */
export function readWireTable(described: Bundle): WireTable | undefined {
  const bundle = withCasing(described);
  const shapes = readShapes(bundle);
  const operations: WireTable['operations'] = {};
  for (const { id, input, data } of endsOf(bundle)) {
    const kinds = { ...known('input', kindOf(input, shapes)), ...known('data', kindOf(data, shapes)) };
    if (Object.keys(kinds).length > 0) operations[id] = kinds;
  }
  if (Object.keys(operations).length === 0) return undefined;
  return { shapes: used(shapes), operations, values: valuesOf(bundle.components.schemas ?? {}) };
}

/** Whether replies are sent in the format of the mock's code. */
export const isAsDescribed = (bundle: Bundle): boolean =>
  isMockEnvelope(envelopeOf(bundle)) && readWireTable(bundle) === undefined;

const known = (name: 'input' | 'data', kind: string | undefined) => (kind === undefined ? {} : { [name]: kind });

/** The schemas with at least one field that differs, directly or nested. */
function readShapes(bundle: Bundle): Shapes {
  const { schemas = {} } = bundle.components;
  const values = valuesOf(schemas);
  const shapes: Shapes = Object.fromEntries(Object.keys(values).map((name) => [name, {}]));
  const isNullAbsent = envelopeOf(bundle).nulls === 'absent';
  // A schema that contains a differing schema differs too, so this repeats until nothing is added.
  for (let before = -1; before !== Object.keys(shapes).length; ) {
    before = Object.keys(shapes).length;
    for (const [name, schema] of Object.entries(schemas)) {
      const fields = values[name] ? {} : fieldsOf(schema, schemas, shapes, isNullAbsent);
      if (Object.keys(fields).length > 0) shapes[name] = fields;
    }
  }
  return shapes;
}

/** The components of a single value whose wire format differs. */
function valuesOf(schemas: Record<string, Schema>): WireTable['values'] {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const value = valueForm(schema);
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * The wire format of a component of a single value; undefined for an object, and for a value that is sent as described.
 * @throws for a format that the codec does not support
 */
export function valueForm({ title = '', type, allOf, 'x-wire': wire }: Schema): WireValue | undefined {
  if (wire === undefined || type === 'object' || allOf) return undefined;
  const form = wire as WireValue;
  if (!isForm(title, form)) throw new Error(`${title} has no form ${JSON.stringify(form)} on the wire`);
  return form;
}

function fieldsOf(
  schema: Schema,
  schemas: Record<string, Schema>,
  shapes: Shapes,
  isNullAbsent: boolean,
): NonNullable<Shapes[string]> {
  const names = namesOf(schema, schemas);
  const absent = isNullAbsent ? nullsOf(schema, schemas) : [];
  const fields: NonNullable<Shapes[string]> = {};
  for (const [property, part] of Object.entries(propertiesOf(schema, schemas))) {
    const kind = kindOf(part, shapes, schemas);
    const name = names[property];
    const isAbsent = absent.includes(property);
    if (kind === undefined && name === undefined && !isAbsent) continue;
    fields[property] = {
      ...(name !== undefined && { name }),
      ...(kind !== undefined && { kind }),
      ...(isAbsent && { absent: true }),
    };
  }
  return fields;
}

const isNullable = ({ type, oneOf = [] }: Schema) =>
  [type].flat().includes('null') || oneOf.some((branch) => branch.type === 'null');

/** The required fields of an object that may be null. */
export function nullsOf(schema: Schema, schemas: Record<string, Schema>): string[] {
  const inherited = (schema.allOf ?? []).flatMap((part) => nullsOf(follow(part, schemas), schemas));
  const properties = propertiesOf(schema, schemas);
  const own = (schema.required ?? []).filter((name) => isNullable(follow(properties[name] ?? {}, schemas)));
  return [...inherited, ...own];
}

/** The wire names of an object's fields, including inherited ones. */
export function namesOf(schema: Schema, schemas: Record<string, Schema>): Record<string, string | null> {
  const parts = (schema.allOf ?? []).map((part) => namesOf(follow(part, schemas), schemas));
  const own = valueForm(schema) ? {} : (schema['x-wire'] ?? {});
  return Object.assign({}, ...parts, own);
}

function propertiesOf(schema: Schema, schemas: Record<string, Schema>): Record<string, Schema> {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])].map((part) =>
    propertiesOf(follow(part, schemas), schemas),
  );
  return Object.assign({}, ...parts, schema.properties);
}

/** The kind of a value for `convert`; undefined if it is the same in both formats. */
function kindOf(schema: Schema | undefined, shapes: Shapes, schemas: Record<string, Schema> = {}): string | undefined {
  if (!schema) return undefined;
  if (schema.$ref) {
    const name = nameOfRef(schema.$ref);
    return shapes[name] && name;
  }
  const variants = schema.oneOf?.flatMap((variant) => kindOf(variant, shapes, schemas) ?? []) ?? [];
  if (variants.length > 1) throw new Error(`One of ${variants.join(', ')} has several forms on the wire: name them`);
  const item = kindOf(schema.items, shapes, schemas);
  return variants[0] ?? (item && `${item}[]`);
}

function used(shapes: Shapes): Shapes {
  return Object.fromEntries(Object.entries(shapes).filter(([, fields]) => Object.keys(fields).length > 0));
}

/** The input and the data of each operation, without the variants of other hosts. */
function* endsOf(bundle: Bundle): Generator<{ id: string; input: Schema | undefined; data: Schema | undefined }> {
  const { components, paths } = bundle;
  for (const item of Object.values(paths)) {
    for (const method of ['get', 'post'] satisfies Method[]) {
      const object = item[method];
      if (!object || object['x-variant-of']) continue;
      const reply = follow(object.responses['200'] ?? {}, components.responses);
      const success = branchesOf(reply.content?.['application/json']?.schema ?? {})[0];
      const body = object.requestBody && follow(object.requestBody, components.requestBodies);
      yield {
        id: object.operationId,
        input: body?.content['application/json']?.schema,
        data: success?.properties?.[envelopeOf(bundle).data],
      };
    }
  }
}
