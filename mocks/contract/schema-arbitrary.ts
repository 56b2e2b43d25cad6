import fc from 'fast-check';
import type { Schema } from '../../openapi/document.ts';

type Resolve = (schema: Schema) => Schema;

/**
 * Random values of a schema, including its limits, with and without optional properties. A rare value may violate a keyword
 * about several properties, so filter with a validator.
 *
 * @param resolve resolves a reference
 * @throws {Error} for an unknown type or format
 */
export function arbitraryOf(schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  const whole = resolve(schema);
  if (whole.const !== undefined) return fc.constant(whole.const);
  if (whole.enum) return fc.constantFrom(...whole.enum);
  const variants = whole.oneOf ?? whole.anyOf;
  if (variants) return fc.oneof(...variants.map((variant) => arbitraryOf(variant, resolve)));
  if (whole.allOf) return objects(composed(whole, resolve), resolve);
  return fc.oneof(...[whole.type ?? []].flat().map((type) => ofType(type, whole, resolve)));
}

function ofType(type: string, schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return integers(schema);
  if (type === 'number') return fc.oneof(integers(schema), numbers(schema));
  if (type === 'string') return texts(schema);
  if (type === 'array') return lists(schema, resolve);
  if (type === 'object') return objects(schema, resolve);
  throw new Error(`There is no rule for values of type ${type}`);
}

const LARGEST = 2 ** 31 - 1;

const endsOf = ({ minimum, exclusiveMinimum, maximum = LARGEST }: Schema) => ({
  min: minimum ?? exclusiveMinimum ?? -LARGEST,
  max: maximum,
});

function integers(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = endsOf(schema);
  return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
}

const numbers = (schema: Schema): fc.Arbitrary<number> =>
  fc.double({ ...endsOf(schema), noNaN: true, minExcluded: schema.exclusiveMinimum !== undefined });

const LONGEST = 60;

function texts({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (format === 'date') return moments.map((moment) => moment.toISOString().slice(0, 10));
  if (format === 'date-time') return moments.map((moment) => moment.toISOString());
  if (format === 'uri') return fc.webUrl();
  if (format === 'uri-reference') return fc.webPath().map((path) => `/pictures${path}`);
  if (format) throw new Error(`There is no rule for the format ${format}`);
  const [min, max] = [minLength, Math.max(minLength, Math.min(maxLength, LONGEST))];
  return fc.string({ minLength: min, maxLength: max, unit: 'grapheme' }).filter((text) => text.length <= maxLength);
}

/** The calendar with four-digit years. */
const moments = fc.date({
  min: new Date('0000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const MOST_ITEMS = 5;

function lists({ items = {}, minItems = 0, maxItems = MOST_ITEMS, uniqueItems }: Schema, resolve: Resolve) {
  const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) };
  const values = arbitraryOf(items, resolve);
  return uniqueItems ? fc.uniqueArray(values, { ...bounds, selector: JSON.stringify }) : fc.array(values, bounds);
}

function objects({ properties = {}, required = [] }: Schema, resolve: Resolve): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, resolve)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

/** Merges the properties of all parts of an `allOf`. */
function composed(schema: Schema, resolve: Resolve): Schema {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => composed(resolve(part), resolve))];
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: [...new Set(parts.flatMap((part) => part.required ?? []))],
  };
}
