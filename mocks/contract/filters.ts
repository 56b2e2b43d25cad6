import type { Schema } from '../../openapi/document.ts';
import { EXAMPLES_DATE } from '../../openapi/examples-date.ts';
import { merged, show, step } from './describe-value.ts';
import type { Violation } from './findings.ts';
import { onDay } from './inputs.ts';
import type { ContractOperation, ExampleRequest, Input } from './operations.ts';
import { composing } from './schema-walk.ts';
import type { Rules } from './validate-reply.ts';

type Item = Record<string, unknown>;

/** Finds entries of a list that the `x-filters` of an input leave out. */
export function unfiltered(operation: ContractOperation, input: Input, data: unknown, rules: Rules): Violation[] {
  const { list } = rules.page;
  const isPage = !Array.isArray(data);
  const items = isPage ? (data as Item | null)?.[list] : data;
  if (!Array.isArray(items)) return [];
  const found = Object.entries(input ?? {}).flatMap(([name, asked]) => {
    const chooses = chooserOf(operation, name, asked, rules);
    return items.flatMap((item: Item, index): Violation[] => {
      const wrong = chooses?.(item);
      if (wrong === undefined) return [];
      const where = `/${rules.envelope.data}${isPage ? step(list) : ''}${step(index)}`;
      const expected = `an entry with ${name} ${show(asked)}`;
      return [{ kind: 'filter', where, expected, got: wrong, times: 1 }];
    });
  });
  return merged(found, ({ expected }) => expected);
}

/** A function that describes an entry that an input leaves out; undefined for an input that leaves none out. */
export function chooserOf(
  operation: ContractOperation,
  name: string,
  asked: unknown,
  rules: Rules,
): ((item: Item) => string | undefined) | undefined {
  const field = operation.inputs.get(name)?.schema;
  const names = field?.['x-filters'];
  if (!field || !Array.isArray(names) || asked === undefined || asked === null || asked === '') return undefined;
  const entry = propertiesOf(entryOf(operation, rules), rules);
  const properties = names.map((one) => entry.get(one));
  // A wire with other names.
  if (properties.some((property) => property === undefined)) return undefined;
  const known = properties.flatMap((property) => valuesOf(property, rules) ?? []);
  if (known.length > 0 && !known.includes(asked)) return undefined;
  const { enum: values, format } = rules.resolve(field);
  const fits =
    format === 'date' ? isOnDay(name, String(asked)) : values ? (value: unknown) => value === asked : contains(asked);
  return (item) => {
    const own = names.flatMap((one) => item[one] ?? []);
    return own.some(fits) ? undefined : names.map((one) => `${one} ${show(item[one])}`).join(', ');
  };
}

const DAY = 86_400_000;

/**
 * Whether a day or a moment is on a day, or within one of the bounds `from` and `to`. A moment may be in another zone, and another
 * wire has other forms, which nobody compares here.
 */
const isOnDay = (name: string, asked: string) => (value: unknown) => {
  const [day, time] = String(value).split('T');
  const days = (Date.parse(day ?? '') - Date.parse(asked)) / DAY;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(days)) return true;
  const tolerance = time === undefined ? 0 : 1;
  return (name === 'to' || days >= -tolerance) && (name === 'from' || days <= tolerance);
};

/** Names are found by a part of them, whatever its case and its spaces. */
const contains = (asked: unknown) => (value: unknown) => plain(value).includes(plain(asked));

const plain = (value: unknown) => String(value).replace(/\s/g, '').toLowerCase();

/** The schema of the entries of a list that a reply is, or has as a page. */
function entryOf({ replies }: ContractOperation, rules: Rules): Schema {
  const data = propertiesOf(replies.ok, rules).get(rules.envelope.data) ?? {};
  const list = propertiesOf(data, rules).get(rules.page.list) ?? data;
  return composing(list, rules.resolve).find(({ schema }) => schema.items)?.schema.items ?? {};
}

const propertiesOf = (schema: Schema, { resolve }: Rules): Map<string, Schema> =>
  new Map(composing(schema, resolve).flatMap(({ schema: part }) => Object.entries(part.properties ?? {})));

/** The values of an enumeration, or of a list of them. */
function valuesOf(schema: Schema = {}, { resolve }: Rules): unknown[] | undefined {
  const open = resolve(schema);
  return open.enum ?? (open.items && resolve(open.items).enum);
}

/** A request for each filter that no example uses: the first value, or the time up to a week ago. */
export function filterRequests(operation: ContractOperation, { resolve }: Rules, now: Date): ExampleRequest[] {
  const [example] = operation.requests;
  return [...operation.inputs].flatMap(([name, { schema }]) => {
    const isUsed = operation.requests.some(({ input }) => input?.[name] !== undefined);
    if (isUsed || !Array.isArray(schema['x-filters'])) return [];
    const { enum: values, format } = resolve(schema);
    const value = format === 'date' ? A_WEEK_AGO : values?.[0];
    return value === undefined
      ? []
      : [
          {
            name: format === 'date' ? `${name} a week ago` : `${name} ${String(value)}`,
            input: onDay({ ...example?.input, [name]: value }, now),
          },
        ];
  });
}

/** In the time of the examples. */
const A_WEEK_AGO = new Date(Date.parse(EXAMPLES_DATE) - 7 * DAY).toISOString().slice(0, 10);
