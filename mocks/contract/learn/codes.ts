import { type Cause, causeAt, confidenceOf, listed, nameOfPlace, plural, type SchemaEdit } from './cause.ts';
import { plain } from './name-likeness.ts';
import { groupBy } from './renames.ts';
import type { Site } from './site.ts';
import { EMPTY_FORMS } from './wire-form.ts';

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
  const codes = sites.filter(({ kind }) => kind === 'code');
  const findings = codes.flatMap(findingOf);
  const causes: Cause[] = [];
  for (const [kind, group] of groupBy(findings, ({ kind }) => kind)) {
    if (kind === 'case' || kind === 'type') causes.push(...spellings(kind, group, codes));
    else for (const same of groupBy(group, ({ site }) => placeOf(site)).values()) causes.push(values(same));
  }
  return causes;
}

/** The enumeration of a place: that of its component. */
const placeOf = (site: Site): string => site.component ?? site.at;

const isGiven = (value: unknown) => typeof value !== 'object' && !EMPTY_FORMS.some(({ fits }) => fits(value));

function findingOf(site: Site): Finding[] {
  const described = site.schema.enum ?? [site.schema.const];
  const given = site.values.filter(isGiven);
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

interface Respelt {
  edits: SchemaEdit[];
  findings: Finding[];
  /** All values of all places with this enumeration. */
  given: unknown[];
}

/** One cause for the enumerations of which all places have another spelling, and one for those of which only some have it. */
function spellings(kind: 'case' | 'type', group: Finding[], codes: Site[]): Cause[] {
  const all = [...groupBy(group, ({ site }) => placeOf(site))].map(([at, findings]): Respelt & { whole: boolean } => {
    const described = findings[0]?.site.schema.enum;
    const unknown = findings.flatMap((finding) => finding.unknown);
    const given = codes.filter((site) => placeOf(site) === at).flatMap((site) => site.values.filter(isGiven));
    const spelt = described && respelt(kind, described, unknown);
    const type = typeof unknown[0] === 'string' ? 'string' : 'integer';
    const edits: SchemaEdit[] = spelt
      ? [{ do: 'set', at, keywords: { enum: spelt, ...(kind === 'type' && { type }) } }]
      : [];
    return { edits, findings, given, whole: spelt === undefined || given.every((value) => spelt.includes(value)) };
  });
  const isUsual = group.length >= codes.filter((site) => site.values.length > 0).length * 0.5 && group.length > 3;
  return [true, false].flatMap((whole) => {
    const same = all.filter((one) => one.whole === whole);
    return same.length > 0 ? [spelling(kind, same, whole, isUsual)] : [];
  });
}

function spelling(kind: 'case' | 'type', same: Respelt[], whole: boolean, isUsual: boolean): Cause {
  const group = same.flatMap(({ findings }) => findings);
  const total = same.reduce((sum, { given }) => sum + given.length, 0);
  // Some codes are spelt alike in both ways.
  const seen = whole ? total : group.reduce((sum, { count }) => sum + count, 0);
  const codes = group.flatMap(({ unknown }) => unknown.filter(isCode).map((value) => JSON.stringify(value)));
  const names = listed(
    group.map(({ site }) => nameOfPlace(placeOf(site))),
    3,
  );
  const subject = isUsual ? 'Codes' : `Codes of ${names}`;
  const how = kind === 'case' ? 'spelt otherwise' : 'of another type';
  const where = `${plural(group.length, 'place')}${whole ? '' : ', not in all of their enumeration'}`;
  return base(
    `codes ${kind}`,
    `${subject} are ${how}: ${listed([...new Set(codes)], 5)} (${where})`,
    group,
    confidenceOf(seen, total),
    seen,
    same.flatMap(({ edits }) => edits),
  );
}

/** The described codes as they are spelt. */
function respelt(kind: 'case' | 'type', described: unknown[], unknown: unknown[]): unknown[] {
  const spelt = new Map(unknown.map((value) => [plain(value), value]));
  const inType = (value: unknown) => (typeof unknown[0] === 'string' ? String(value) : Number(value));
  const style = kind === 'case' ? styleOf(unknown) : inType;
  return described.map((value) => spelt.get(plain(value)) ?? style(value));
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
  const name = nameOfPlace(placeOf(site));
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
      ? [{ do: 'set', at: placeOf(site), keywords: { ...keywords, ...varnames } }]
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
): Cause =>
  causeAt(
    group.map(({ site }) => site),
    { kind, says, confidence, seen, edits: [...new Map(edits.map((edit) => [edit.at, edit])).values()] },
  );
