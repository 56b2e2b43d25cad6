/** Changes recorded traffic as a backend with other conventions would have sent it. */

import type { Schema } from '../../../openapi/document.ts';
import { type Exchange, isObject } from '../learn/exchange.ts';
import { kindOfSite, type SiteKind } from '../learn/site-kind.ts';
import { type ContractOperation, deref, readOperations } from '../operations.ts';
import { bundle } from './server.ts';

export interface Difference {
  name: string;
  change: (exchange: Exchange, operation: ContractOperation) => Exchange;
  /** The text that `learn` must print for it. */
  says: RegExp;
}

const operations = new Map(
  readOperations(bundle).map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

export function changed(traffic: Exchange[], differences: Difference[]): Exchange[] {
  // Values change before names, and names before the envelope, because the changes depend on the described format.
  const ordered = [...differences].sort((a, b) => stageOf(a) - stageOf(b));
  return traffic.map((exchange) => {
    const operation = operations.get(`${exchange.method} ${exchange.path}`);
    if (!operation) return exchange;
    // A change copies the objects that it changes.
    return ordered.reduce((one, { change }) => change(one, operation), exchange);
  });
}

const STAGES = [
  /^(a base path|created|a bearer token|JSON as)/,
  /envelope|failure codes/,
  /snake_case/,
  /pages|bare lists/,
  /renamed|undescribed|absent|never comes|JSON in a text|commas/,
];
const stageOf = ({ name }: Difference) =>
  STAGES.length -
  STAGES.findIndex((stage) => stage.test(name)) -
  (STAGES.some((stage) => stage.test(name)) ? 0 : STAGES.length + 1);

interface Place {
  name: string;
  kind: SiteKind;
  schema: Schema;
  /** The named schemas around it, the nearest last. */
  within: string[];
  nullable: boolean;
  required: boolean;
}

type Change = (value: unknown, place: Place) => unknown;

/** Changes every described value of successful data, inner values first. */
export function values(change: Change): Difference['change'] {
  return (exchange, { replies }) => {
    const { body } = exchange;
    if (!isObject(body) || body.success !== true) return exchange;
    const schema = replies.ok.properties?.data ?? {};
    return { ...exchange, body: { ...body, data: walk(schema, body.data, 'data', [], true, change) } };
  };
}

/** The description of a value, once for each place. */
interface Described extends Omit<Place, 'within' | 'required'> {
  component: string | undefined;
  parts: Schema[];
}

const describedPlaces = new WeakMap<Schema, Map<string, Described>>();

function describedPlace(given: Schema, name: string): Described {
  const byName = describedPlaces.get(given) ?? new Map<string, Described>();
  describedPlaces.set(given, byName);
  const known = byName.get(name);
  if (known) return known;
  const branches = given.oneOf ?? [];
  const nullable = branches.some(({ type }) => type === 'null') || [given.type ?? []].flat().includes('null');
  const chosen = branches.length === 2 && nullable ? (branches.find(({ type }) => type !== 'null') ?? given) : given;
  const component = chosen.$ref?.split('/').pop();
  const own = deref<Schema>(bundle, chosen);
  const schema = { ...own, description: `${given.description ?? ''} ${own.description ?? ''}` };
  const place = { name, kind: kindOfSite(name, schema, component), schema, nullable, component, parts: partsOf(own) };
  byName.set(name, place);
  return place;
}

function walk(
  given: Schema,
  value: unknown,
  name: string,
  around: string[],
  required: boolean,
  change: Change,
): unknown {
  const { component, parts, kind, schema, nullable } = describedPlace(given, name);
  const within = component ? [...around, component] : around;
  const place = { name, kind, schema, within, nullable, required };
  if (Array.isArray(value))
    return change(
      value.map((item) => walk(schema.items ?? NOTHING, item, name, within, true, change)),
      place,
    );
  if (!isObject(value)) return change(value, place);
  const fields = Object.entries(value).map(([key, field]) => {
    const part = parts.find(({ properties }) => properties?.[key]);
    const inner = part?.properties?.[key] ?? NOTHING;
    const isRequired = parts.some((one) => one.required?.includes(key));
    return [
      key,
      walk(inner, field, key, [...within, ...(part?.title ? [part.title] : [])], isRequired, change),
    ] as const;
  });
  return change(Object.fromEntries(fields.filter(([, field]) => field !== DROPPED)), place);
}

const NOTHING: Schema = {};
export const DROPPED = Symbol('dropped');

function partsOf(schema: Schema): Schema[] {
  const branches = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])].map((part) => deref<Schema>(bundle, part));
  return [schema, ...branches.flatMap(partsOf)];
}

/** Changes the values of a kind; an empty text, which stands for null, has no other form. */
export const ofKind = (kind: SiteKind, change: (value: never, place: Place) => unknown) =>
  values((value, place) =>
    value !== null && value !== '' && place.kind === kind ? change(value as never, place) : value,
  );

export const objects = (change: (value: Record<string, unknown>, place: Place) => unknown) =>
  values((value, place) => (isObject(value) ? change(value, place) : value));

export const body =
  (change: (body: Record<string, unknown>, exchange: Exchange) => unknown): Difference['change'] =>
  (exchange) =>
    isObject(exchange.body) && 'success' in exchange.body
      ? { ...exchange, body: change(exchange.body, exchange) }
      : exchange;
