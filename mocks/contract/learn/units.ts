import type { SchemaEdit } from './cause.ts';
import type { Site } from './site.ts';

/** Units in descriptions, and those of other servers; the factor is the number of their units in one of ours. */
const UNITS: { unit: RegExp; ours: string; others: Record<string, number> }[] = [
  { unit: /\bkg\b(?!\/)/, ours: 'kg', others: { jin: 2, lb: 2.2046, g: 1000 } },
  { unit: /\bcm\b/, ours: 'cm', others: { m: 0.01, mm: 10, inches: 0.3937 } },
  { unit: /\bkcal\b/, ours: 'kcal', others: { kJ: 4.184, cal: 1000 } },
  { unit: /\b[Cc]ents\b/, ours: 'cents', others: { yuan: 0.01 } },
  { unit: /\bseconds\b/, ours: 'seconds', others: { milliseconds: 1000, minutes: 1 / 60 } },
  { unit: /\bminutes\b/, ours: 'minutes', others: { seconds: 60, milliseconds: 60_000, hours: 1 / 60 } },
  { unit: /%|\b[Pp]ercent\b/, ours: 'percent', others: { 'parts of one': 0.01, 'per mille': 10 } },
  { unit: /\bmmol\/L\b/, ours: 'mmol/L', others: { 'mg/dL': 18 } },
  { unit: /\bin g\b|\bg of\b|grams/, ours: 'g', others: { mg: 1000, kg: 0.001, liang: 0.02 } },
];

export const unitOf = (site: Site) => UNITS.find(({ unit }) => unit.test(site.schema.description ?? ''));
export const numbersOf = ({ values }: Site) =>
  values
    .map((value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value))
    .filter((value) => typeof value === 'number');
export const isMeasure = ({ kind }: Site) => kind === 'integer' || kind === 'number' || kind === 'money';

export interface Bounds {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}
export const within =
  ({ minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity }: Bounds) =>
  (value: number) =>
    value >= minimum && value <= maximum && value > exclusiveMinimum;

export const round = (factor: number) => Number(factor.toPrecision(4));

export function median(values: number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Converts a description to another unit, both limits and words. */
export function scaled(sites: Site[], factor: number, ours: string, theirs: string): SchemaEdit[] {
  const placeOf = (site: Site) => site.component ?? site.at;
  // An integer in one unit is rarely one in another.
  const hasDecimals = (site: Site) =>
    site.kind === 'integer' && numbersOf(site).some((value) => !Number.isInteger(value));
  const decimals = new Set(sites.filter(hasDecimals).map(placeOf));
  const edits = sites.map((site): SchemaEdit => {
    if (theirs === 'yuan' && site.component?.endsWith('/Cents'))
      return { do: 'set', at: site.component, keywords: { 'x-wire': { form: 'yuan' } } };
    const { minimum, maximum, exclusiveMinimum } = site.schema as Bounds;
    const limits = Object.entries({ minimum, maximum, exclusiveMinimum })
      .filter(([, limit]) => limit !== undefined)
      .map(([name, limit]) => [name, round((limit ?? 0) * factor)]);
    const description = site.schema.description?.replace(new RegExp(`\\b${ours.replace('/', '\\/')}\\b`, 'g'), theirs);
    const types = [site.schema.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type));
    return {
      do: 'set',
      at: placeOf(site),
      keywords: {
        ...Object.fromEntries(limits),
        ...(decimals.has(placeOf(site)) && { type: types.length > 1 ? types : types[0] }),
        ...(description && !site.component && { description }),
      },
    };
  });
  return [...new Map(edits.map((edit) => [edit.at, edit])).values()];
}
