import type { Schema } from '../../../openapi/document.ts';
import { readIdentity } from '../../../openapi/identities.mjs';
import { step } from '../describe-value.ts';
import { type Document, deref, envelopeOf } from '../operations.ts';
import type { Resolve } from '../schema-walk.ts';
import type { Copies } from './copies.ts';
import { isObject } from './exchange.ts';
import { type Part, Parts } from './parts.ts';
import type { RuleTally, Site, View } from './site.ts';
import { kindOfSite } from './site-kind.ts';
import { count, itemsOf, objectOf, sortable } from './structure.ts';

const MOST_VALUES = 600;
const MOST_RECORDS = 300;
const MOST_POINTERS = 3;

/** The name on the wire of a described property, in an object schema at a pointer. */
export type NameOf = (view: string, property: string) => string;

/** The path to a value; its text is created only if needed. */
interface Way {
  up: Way | undefined;
  step: string | number;
}

const textOf = ({ up, step: last }: Way): string => `${up ? textOf(up) : ''}${step(last)}`;

interface Property {
  name: string;
  wire: string;
  field: Schema;
  site: Site;
}

/** An object schema with all parts of its composition. */
interface Layout {
  view: View;
  properties: Property[];
  names: Set<string>;
  rest: Part | undefined;
  isClosed: boolean;
}

/** All values of the traffic at their places in the description. */
export class Observations {
  readonly sites = new Map<string, Site>();
  readonly views = new Map<string, View>();
  /** Values by described property name, over all operations. */
  readonly valuesByName = new Map<string, Set<unknown>>();
  readonly #layouts = new Map<string, Layout>();
  readonly #resolve: Resolve;
  readonly #nameOf: NameOf;
  readonly #parts: Parts;
  readonly #omitsNulls: boolean;

  constructor(bundle: Document, copies: Copies, nameOf: NameOf) {
    this.#resolve = (schema) => deref(bundle, schema);
    this.#parts = new Parts(this.#resolve, copies);
    this.#omitsNulls = envelopeOf(bundle).nulls === 'absent';
    this.#nameOf = nameOf;
  }

  /**
   * @param schema of the data
   * @param at its pointer
   */
  add(operation: string, schema: Schema, at: string, value: unknown): void {
    if (value === undefined) return;
    const site = this.#site(schema, at, 'data', true);
    this.#value(site, schema, value, operation, { up: undefined, step: 'data' });
  }

  #value(site: Site, schema: Schema, value: unknown, operation: string, way: Way): void {
    site.operations.add(operation);
    site.count += 1;
    if (site.pointers.length < MOST_POINTERS) site.pointers.push(`${operation} ${textOf(way)}`);
    if (value === null) {
      site.nulls += 1;
      return;
    }
    const target = this.#parts.of({ schema, at: site.at });
    if (site.kind === 'list') this.#list(site, target, value, operation, way);
    else if (site.kind === 'object') this.#object(site, target, value, operation, way);
    else {
      if (site.values.length < MOST_VALUES) {
        site.values.push(value);
        site.from.push(operation);
      }
      const values = this.valuesByName.get(site.name) ?? new Set();
      this.valuesByName.set(site.name, values.add(value));
    }
  }

  #list(site: Site, target: Part, value: unknown, operation: string, way: Way): void {
    const { items, structure } = itemsOf(value);
    addStructure(site, structure, operation);
    if (!items || !target.schema.items) return;
    const at = `${target.at}/items`;
    const item = this.#site(target.schema.items, at, site.name, true);
    for (const [index, one] of items.entries())
      this.#value(item, target.schema.items, one, operation, { up: way, step: index });
    const rule = target.schema['x-sorted-by'];
    if (rule) this.#order(site, rule, item, items);
  }

  #order({ sorted }: Site, rule: string, item: Site, items: unknown[]): void {
    const name = this.#nameOf(item.component ?? item.at, rule.replace(/^-/, ''));
    const keys = items
      .map((one) => (isObject(one) ? one[name] : undefined))
      .map(sortable)
      .filter((key) => key !== undefined);
    const direction = rule.startsWith('-') ? -1 : 1;
    for (const [index, key] of keys.slice(1).entries()) {
      const before = keys[index] as string | number;
      if (key === before) continue;
      if ((key > before ? 1 : -1) === direction) sorted.inOrder += 1;
      else sorted.reversed += 1;
    }
  }

  #object(site: Site, target: Part, given: unknown, operation: string, way: Way): void {
    const { value, structure } = objectOf(given);
    addStructure(site, structure, operation);
    if (!value) return;
    const { view, properties, names, rest, isClosed } = this.#layout(this.#parts.variant(target, value));
    view.count += 1;
    view.operations.add(operation);
    const record: Record<string, unknown> = {};
    for (const { name, wire, field, site: inner } of properties) {
      // A page already has the described names.
      const own = Object.hasOwn(value, wire) ? wire : name;
      const found = Object.hasOwn(value, own) ? value[own] : undefined;
      if (found === undefined) {
        inner.absent += 1;
        inner.absentIn.add(operation);
        inner.operations.add(operation);
        continue;
      }
      const property = view.properties.get(name);
      if (property) property.present += 1;
      record[name] = found;
      inner.spelt.set(own, (inner.spelt.get(own) ?? new Set()).add(operation));
      this.#value(inner, field, found, operation, { up: way, step: own });
    }
    if (view.records.length < MOST_RECORDS) view.records.push(record);
    for (const tally of view.rules) checkRule(tally, record, operation, way);
    for (const [name, field] of Object.entries(value)) {
      if (names.has(name)) continue;
      if (rest)
        this.#value(this.#site(rest.schema, rest.at, site.name, false), rest.schema, field, operation, {
          up: way,
          step: '*',
        });
      else if (isClosed) addUnknown(view, name, field, operation, way);
    }
  }

  #layout(part: Part): Layout {
    const known = this.#layouts.get(part.at);
    if (known) return known;
    const parts = this.#parts.composition(part);
    const view = this.#view(parts[0]?.at ?? part.at);
    view.rules = parts.flatMap(({ schema }) => (schema['x-identity'] ?? []).map(newTally));
    const required = new Set(parts.flatMap(({ schema }) => schema.required ?? []));
    const properties = parts.flatMap(({ schema, at }) =>
      Object.entries(schema.properties ?? {}).map(([name, field]): Property => {
        const site = this.#site(field, `${at}/properties${step(name)}`, name, required.has(name));
        return { name, wire: this.#nameOf(view.at, name), field, site };
      }),
    );
    for (const { name, site } of properties)
      if (!view.properties.has(name)) view.properties.set(name, { site, present: 0 });
    const open = parts.find(({ schema }) => schema.additionalProperties);
    const inner = open?.schema.additionalProperties;
    const layout: Layout = {
      view,
      properties,
      names: new Set(properties.flatMap(({ name, wire }) => [name, wire])),
      rest: open && typeof inner === 'object' ? { schema: inner, at: `${open.at}/additionalProperties` } : undefined,
      isClosed: !open && properties.length > 0,
    };
    this.#layouts.set(part.at, layout);
    return layout;
  }

  #view(at: string): View {
    const view = this.views.get(at) ?? {
      at,
      count: 0,
      properties: new Map(),
      unknown: new Map(),
      records: [],
      rules: [],
      operations: new Set<string>(),
    };
    this.views.set(at, view);
    return view;
  }

  #site(schema: Schema, at: string, name: string, required: boolean): Site {
    const known = this.sites.get(at);
    if (known) return known;
    const target = this.#parts.of({ schema, at });
    const component = target.at === at ? undefined : target.at;
    const own = this.#resolve(schema);
    const nullable =
      [own.type ?? []].flat().includes('null') || (schema.oneOf ?? own.oneOf ?? []).some(({ type }) => type === 'null');
    const site: Site = {
      at,
      name,
      // Keywords beside a reference count too, such as a description.
      schema: { ...target.schema, ...(schema.description !== undefined && { description: schema.description }) },
      component,
      kind: kindOfSite(
        name,
        { ...target.schema, description: `${schema.description ?? ''} ${target.schema.description ?? ''}` },
        component?.split('/').pop(),
      ),
      nullable,
      required,
      omittable: nullable && this.#omitsNulls,
      values: [],
      from: [],
      count: 0,
      nulls: 0,
      absent: 0,
      absentIn: new Set(),
      spelt: new Map(),
      structures: new Map(),
      structuresFrom: new Map(),
      structuredIn: new Set(),
      operations: new Set(),
      pointers: [],
      sorted: { inOrder: 0, reversed: 0 },
    };
    this.sites.set(at, site);
    return site;
  }
}

/** @param structure undefined for the described one */
function addStructure(
  { structures, structuresFrom, structuredIn }: Site,
  structure: string | undefined,
  operation: string,
): void {
  if (structure === undefined) {
    structuredIn.add(operation);
    return;
  }
  count(structures, structure);
  structuresFrom.set(structure, (structuresFrom.get(structure) ?? new Set()).add(operation));
}

const newTally = (text: string): RuleTally => ({
  text,
  rule: readIdentity(text),
  checked: 0,
  broken: 0,
  ratios: [],
  operations: new Set(),
  pointers: [],
});

function checkRule(tally: RuleTally, record: object, operation: string, way: Way): void {
  const sides = tally.rule.sides(record);
  if (!sides) return;
  tally.checked += 1;
  if (tally.rule.holds(record)) return;
  tally.broken += 1;
  const ratio = Number(sides[0]) / Number(sides[1]);
  if (Number.isFinite(ratio)) tally.ratios.push(ratio);
  tally.operations.add(operation);
  if (tally.pointers.length < MOST_POINTERS) tally.pointers.push(`${operation} ${textOf(way)}`);
}

function addUnknown(view: View, name: string, value: unknown, operation: string, way: Way): void {
  const unknown = view.unknown.get(name) ?? { values: [], count: 0, operations: new Set<string>(), pointers: [] };
  view.unknown.set(name, unknown);
  unknown.count += 1;
  if (unknown.values.length < MOST_VALUES) unknown.values.push(value);
  unknown.operations.add(operation);
  if (unknown.pointers.length < MOST_POINTERS) unknown.pointers.push(`${operation} ${textOf({ up: way, step: name })}`);
}
