import {
  type Cause,
  causeAt,
  confidenceOf,
  type Edit,
  isName,
  listed,
  nameOfPlace,
  plural,
  safeName,
} from './cause.ts';
import type { Observations } from './observations.ts';
import { groupBy, ownerOf } from './renames.ts';
import type { Site, Unknown, View } from './site.ts';
import { EMPTY_FORMS } from './wire-form.ts';

/** Places that lack a value, or have another form of "nothing". */
interface Lack {
  kind: string;
  says: string;
  /** Follows the places. */
  also?: string;
  sites: Site[];
  times: (site: Site) => number;
  edits?: (sites: Site[]) => Edit[];
}

/** Finds required fields that are absent or unexpectedly null, and other representations of "nothing". */
export function presenceCauses({ sites, views }: Observations): Cause[] {
  const all = [...sites.values()];
  const unclear = new Set(unclearNames({ views }).map(({ site }) => site));
  const optional = (found: Site[]) =>
    found
      .filter((site) => !unclear.has(site))
      .map((site): Edit => ({ do: 'optional', at: ownerOf(site), name: site.name }));
  const nullable = (found: Site[]) => found.map(({ at }): Edit => ({ do: 'nullable', at }));
  const absences = ({ absent }: Site) => absent;
  const nullsOf = ({ nulls }: Site) => nulls;

  const required = all.filter((site) => site.required && /\/properties\/[^/]+$/.test(site.at));
  const lacking = required.filter(({ absent }) => absent > 0);
  const forNull = lacking.filter((site) => site.nullable && site.nulls === 0);
  const someNulls = sum(required.filter((site) => site.nullable).map(nullsOf));
  const isRule = forNull.length >= 3 && someNulls <= 0.05 * sum(forNull.map(absences));
  const others = isRule ? lacking.filter((site) => !forNull.includes(site)) : lacking;
  const nulled = all.filter((site) => !site.nullable && site.nulls > 0);

  const lacks: Lack[] = [
    {
      kind: 'absent for null',
      says: 'Fields are absent where null is described',
      also: '; null never comes',
      sites: isRule ? forNull : [],
      times: absences,
      edits: () => [{ do: 'setting', name: 'nulls', value: 'absent' }],
    },
    {
      kind: 'sometimes absent',
      says: 'Required fields are sometimes absent',
      sites: others.filter(({ count }) => count > 0),
      times: absences,
      edits: optional,
    },
    {
      kind: 'never there',
      says: 'Required fields never come',
      sites: others.filter(({ count }) => count === 0),
      times: absences,
      edits: optional,
    },
    {
      kind: 'null for absent',
      says: 'Optional fields are null instead of absent',
      sites: nulled.filter((site) => !site.required),
      times: nullsOf,
      edits: nullable,
    },
    {
      kind: 'null for an empty list',
      says: 'Lists are null instead of empty',
      sites: nulled.filter((site) => site.required && site.kind === 'list'),
      times: nullsOf,
      edits: nullable,
    },
    {
      kind: 'null',
      says: 'Fields are null that the description never has null',
      sites: nulled.filter((site) => site.required && site.kind !== 'list'),
      times: nullsOf,
      edits: nullable,
    },
    ...EMPTY_FORMS.map(({ says, fits }): Lack => {
      const times = ({ values }: Site) => values.filter(fits).length;
      const isNothing = (site: Site) =>
        (site.nullable || !['text', 'null'].includes(site.kind)) && !(site.kind === 'picture' && says === 'a dash');
      const found = all.filter((site) => isNothing(site) && times(site) > 0);
      return { kind: `nothing as ${says}`, says: `For nothing there is ${says}`, sites: found, times };
    }),
  ];
  return [...lacks.filter((lack) => lack.sites.length > 0).map(causeOf), ...unknownCauses({ views })];
}

const sum = (counts: number[]) => counts.reduce((total, one) => total + one, 0);

function causeOf({ kind, says, also = '', sites, times, edits }: Lack): Cause {
  const names = sites.map(({ at }) => nameOfPlace(at));
  const seen = sum(sites.map(times));
  const places = sites.map((site) => {
    const [operation] = site.operations;
    return site.pointers.length > 0 || !operation ? site : { ...site, pointers: [`${operation} without ${site.name}`] };
  });
  return causeAt(places, {
    kind,
    says: `${says}: ${listed(names, 3)} (${plural(sites.length, 'place')})${also}`,
    confidence: confidenceOf(seen, seen),
    seen,
    edits: edits?.(sites) ?? [],
  });
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
    const seen = sum(found.map(({ count }) => count));
    const where = listed(
      found.map(({ at }) => nameOfPlace(at)),
      3,
    );
    const cause = { kind: 'undescribed field', confidence: confidenceOf(seen, seen), seen };
    if (!isName(name)) {
      const places = found.map((one) => ({ ...one, pointers: [] }));
      return causeAt(places, { ...cause, says: `${where} has fields whose names may be data` });
    }
    return causeAt(found, {
      ...cause,
      says: `There is \`${name}\`, which is not described, in ${where} (${plural(found.length, 'object')})`,
      edits: found.flatMap(({ at, values, isUnclear }): Edit[] => {
        const schema = isUnclear ? undefined : schemaOf(values);
        return schema ? [{ do: 'add', at, name, schema }] : [];
      }),
    });
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
