import { type Cause, confidenceOf, listed, nameOfPlace, plural, type SchemaEdit } from './cause.ts';
import { groupBy } from './renames.ts';
import type { Site } from './site.ts';
import { EMPTY_FORMS } from './wire-form.ts';

const plain = (value: unknown) =>
  String(value)
    .replace(/[_\s-]/g, '')
    .toLowerCase();
/** Whether a value may be printed: a word or a small number may, but anything else may be personal data. */
export const isCode = (value: unknown) =>
  (typeof value === 'string' && /^[A-Za-z][A-Za-z_-]{0,31}\d{0,3}$/.test(value)) ||
  (typeof value === 'string' && /^-?\d{1,3}$/.test(value)) ||
  (Number.isInteger(value) && Math.abs(value as number) < 100_000);

interface Finding {
  kind: 'case' | 'type' | 'other' | 'unknown';
  site: Site;
  unknown: unknown[];
  all: unknown[];
  count: number;
}

/** Finds values of enumerations that are not in the description. */
export function codeCauses(sites: Site[]): Cause[] {
  const findings = sites.filter(({ kind }) => kind === 'code').flatMap(findingOf);
  const causes: Cause[] = [];
  for (const [kind, group] of groupBy(findings, ({ kind }) => kind)) {
    if (kind === 'case' || kind === 'type') causes.push(spelling(kind, group, sites));
    else for (const same of groupBy(group, ({ site }) => site.component ?? site.at).values()) causes.push(values(same));
  }
  return causes;
}

function findingOf(site: Site): Finding[] {
  const described = site.schema.enum ?? [site.schema.const];
  const given = site.values.filter(
    (value) => typeof value !== 'object' && !EMPTY_FORMS.some(({ fits }) => fits(value)),
  );
  const all = [...new Set(given)];
  const unknown = all.filter((value) => !described.includes(value));
  if (unknown.length === 0) return [];
  const count = given.filter((value) => unknown.includes(value)).length;
  const known = new Map(described.map((value) => [plain(value), value]));
  const sameCase = unknown.every((value) => known.has(plain(value)));
  const sameType = unknown.every((value) => described.some((one) => typeof one === typeof value));
  const kind = sameCase
    ? sameType
      ? 'case'
      : 'type'
    : all.length === unknown.length && !sameType
      ? 'other'
      : 'unknown';
  return [{ kind, site, unknown, all, count }];
}

function spelling(kind: 'case' | 'type', group: Finding[], sites: Site[]): Cause {
  const seen = group.reduce((sum, { count }) => sum + count, 0);
  const total = group.reduce((sum, { site }) => sum + site.values.length, 0);
  const observed = sites.filter((site) => site.kind === 'code' && site.values.length > 0);
  const examples = [
    ...new Set(group.flatMap(({ unknown }) => unknown.filter(isCode).map((value) => JSON.stringify(value)))),
  ];
  const subject =
    group.length >= observed.length * 0.5 && group.length > 3
      ? 'Codes'
      : `Codes of ${listed(
          group.map(({ site }) => nameOfPlace(site.component ?? site.at)),
          3,
        )}`;
  return base(
    `codes ${kind}`,
    `${subject} are ${kind === 'case' ? 'spelt otherwise' : 'of another type'}: ${listed(examples, 5)} (${plural(group.length, 'place')})`,
    group,
    confidenceOf(seen, total),
    seen,
    group.flatMap(({ site, unknown }) => {
      const spelt = new Map(unknown.map((value) => [plain(value), value]));
      const style =
        kind === 'case'
          ? styleOf(unknown)
          : (value: unknown) => (typeof unknown[0] === 'string' ? String(value) : Number(value));
      const described = site.schema.enum;
      if (!described) return [];
      return [
        {
          do: 'set',
          at: site.component ?? site.at,
          keywords: {
            enum: described.map((value) => spelt.get(plain(value)) ?? style(value)),
            ...(kind === 'type' && { type: typeof unknown[0] === 'string' ? 'string' : 'integer' }),
          },
        },
      ];
    }),
  );
}

/** Returns a function that spells codes in the style of the observed ones. */
function styleOf(seen: unknown[]): (value: unknown) => unknown {
  const isUpper = seen.every((value) => String(value) === String(value).toUpperCase());
  const separator =
    seen.map((value) => /[_-]/.exec(String(value))?.[0]).find((found) => found !== undefined) ?? (isUpper ? '_' : '');
  return (value) => {
    const words = String(value).replace(/([a-z\d])([A-Z])/g, `$1${separator}$2`);
    return isUpper ? words.toUpperCase() : separator ? words.toLowerCase() : String(value).toLowerCase();
  };
}

function values(group: Finding[]): Cause {
  const [{ kind, site }] = group as [Finding];
  const unknown = [...new Set(group.flatMap((one) => one.unknown))];
  const shown = unknown.filter(isCode).map((value) => JSON.stringify(value));
  const hidden = unknown.length - shown.length;
  const seen = group.reduce((sum, { count }) => sum + count, 0);
  const name = nameOfPlace(site.component ?? site.at);
  const what = `${listed(shown, 8)}${hidden > 0 ? `${shown.length > 0 ? ' and ' : ''}${plural(hidden, 'other value')} that may be data` : ''}`;
  const says =
    kind === 'other'
      ? `\`${name}\` has other codes, none of the described ones: ${what}; which means which, only the backend's team knows`
      : `\`${name}\` has ${what}, for which there is no name`;
  const described = site.schema.enum;
  const addable = hidden === 0 && unknown.length <= 20 && described !== undefined;
  const keywords =
    kind === 'other'
      ? { type: typeof unknown[0] === 'string' ? 'string' : 'integer', enum: unknown }
      : { enum: [...(described ?? []), ...unknown] };
  const named = (site.schema as { 'x-enum-varnames'?: string[] })['x-enum-varnames'];
  // A number needs a name to become a constant in the code.
  const varnames = {
    'x-enum-varnames':
      kind === 'unknown' && named
        ? [...named, ...unknown.map((value) => `code${String(value).replace('-', 'Minus')}`)]
        : undefined,
  };
  const sameType = unknown.every((value) => typeof value === typeof (described ?? [])[0]);
  const edits: SchemaEdit[] =
    addable && (kind === 'other' || sameType)
      ? [{ do: 'set', at: site.component ?? site.at, keywords: { ...keywords, ...varnames } }]
      : [];
  return base('codes', says, group, confidenceOf(seen, seen), seen, edits);
}

const base = (
  kind: string,
  says: string,
  group: Finding[],
  confidence: number,
  seen: number,
  edits: SchemaEdit[],
): Cause => ({
  kind,
  says,
  confidence,
  seen,
  operations: [...new Set(group.flatMap(({ site }) => [...site.operations]))],
  pointers: group.slice(0, 3).flatMap(({ site }) => site.pointers[0] ?? []),
  places: [...new Set(group.map(({ site }) => site.at))],
  edits: [...new Map(edits.map((edit) => [edit.at, edit])).values()],
});
