import { containerOf } from './cause.ts';
import { plain } from './name-likeness.ts';
import type { Observations } from './observations.ts';
import { unclearNames } from './presence.ts';
import { groupBy } from './renames.ts';
import type { Site } from './site.ts';
import { median } from './units.ts';
import { describedForm, EMPTY_FORMS, formOf } from './wire-form.ts';

/** A shared schema that some callers send otherwise than the others. */
export interface Disagreement {
  /** The pointer of the schema's component. */
  component: string;
  shows: Set<string>;
  against: Set<string>;
}

/** What all values of a place are like for a caller; empty if they are as described. */
type Trait = string;
const AS_DESCRIBED: Trait = '';

/** Finds the schemas that their users do not have in common. */
export function disagreements(observations: Observations): Disagreement[] {
  const all = [...observations.sites.values()];
  const isYuan = yuanCallers(all);
  const unclear = groupBy(unclearNames(observations), ({ site }) => site);
  const inPlaces = all
    .filter(({ at }) => at.startsWith('#/components/schemas/') && !at.startsWith('#/components/schemas/Page/'))
    .flatMap((site) => {
      const missing = (unclear.get(site) ?? []).map(({ operation }) => operation);
      return [namesOf(site, missing), formsOf(site, isYuan), structuresOf(site)].map((traits) => ({
        component: containerOf(site.at),
        traits,
      }));
    });
  // A place cannot depart from its enumeration, so all places of one are compared.
  const codes = all.filter(({ kind, component }) => kind === 'code' && component);
  const inCodes = [...groupBy(codes, ({ component }) => component)].map(([component = '', sites]) => ({
    component,
    traits: sites.flatMap((site) => formsOf(site, isYuan)),
  }));
  return [...inPlaces, ...inCodes].flatMap(({ component, traits }) => disagreementsOf(component, traits));
}

type Tally = [caller: string, trait: Trait][];

function disagreementsOf(component: string, tally: Tally): Disagreement[] {
  const byCaller = groupBy(tally, ([caller]) => caller);
  const uniform = [...byCaller].flatMap(([caller, all]) => {
    const [trait = AS_DESCRIBED, ...others] = new Set(all.map(([, one]) => one));
    return others.length === 0 ? [{ caller, trait }] : [];
  });
  const byTrait = groupBy(uniform, ({ trait }) => trait);
  if (byTrait.size < 2) return [];
  // Those as described, or else the most, keep the schema.
  const [kept] = [...byTrait].sort(
    ([a, some], [b, others]) =>
      Number(b === AS_DESCRIBED) - Number(a === AS_DESCRIBED) || others.length - some.length || (a < b ? -1 : 1),
  )[0] ?? [AS_DESCRIBED];
  return [...byTrait]
    .filter(([trait]) => trait !== kept)
    .map(([trait, callers]) => {
      const shows = new Set(callers.map(({ caller }) => caller));
      return { component, shows, against: new Set([...byCaller.keys()].filter((one) => !shows.has(one))), trait };
    });
}

/** The names under which a property comes, and its lack beside an unknown name. */
const namesOf = ({ name, spelt }: Site, missing: string[]): Tally => [
  ...[...spelt].flatMap(([own, callers]) =>
    [...callers].map((caller): Tally[number] => [caller, own === name ? AS_DESCRIBED : own]),
  ),
  ...missing.map((caller): Tally[number] => [caller, 'missing']),
];

function formsOf(site: Site, isYuan: (caller: string) => boolean): Tally {
  const described = describedForm(site.kind, site.schema);
  return site.values.flatMap((value, index): Tally => {
    const caller = site.from[index] ?? '';
    if (EMPTY_FORMS.some(({ fits }) => fits(value))) return [];
    if (site.kind === 'code') return [[caller, codeTrait(site, value)]];
    if (site.kind === 'money' && typeof value === 'number') return [[caller, isYuan(caller) ? 'yuan' : AS_DESCRIBED]];
    const says = formOf(site.kind, value, described)?.says;
    // `Z` is a valid offset, and an empty text has no form.
    const isDescribed = !described || says === described.says || says?.startsWith('date-times in UTC');
    return [[caller, isDescribed || says === undefined ? AS_DESCRIBED : says]];
  });
}

/** Another spelling or type of a code. An unknown code may come from every operation. */
function codeTrait({ schema }: Site, value: unknown): Trait {
  const codes = schema.enum ?? [schema.const];
  if (codes.includes(value)) return AS_DESCRIBED;
  if (codes.some((code) => plain(code) === plain(value))) return 'spelling';
  return codes.every((code) => typeof code !== typeof value) ? typeof value : AS_DESCRIBED;
}

const structuresOf = ({ structuresFrom, structuredIn, operations }: Site): Tally =>
  [...operations].flatMap((caller): Tally => {
    // A caller with both keeps the described one, because a patch cannot say both. Nothing may have a form of its own.
    const others = [...structuresFrom]
      .filter(([says, callers]) => callers.has(caller) && (/empty/.test(says) || !structuredIn.has(caller)))
      .map(([says]): Tally[number] => [caller, says]);
    return others.length > 0 ? others : [[caller, AS_DESCRIBED]];
  });

const domainOf = (caller: string) => caller.split('.')[0];

/**
 * Returns whether the amounts of a caller are in yuan. Those with decimals are; whole ones may be, if others of the domain
 * are, or those of most domains, unless they are as large as cents.
 */
export function yuanCallers(sites: Site[]): (caller: string) => boolean {
  const amounts = sites
    .filter(({ kind }) => kind === 'money')
    .flatMap(({ values, from }) =>
      values.flatMap((value, index) => (typeof value === 'number' ? [{ value, caller: from[index] ?? '' }] : [])),
    );
  const byCaller = groupBy(amounts, ({ caller }) => caller);
  const sure = new Set(amounts.filter(({ value }) => !Number.isInteger(value)).map(({ caller }) => caller));
  const domains = new Set([...sure].map(domainOf));
  const isUsual = domains.size * 2 >= new Set(amounts.map(({ caller }) => domainOf(caller))).size;
  const middle = (callers: Iterable<string>) =>
    median([...callers].flatMap((caller) => (byCaller.get(caller) ?? []).map(({ value }) => value))) ?? 0;
  const most = 20 * middle(sure);
  const mayBe = (caller: string) => isUsual || domains.has(domainOf(caller));
  const inYuan = new Set([...byCaller.keys()].filter((caller) => mayBe(caller) && middle([caller]) < most));
  return (caller) => sure.has(caller) || (sure.size > 0 && inYuan.has(caller));
}
