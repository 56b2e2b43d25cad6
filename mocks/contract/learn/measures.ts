import { type Cause, causeAt, confidenceOf, listed, nameOfPlace, plural, type SchemaEdit } from './cause.ts';
import type { Observations } from './observations.ts';
import { groupBy } from './renames.ts';
import { ruleCauses } from './rules.ts';
import type { Site } from './site.ts';
import { type Bounds, isMeasure, median, numbersOf, round, scaled, unitOf, within } from './units.ts';

/**
 * Finds values in another unit than described, and values outside their range.
 *
 * @param examples the same places with the values of the description's examples, which are typical
 */
export function measureCauses(
  { sites, views }: Observations,
  examples: Observations,
): { causes: Cause[]; doubts: string[] } {
  const measures = [...sites.values()].filter((site) => isMeasure(site) && numbersOf(site).length > 0);
  const byIdentity = ruleCauses([...views.values()]);
  const causes: Cause[] = [...byIdentity];
  const doubts: string[] = [];
  const explained = new Set<Site>();
  for (const [unit, group] of groupBy(
    measures.filter((site) => unitOf(site)),
    unitOf,
  )) {
    if (!unit) continue;
    const ratios = group.flatMap((site) => ratioOf(site, examples.sites.get(site.at)));
    for (const [name, factor] of Object.entries(unit.others)) {
      const near = ratios.filter(({ ratio }) => Math.abs(ratio / factor - 1) < 0.3);
      const outside = group.filter((site) => !numbersOf(site).every(within(site.schema as Bounds)));
      const returning = outside.filter((site) =>
        numbersOf(site).every((value) => within(site.schema as Bounds)(value / factor)),
      );
      const isTypical = near.length >= 2 && near.length >= ratios.length * 0.6;
      if (
        !(
          isTypical ||
          (returning.length > 0 && returning.length === outside.length && near.length >= ratios.length * 0.4)
        )
      )
        continue;
      const found = isTypical ? near.map(({ site }) => site) : returning;
      for (const site of group) explained.add(site);
      const bounds =
        returning.length > 0
          ? `; ${plural(returning.length, 'place')} outside of the range fit after the conversion`
          : '';
      causes.push(
        causeOf(
          'unit',
          `${plural(found.length, 'place')} in ${unit.ours} are in ${name}: ${listed(
            found.map(({ at }) => nameOfPlace(at)),
            3,
          )}; typical values are ${round(factor)} times those of the examples${bounds}`,
          found,
          returning.length > 0 ? 0.85 : Math.min(0.75, 0.3 + 0.1 * near.length),
          // A value in the described unit would contradict the other one.
          near.length === ratios.length ? scaled(group, factor, unit.ours, name) : [],
        ),
      );
      break;
    }
    if (
      !causes.some(({ kind }) => kind === 'unit') &&
      Object.values(unit.others).some((factor) => factor > 1.5 && factor < 5) &&
      !byIdentity.length
    ) {
      doubts.push(
        `Is ${listed(
          group.map(({ at }) => `\`${nameOfPlace(at)}\``),
          3,
        )} in ${unit.ours}, not in ${Object.keys(unit.others).join(' or ')}? Its values are possible in both.`,
      );
    }
  }
  const outside = measures.filter(
    (site) =>
      !explained.has(site) &&
      !(site.kind === 'money' && numbersOf(site).some((value) => !Number.isInteger(value))) &&
      !numbersOf(site).every(within(site.schema as Bounds)),
  );
  for (const site of outside) causes.push(rangeCause(site));
  return { causes, doubts };
}

function ratioOf(site: Site, typical: Site | undefined): { site: Site; ratio: number }[] {
  const [ours, theirs] = [
    typical ? median(numbersOf(typical).filter((value) => value !== 0)) : undefined,
    median(numbersOf(site).filter((value) => value !== 0)),
  ];
  return ours === undefined || theirs === undefined ? [] : [{ site, ratio: theirs / ours }];
}

function rangeCause(site: Site): Cause {
  const bounds = site.schema as Bounds;
  const values = numbersOf(site);
  const low = values.filter(
    (value) =>
      value < (bounds.minimum ?? bounds.exclusiveMinimum ?? -Infinity) ||
      value <= (bounds.exclusiveMinimum ?? -Infinity),
  ).length;
  const high = values.filter((value) => value > (bounds.maximum ?? Infinity)).length;
  const parts = [
    low > 0 && `${low} below ${bounds.minimum ?? bounds.exclusiveMinimum}`,
    high > 0 && `${high} above ${bounds.maximum}`,
  ].filter((part) => part !== false);
  return causeOf(
    'range',
    `\`${nameOfPlace(site.at)}\` leaves its range: ${parts.join(', ')} of ${values.length}`,
    [site],
    confidenceOf(low + high, values.length),
    [],
  );
}

function causeOf(kind: string, says: string, sites: Site[], confidence: number, edits: SchemaEdit[]): Cause {
  const seen = sites.reduce((sum, { values }) => sum + values.length, 0);
  return causeAt(sites, { kind, says, confidence, seen, edits });
}
