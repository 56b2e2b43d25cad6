import { type Cause, confidenceOf, type Edit, listed, nameOfPlace, plural, safeName } from './cause.ts';
import type { Observations } from './observations.ts';
import { groupBy, ownerOf } from './renames.ts';
import type { Site, Unknown, View } from './site.ts';
import { EMPTY_FORMS } from './wire-form.ts';

/** Finds required fields that are absent or unexpectedly null, and other representations of "nothing". */
export function presenceCauses({ sites, views }: Observations): Cause[] {
  const all = [...sites.values()];
  const unclear = new Set(unclearNames({ views }).map(({ site }) => site));
  const optional = (site: Site): Edit[] =>
    unclear.has(site) ? [] : [{ do: 'optional', at: ownerOf(site), name: site.name }];
  const properties = all.filter(({ at }) => /\/properties\/[^/]+$/.test(at));
  const partly = properties.filter(({ required, absent, count }) => required && absent > 0 && count > 0);
  const never = properties.filter(({ required, absent, count }) => required && absent > 0 && count === 0);
  const nullable = properties.filter((site) => site.nullable && site.required);
  const forNull = [...partly, ...never].filter((site) => site.nullable && site.nulls === 0);
  const someNulls = nullable.reduce((sum, { nulls }) => sum + nulls, 0);
  const isRule = forNull.length >= 3 && someNulls <= 0.05 * forNull.reduce((sum, { absent }) => sum + absent, 0);
  const others = (list: Site[]) => (isRule ? list.filter((site) => !forNull.includes(site)) : list);
  const nulled = all.filter((site) => !site.nullable && site.nulls > 0);
  const optionalNull = nulled.filter((site) => !site.required);
  const lists = nulled.filter((site) => site.required && site.kind === 'list');
  const requiredNull = nulled.filter((site) => site.required && site.kind !== 'list');
  const empties = all.map((site) => ({ site, counts: EMPTY_FORMS.map(({ fits }) => site.values.filter(fits).length) }));

  return [
    ...(isRule
      ? [
          cause(
            'absent for null',
            `Fields are absent where null is described: ${places(forNull)}; null never comes`,
            forNull,
            ({ absent }) => absent,
            () => [],
            [{ do: 'setting', name: 'nulls', value: 'absent' }],
          ),
        ]
      : []),
    ...(others(partly).length > 0
      ? [
          cause(
            'sometimes absent',
            `Required fields are sometimes absent: ${places(others(partly))}`,
            others(partly),
            ({ absent }) => absent,
            optional,
          ),
        ]
      : []),
    ...(others(never).length > 0
      ? [
          cause(
            'never there',
            `Required fields never come: ${places(others(never))}`,
            others(never),
            ({ absent }) => absent,
            optional,
          ),
        ]
      : []),
    ...(optionalNull.length > 0
      ? [
          cause(
            'null for absent',
            `Optional fields are null instead of absent: ${places(optionalNull)}`,
            optionalNull,
            ({ nulls }) => nulls,
            orNull,
          ),
        ]
      : []),
    ...(lists.length > 0
      ? [
          cause(
            'null for an empty list',
            `Lists are null instead of empty: ${places(lists)}`,
            lists,
            ({ nulls }) => nulls,
            orNull,
          ),
        ]
      : []),
    ...(requiredNull.length > 0
      ? [
          cause(
            'null',
            `Fields are null that the description never has null: ${places(requiredNull)}`,
            requiredNull,
            ({ nulls }) => nulls,
            orNull,
          ),
        ]
      : []),
    ...EMPTY_FORMS.flatMap(({ says }, index) => {
      const found = empties.filter(
        ({ site, counts }) =>
          (counts[index] ?? 0) > 0 &&
          (site.nullable || !['text', 'null'].includes(site.kind)) &&
          !(site.kind === 'picture' && says === 'a dash'),
      );
      const list = found.map(({ site }) => site);
      const times = new Map(found.map(({ site, counts }) => [site, counts[index] ?? 0]));
      return list.length > 0
        ? [
            cause(
              `nothing as ${says}`,
              `For nothing there is ${says}: ${places(list)}`,
              list,
              (site) => times.get(site) ?? 0,
              () => [],
            ),
          ]
        : [];
    }),
    ...unknownCauses({ views }),
  ];
}

const places = (list: Site[]) =>
  `${listed(
    list.map(({ at }) => nameOfPlace(at)),
    3,
  )} (${plural(list.length, 'place')})`;
const orNull = ({ at }: Site): Edit[] => [{ do: 'nullable', at }];

function cause(
  kind: string,
  says: string,
  list: Site[],
  timesOf: (site: Site) => number,
  edit: (site: Site) => Edit[],
  edits: Edit[] = list.flatMap(edit),
): Cause {
  const seen = list.reduce((sum, site) => sum + timesOf(site), 0);
  return {
    kind,
    says,
    confidence: confidenceOf(seen, seen),
    seen,
    operations: [...new Set(list.flatMap((site) => [...site.operations]))],
    pointers: list
      .slice(0, 3)
      .flatMap(
        (site) =>
          site.pointers[0] ?? [...site.operations].slice(0, 1).map((operation) => `${operation} without ${site.name}`),
      ),
    places: list.map(({ at }) => at),
    edits,
  };
}

/** A described property that an operation never sends, although it sends a field that is not described. */
export function unclearNames({
  views,
}: Pick<Observations, 'views'>): { view: View; site: Site; name: string; unknown: Unknown; operation: string }[] {
  const withUnknown = [...views.values()].filter(({ unknown }) => unknown.size > 0);
  return withUnknown.flatMap((view) =>
    [...view.properties.values()].flatMap(({ site }) => {
      const present = new Set([...site.spelt.values()].flatMap((operations) => [...operations]));
      const lacking =
        site.required || site.omittable ? [...site.absentIn].filter((operation) => !present.has(operation)) : [];
      return [...view.unknown].flatMap(([name, unknown]) =>
        lacking
          .filter((id) => unknown.operations.has(id))
          .map((operation) => ({ view, site, name, unknown, operation })),
      );
    }),
  );
}

/** Asks for each new name whether it is one of the names that lack beside it. */
export function ambiguities(observations: Pick<Observations, 'views'>): string[] {
  return [...groupBy(unclearNames(observations), ({ name }) => name)].map(([name, found]) => {
    const places = [...new Set(found.map(({ site }) => `\`${nameOfPlace(site.at)}\``))];
    const operations = [...new Set(found.map(({ operation }) => operation))];
    return `Is ${safeName(name)} in ${listed(operations)} another name of ${listed(places)}, which ${places.length === 1 ? 'lacks' : 'lack'} there?`;
  });
}

/** Finds fields that are not in the description. */
function unknownCauses({ views }: Pick<Observations, 'views'>): Cause[] {
  const unclear = new Set(unclearNames({ views }).map(({ unknown }) => unknown));
  const byName = new Map<
    string,
    { at: string; values: unknown[]; count: number; operations: Set<string>; pointers: string[]; isUnclear: boolean }[]
  >();
  for (const view of views.values())
    for (const [name, unknown] of view.unknown)
      byName.set(name, [...(byName.get(name) ?? []), { at: view.at, ...unknown, isUnclear: unclear.has(unknown) }]);
  return [...byName].map(([name, found]) => {
    const seen = found.reduce((sum, { count }) => sum + count, 0);
    const isData = !/^[A-Za-z_$@][\w$@.-]{0,40}$/.test(name) || /\d{5}/.test(name);
    return {
      kind: 'undescribed field',
      says: isData
        ? `${listed(
            found.map(({ at }) => nameOfPlace(at)),
            3,
          )} has fields whose names may be data`
        : `There is \`${name}\`, which is not described, in ${listed(
            found.map(({ at }) => nameOfPlace(at)),
            3,
          )} (${plural(found.length, 'object')})`,
      confidence: confidenceOf(seen, seen),
      seen,
      operations: [...new Set(found.flatMap(({ operations }) => [...operations]))],
      pointers: isData ? [] : found.slice(0, 3).flatMap(({ pointers }) => pointers[0] ?? []),
      places: found.map(({ at }) => at),
      edits: isData
        ? []
        : found.flatMap(({ at, values, isUnclear }): Edit[] => {
            const schema = isUnclear ? undefined : schemaOf(values);
            return schema ? [{ do: 'add', at, name, schema }] : [];
          }),
    };
  });
}

/** The schema of a new scalar field; an object needs a name, which only a person can give. */
export function schemaOf(values: unknown[]): Record<string, unknown> | undefined {
  const types = new Set(
    values.map((value) =>
      value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value,
    ),
  );
  if (types.has('number')) types.delete('integer');
  if (types.has('array') || types.has('object') || [...types].every((type) => type === 'null')) return undefined;
  const [only] = types;
  return {
    type: types.size === 1 ? only : [...types],
    'x-origin': 'observed',
    description: 'Observed in traffic; its meaning is not known.',
  };
}
