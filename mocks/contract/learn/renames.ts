import { CASINGS } from '../../../openapi/casings.ts';
import type { Schema } from '../../../openapi/document.ts';
import { composing, type Resolve } from '../schema-walk.ts';
import { type Cause, causeAt, confidenceOf, type Edit, listed, plural, safeName } from './cause.ts';
import { isObject } from './exchange.ts';
import { likeness, plain } from './name-likeness.ts';
import type { Observations } from './observations.ts';
import type { Site, Unknown, View } from './site.ts';
import { WIRE_FORMS } from './wire-form.ts';

/** A described property with another name in the wire format, in one object schema. */
export interface Rename {
  view: string;
  property: string;
  wire: string;
}

/** The casing of most names that are missing as described. */
export function findCasing(observations: Observations): { of: (name: string) => string; cause: Cause } | undefined {
  const missing = [...observations.views.values()].flatMap((view) =>
    [...view.properties].filter(([, { present }]) => present === 0).map(([name]) => ({ view, name })),
  );
  for (const [says, of] of Object.entries(CASINGS)) {
    const changed = missing.filter(({ name }) => of(name) !== name);
    const found = changed.filter(({ view, name }) => view.unknown.has(of(name)));
    if (found.length < 5 || found.length < changed.length * 0.4) continue;
    const names = [...new Set(found.map(({ name }) => name))];
    const places = found.map(({ view, name }) => ({
      at: view.properties.get(name)?.site.at ?? '',
      operations: view.operations,
      pointers: view.unknown.get(of(name))?.pointers ?? [],
    }));
    const cause = causeAt(places, {
      kind: 'casing',
      says: `Fields are in ${says}: ${listed(names.map((name) => `\`${of(name)}\``))} (${plural(names.length, 'name')})`,
      confidence: confidenceOf(found.length, found.length),
      seen: found.reduce((sum, { view, name }) => sum + (view.unknown.get(of(name))?.count ?? 0), 0),
      edits: [{ do: 'setting', name: 'names', value: says }],
    });
    return { of, cause };
  }
  return undefined;
}

/** The object schema that declares a property. */
export const ownerOf = (site: Site): string => site.at.replace(/\/properties\/[^/]+$/, '');

interface Pair {
  view: View;
  site: Site;
  wire: string;
  unknown: Unknown;
  score: number;
  overlap: number;
  distinct: number;
}

/** Minimum score of a pair of names. */
const ENOUGH = 0.55;

/** Finds pairs of a described property that never occurs and an unknown field that may be the same. */
export function findRenames(observations: Observations, resolve: Resolve): { renames: Rename[]; causes: Cause[] } {
  const pairs = [...observations.views.values()].flatMap((view) => pairsOf(view, observations, resolve));
  const chosen: Pair[] = [];
  // A pair that occurs in several objects has a higher score.
  const support = (pair: Pair) =>
    pairs.filter(({ wire, site }) => wire === pair.wire && site.name === pair.site.name).length;
  for (const pair of pairs.sort((a, b) => b.score - a.score || support(b) - support(a))) {
    const taken = chosen.some(
      ({ view, site, wire }) => view === pair.view && (site === pair.site || wire === pair.wire),
    );
    // A field of many objects is new in all of them, unless it fits in many of them.
    const holders = [...observations.views.values()].filter(({ unknown }) => unknown.has(pair.wire)).length;
    const isCommon = holders > 3 && support(pair) < holders * 0.3 && pair.overlap === 0;
    if (!taken && !isCommon) chosen.push(pair);
  }
  const groups = groupBy(chosen, keyOf);
  return {
    renames: chosen.map(({ view, site, wire }) => ({ view: view.at, property: site.name, wire })),
    causes: [...groups.values()].map(causeOf),
  };
}

const keyOf = ({ site, wire }: Pair) => `${site.name} ${wire}`;

export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function pairsOf(view: View, observations: Observations, resolve: Resolve): Pair[] {
  const missing = [...view.properties.values()].filter(({ present }) => present === 0).map(({ site }) => site);
  const fitting = missing.flatMap((site) =>
    [...view.unknown].flatMap(([wire, unknown]) =>
      fits(site, unknown.values, resolve) ? [{ site, wire, unknown }] : [],
    ),
  );
  return fitting.flatMap(({ site, wire, unknown }) => {
    const known = observations.valuesByName.get(site.name);
    const values = [
      ...new Set(
        unknown.values.filter((value) => typeof value === 'string' || (typeof value === 'number' && value > 31)),
      ),
    ];
    const shared = known ? values.filter((value) => known.has(value)).length : 0;
    const overlap = values.length >= 2 ? shared / values.length : 0;
    const isOnly =
      fitting.every((other) => other.site !== site || other.wire === wire) &&
      fitting.every((other) => other.wire !== wire || other.site === site);
    const isSpecific = !['text', 'integer', 'number', 'boolean', 'id', 'null'].includes(site.kind);
    const score =
      0.15 +
      0.55 * likeness(site.name, wire) +
      0.45 * overlap +
      (isSpecific ? 0.15 : 0) +
      (isOnly ? 0.15 : 0) +
      (site.required && unknown.count >= view.count ? 0.1 : 0) +
      (isOnly && site.required && isSpecific ? 0.15 : 0);
    return score < ENOUGH ? [] : [{ view, site, wire, unknown, score, overlap: shared, distinct: values.length }];
  });
}

/** Whether the values of an unknown field may belong to a place, in any format of its kind. */
function fits(site: Site, all: unknown[], resolve: Resolve): boolean {
  const values = all.filter((value) => value !== null && value !== '');
  if (values.length === 0) return likelyEmpty(site, all);
  const share = (test: (value: unknown) => boolean) => values.filter(test).length >= values.length * 0.9;
  if (site.kind === 'list')
    return share(Array.isArray) && values.every((value) => itemsFit(site, value as unknown[], resolve));
  if (site.kind === 'object')
    return share((value) => isObject(value) && sharedNames(site.schema, value, resolve) >= 0.3);
  if (site.kind === 'code') {
    const codes = site.schema.enum ?? [site.schema.const];
    return share(
      (value) =>
        typeof value !== 'object' && codes.some((code) => String(code).toLowerCase() === String(value).toLowerCase()),
    );
  }
  const { minimum = -Infinity, maximum = Infinity } = site.schema as { minimum?: number; maximum?: number };
  if (site.kind === 'integer' || site.kind === 'number')
    return share((value) => typeof value === 'number' && value >= minimum && value <= maximum);
  return WIRE_FORMS[site.kind]?.some(({ fits: test }) => share(test)) ?? false;
}

const likelyEmpty = (site: Site, all: unknown[]) =>
  site.nullable && all.length > 0 && all.every((value) => value === null);

function itemsFit(site: Site, items: unknown[], resolve: Resolve): boolean {
  const [first] = items;
  if (first === undefined || !site.schema.items) return true;
  const item = resolve(site.schema.items);
  const isObjects = [item.type ?? []].flat().includes('object') || item.allOf !== undefined;
  return isObjects ? isObject(first) && sharedNames(item, first, resolve) >= 0.3 : !isObject(first);
}

/** The share of a value's names that are in its schema, in any casing. */
function sharedNames(schema: Schema, value: Record<string, unknown>, resolve: Resolve): number {
  const known = new Set(
    composing(schema, resolve)
      .flatMap((part) => Object.keys(part.schema.properties ?? {}))
      .map(plain),
  );
  const names = Object.keys(value);
  return names.length === 0 ? 0 : names.filter((name) => known.has(plain(name))).length / names.length;
}

function causeOf(pairs: Pair[]): Cause {
  const [{ site, wire } = { site: { name: '' }, wire: '' }] = pairs;
  const overlap = pairs.reduce((sum, pair) => sum + pair.overlap, 0);
  const distinct = pairs.reduce((sum, pair) => sum + pair.distinct, 0);
  const seen = pairs.reduce((sum, { unknown }) => sum + unknown.count, 0);
  const because =
    overlap > 0 ? `values overlap in ${overlap} of ${distinct}` : 'the form of its values and the name fit';
  const best = Math.min(1, Math.max(...pairs.map(({ score }) => score)));
  // The same pair in several objects is unlikely to be a coincidence.
  const certain = 1 - (1 - best) / Math.sqrt(pairs.length);
  const places = pairs.map((pair) => ({ ...pair.unknown, at: pair.site.at }));
  const edits = new Map(
    pairs.map(({ site: own }): [string, Edit] => [
      own.at,
      { do: 'wire', at: ownerOf(own), names: { [own.name]: wire } },
    ]),
  );
  return causeAt(places, {
    kind: 'rename',
    says: `\`${site.name}\` is ${safeName(wire)} (${because})`,
    confidence: Math.min(0.99, Math.round(certain * confidenceOf(seen, seen) * 100) / 100),
    seen,
    edits: [...edits.values()],
  });
}
