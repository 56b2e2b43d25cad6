import type { ReplySchema } from './schema.ts';

/** A difference between a value and its schema. */
export interface Difference {
  /** JSON Pointer of the value; `*` replaces a property name that is data. */
  pointer: string;
  expected: string;
  actual: string;
  /**
   * How strongly the difference excludes a variant of a union: the variant's own constant or type, or only something within
   * it.
   */
  weight: number;
}

/**
 * Compares a value with its schema. The differences contain places and types, never personal values.
 * @param showsValue whether the value of an enumeration at a place may be shown
 */
export function compare(
  schema: ReplySchema,
  value: unknown,
  schemas: Record<string, ReplySchema>,
  showsValue: (pointer: string) => boolean,
): Difference[] {
  return at(schema, value, '');

  function at(part: ReplySchema, found: unknown, pointer: string): Difference[] {
    const { $ref, allOf = [], oneOf } = part;
    return [
      ...($ref === undefined ? [] : at(schemas[$ref] ?? {}, found, pointer)),
      ...allOf.flatMap((one) => at(one, found, pointer)),
      ...(oneOf ? closest(oneOf.map((one) => at(one, found, pointer))) : []),
      ...own(part, found, pointer),
    ];
  }

  /** The differences from the schema's own keywords. */
  function own(part: ReplySchema, found: unknown, pointer: string): Difference[] {
    const differs = (expected: string, actual = typeOf(found), weight = 1) => [{ pointer, expected, actual, weight }];
    const types = [part.type ?? []].flat();
    if (types.length > 0 && !types.some((type) => isOfType(found, type)))
      return differs(types.join(' or '), undefined, 100);
    if ('const' in part && found !== part.const) return differs(JSON.stringify(part.const), undefined, 1_000);
    if (part.enum && !part.enum.includes(found)) {
      const shown = typeof found === 'string' && /^\w{1,40}$/.test(found) && showsValue(pointer);
      return differs(`one of ${part.enum.join(', ')}`, shown ? found : `another ${typeOf(found)}`);
    }
    if (typeof found === 'string') return ofText(part, found).flatMap((expected) => differs(expected));
    if (typeof found === 'number') return ofNumber(part, found).flatMap((expected) => differs(expected));
    if (Array.isArray(found)) {
      return [
        ...ofList(part, found).flatMap((expected) => differs(expected)),
        ...found.flatMap((item, index) => (part.items ? at(part.items, item, `${pointer}/${index}`) : [])),
      ];
    }
    return typeof found === 'object' && found ? ofObject(part, found as Record<string, unknown>, pointer) : [];
  }

  function ofObject(part: ReplySchema, found: Record<string, unknown>, pointer: string): Difference[] {
    const { properties = {}, required = [], additionalProperties } = part;
    const missing = required
      .filter((name) => found[name] === undefined)
      .map((name) => ({
        pointer: `${pointer}/${escapeName(name)}`,
        expected: expectedType(properties[name] ?? {}),
        actual: 'missing',
        weight: 1,
      }));
    const inner = Object.entries(found).flatMap(([name, value]) => {
      if (Object.keys(properties).includes(name))
        return at(properties[name] ?? {}, value, `${pointer}/${escapeName(name)}`);
      return additionalProperties ? at(additionalProperties, value, `${pointer}/*`) : [];
    });
    return [...missing, ...inner];
  }

  function expectedType(part: ReplySchema): string {
    const { $ref, type, oneOf, allOf } = part;
    if ('const' in part) return JSON.stringify(part.const);
    if (type !== undefined) return [type].flat().join(' or ');
    if ($ref !== undefined) return expectedType(schemas[$ref] ?? {});
    const variants = (oneOf ?? allOf?.slice(0, 1) ?? []).map(expectedType);
    return [...new Set(variants)].join(' or ') || 'a value';
  }
}

/** The differences from the variant that matches best. */
function closest(variants: Difference[][]): Difference[] {
  const weightOf = (differences: Difference[]) => differences.reduce((sum, { weight }) => sum + weight, 0);
  return variants.reduce((best, other) => (weightOf(other) < weightOf(best) ? other : best), variants[0] ?? []);
}

/** The formats of the description; `uri-reference` accepts any text. */
const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  uri: /^[a-z][a-z\d+.-]*:\S*$/i,
};

function ofText({ format = '', pattern, minLength = 0, maxLength = Infinity }: ReplySchema, text: string): string[] {
  const { length } = [...text];
  return [
    formats[format]?.test(text) === false && `a string of format ${format}`,
    pattern !== undefined && !RegExp(pattern, 'u').test(text) && `a string like ${pattern}`,
    length < minLength && `at least ${minLength} characters`,
    length > maxLength && `at most ${maxLength} characters`,
  ].filter((expected) => expected !== false);
}

function ofNumber(
  { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity }: ReplySchema,
  value: number,
): string[] {
  return [
    value < minimum && `at least ${minimum}`,
    value <= exclusiveMinimum && `above ${exclusiveMinimum}`,
    value > maximum && `at most ${maximum}`,
  ].filter((expected) => expected !== false);
}

function ofList({ minItems = 0, maxItems = Infinity }: ReplySchema, { length }: unknown[]): string[] {
  return [length < minItems && `at least ${minItems} items`, length > maxItems && `at most ${maxItems} items`].filter(
    (expected) => expected !== false,
  );
}

function isOfType(value: unknown, type: string): boolean {
  const own = typeOf(value);
  return own === type || (type === 'number' && own === 'integer');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Escapes a name for a JSON Pointer. */
const escapeName = (name: string): string => name.replace(/~/g, '~0').replace(/\//g, '~1');
