import { describe, expect, it } from 'vitest';
import { definedBy, isElsewhen, isReading, KINDS, kindsOf, mentionsIn, prefixesOf } from '../lib/example-ids.ts';
import { type Found, readBundle, readExamples, thingsIn } from '../lib/examples.ts';

const bundle = readBundle();
const found = thingsIn(readExamples(bundle));

describe('the ids in the examples', () => {
  const known = new Map(
    Object.keys(KINDS).map((kind) => [kind, new Set(found.flatMap((one) => definedBy(kind, one) ?? []))]),
  );

  it('the ids in the examples all have a kind in scripts/lib/example-ids.ts', () => {
    const unknown = found.flatMap(({ thing, where }) =>
      Object.keys(thing).flatMap((property) => (kindsOf(property)?.length === 0 ? [`${where}: ${property}`] : [])),
    );
    expect(unknown).toEqual([]);
  });

  it('the ids in the examples show their kind by their prefix', () => {
    const wrong = found.flatMap(({ thing, where, example }) =>
      mentionsIn(thing).flatMap(({ property, id }) => {
        const own = kindsOf(property) ?? [];
        // An entry of the diary refers to its analysis in any domain.
        const [domain = ''] = 'recordedAt' in thing ? [] : example.operation.split('.');
        // A property with the name of another domain, such as `aiFoodAnalysisId`, refers to that domain.
        const prefixes = own.flatMap((kind) => prefixesOf(kind, kind === property ? domain : '') ?? [id]);
        return prefixes.some((prefix) => id === prefix || id.replace(/(?:-\d+|-[a-z\d]{26,})+$/, '') === prefix)
          ? []
          : [`${where}: ${property} ${id}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('the ids in the examples have a unique prefix per kind', () => {
    const all = Object.values(KINDS).flatMap(({ prefix = [] }) =>
      typeof prefix === 'string' ? [prefix] : Object.values(prefix),
    );
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((prefix, index) => all.indexOf(prefix) !== index)).toEqual([]);
  });

  it.each(Object.keys(KINDS))('every %s leads to an object in an example', (kind) => {
    const lost = found.flatMap(({ thing, where }) =>
      mentionsIn(thing).flatMap(({ property, id }) => {
        const kinds = kindsOf(property) ?? [];
        if (!kinds.includes(kind) || kinds.some((one) => known.get(one)?.has(id))) return [];
        return [`${where}: ${property} ${id} is nowhere`];
      }),
    );
    expect(lost).toEqual([]);
  });
});

it('every reading that an example names by its kind and its time is a point in an example', () => {
  const measured = new Set(
    found.flatMap(({ thing: { code, points } }) =>
      Array.isArray(points) ? points.map(({ measuredAt }) => `${code} ${measuredAt}`) : [],
    ),
  );
  const readings = found.flatMap(({ thing }) => (isReading(thing) ? [thing.recordId] : []));
  expect(readings.length).toBeGreaterThan(0);
  expect(readings.filter((reading) => !measured.has(String(reading)))).toEqual([]);
});

it('every food with an id of the two tables is in these tables', () => {
  const tables = ['lookup.glycemicIndexList', 'lookup.purineIndexList'];
  const foodsOf = (one: Found) => (typeof one.thing.foodId === 'string' ? [one.thing.foodId] : []);
  const inTables = new Set(found.filter(({ example }) => tables.includes(example.operation)).flatMap(foodsOf));
  const lost = found.flatMap((one) =>
    foodsOf(one).flatMap((id) => (/^(gi|pu)-/.test(id) && !inTables.has(id) ? [`${one.where}: ${id}`] : [])),
  );
  expect(lost).toEqual([]);
});

it('every relation code is in the list of relations', () => {
  const isList = ({ example }: Found) => example.operation === 'family.relationshipEnum';
  const relations = new Map(found.filter(isList).map(({ thing }) => [thing.code, thing]));
  expect(relations.size).toBeGreaterThan(0);
  for (const { thing, where } of found) {
    if (typeof thing.relationCode === 'string') expect([...relations.keys()], where).toContain(thing.relationCode);
    const relation = thing.relation as Found['thing'] | undefined;
    if (relation?.code) expect(relation, where).toEqual(relations.get(relation.code));
  }
});

describe('the same object', () => {
  const facts = Object.entries(KINDS).flatMap(([kind, { facts: names }]) =>
    (names ?? []).map((fact) => [kind, fact] as const),
  );
  it.each(facts)('objects with the same %s have the same %s', (kind, fact) => {
    expect(contradictions(kind, fact)).toEqual([]);
  });
});

/** The values of a fact that differ between examples of the same id, with one place for each. */
function contradictions(kind: string, fact: string): string[] {
  const told = new Map<string, Map<string, string>>();
  for (const { thing, where, example } of found as Found[]) {
    const id = thing[kind];
    const value = thing[fact];
    if (typeof id !== 'string' || value === undefined || value === null || isElsewhen(example)) continue;
    const ways = told.get(id) ?? new Map<string, string>();
    told.set(id, ways.set(JSON.stringify(value), ways.get(JSON.stringify(value)) ?? where));
  }
  return [...told]
    .filter(([, ways]) => ways.size > 1)
    .map(([id, ways]) => `${id}: ${[...ways].map(([value, where]) => `${where} says ${value}`).join(', ')}`);
}

describe('a paged list', () => {
  const pages = found.filter(({ thing }) => Array.isArray(thing.list) && typeof thing.pageNum === 'number') as Found<{
    list: unknown[];
    pageNum: number;
    pageSize: number;
    total: number;
    hasMore: boolean;
  }>[];

  it('a paged list is full except on its last page, and reports whether more follows', () => {
    const wrong = pages.flatMap(({ where, thing: { list, pageNum, pageSize, total, hasMore } }) => {
      const before = (pageNum - 1) * pageSize;
      const length = Math.max(0, Math.min(pageSize, total - before));
      if (list.length === length && hasMore === before + length < total) return [];
      return [`${where}: ${list.length} of ${total} on page ${pageNum} by ${pageSize}, hasMore ${hasMore}`];
    });
    expect(wrong).toEqual([]);
  });

  it('a paged list contains no duplicate', () => {
    const wrong = pages.flatMap(({ where, thing: { list } }) =>
      new Set(list.map((item) => JSON.stringify(item))).size === list.length ? [] : [where],
    );
    expect(wrong).toEqual([]);
  });
});
