import {
  type Cause,
  causeAt,
  confidenceOf,
  listed,
  nameOfPlace,
  percent,
  plural,
  type SchemaEdit,
  withArticle,
} from './cause.ts';
import { yuanCallers } from './disagreements.ts';
import { groupBy } from './renames.ts';
import type { Site } from './site.ts';
import type { SiteKind } from './site-kind.ts';
import { describedForm, EMPTY_FORMS, formOf, WIRE_FORMS, type WireForm } from './wire-form.ts';

const NOUNS: Record<SiteKind, string> = {
  'date-time': 'date-time',
  date: 'day',
  time: 'time of day',
  money: 'amount of money',
  id: 'id',
  boolean: 'yes or no',
  code: 'code',
  picture: 'picture',
  integer: 'integer',
  number: 'number',
  text: 'text',
  list: 'list',
  object: 'object',
  null: 'null',
};

interface Deviation {
  site: Site;
  form: WireForm;
  count: number;
  all: number;
}

/**
 * Finds values whose format differs from the description, with one cause for all places that differ in the same way.
 *
 * @param offset of the server's zone, for times without one
 */
export function formatCauses(sites: Site[], offset: string): Cause[] {
  const causes: Cause[] = [];
  for (const [kind, ofKind] of groupBy(sites, ({ kind }) => kind)) {
    const deviations = kind === 'money' ? moneyDeviations(ofKind) : ofKind.flatMap(deviationsOf);
    for (const group of groupBy(deviations, ({ form }) => form.says).values())
      causes.push(causeOf(kind, group, ofKind, offset));
  }
  const structured = sites
    .filter(({ structures }) => structures.size > 0)
    .flatMap((site) => [...site.structures].map(([says, times]) => ({ site, says, times })));
  for (const group of groupBy(structured, ({ site, says }) => `${site.kind} ${says}`).values())
    causes.push(structureCause(group, sites));
  return causes;
}

const scalars = ({ values }: Site) => values.filter((value) => !EMPTY_FORMS.some(({ fits }) => fits(value)));

function deviationsOf(site: Site): Deviation[] {
  const described = describedForm(site.kind, site.schema);
  if (!described) return [];
  const values =
    site.kind === 'text' || site.kind === 'picture' || site.kind === 'id'
      ? site.values.filter((value) => typeof value !== 'string')
      : scalars(site);
  const forms = groupBy(
    values.map((value) => formOf(site.kind, value, described)).filter((form) => form !== undefined),
    ({ says }) => says,
  );
  return [...forms.values()].flatMap((same) => {
    const [form] = same;
    if (!form || form.says === described.says) return [];
    // `Z` is a valid offset. It shows a lost zone only if all values have it.
    if (form.says.startsWith('date-times in UTC') && same.length < values.length) return [];
    return [{ site, form, count: same.length, all: values.length }];
  });
}

/** A whole amount of a caller whose amounts are in yuan is in yuan too. */
function moneyDeviations(sites: Site[]): Deviation[] {
  const isYuan = yuanCallers(sites);
  const form = WIRE_FORMS.money?.[1];
  return sites.flatMap((site) => {
    if (!form || describedForm('money', site.schema) === form) return deviationsOf(site);
    const numbers = site.values.filter((value, index) => typeof value === 'number' && isYuan(site.from[index] ?? ''));
    if (numbers.length === 0) return deviationsOf(site);
    return [{ site, form, count: numbers.length, all: site.values.length }];
  });
}

function causeOf(kind: SiteKind, group: Deviation[], all: Site[], offset: string): Cause {
  const [{ form } = { form: { says: '', fits: () => false } as WireForm }] = group;
  const observed = all.filter((site) => scalars(site).length > 0);
  const seen = group.reduce((sum, { count }) => sum + count, 0);
  const values = group.reduce((sum, one) => sum + one.all, 0);
  const isAll = group.length >= observed.length * 0.9 && group.length > 1;
  const noun = NOUNS[kind];
  const subject = isAll
    ? `All ${observed.length} places of ${withArticle(noun)}`
    : `${plural(group.length, 'place')} of ${withArticle(noun)} (${namesOf(group)})`;
  const partly = seen < values * 0.98 ? `, in ${percent(seen, values)} of the values` : '';
  const whole = group.filter((one) => one.count >= one.all * 0.98).map(({ site }) => site);
  return causeAt(
    group.map(({ site }) => site),
    {
      kind: `format ${kind}`,
      says: `${subject} ${group.length === 1 && !isAll ? 'has' : 'have'} ${form.says}${partly}`,
      confidence: confidenceOf(seen, values),
      seen,
      edits: editsOf(whole, all, form, offset),
    },
  );
}

const namesOf = (group: { site: Site }[]) =>
  listed(
    group.map(({ site }) => nameOfPlace(site.at)),
    3,
  );

/** Components that can define their wire format. */
const WIRE_COMPONENT = /\/(DateTime|Day|TimeOfDay|Cents|Id)$/;

/** Changes a component if all its observed uses differ in the same way, otherwise each place separately. */
function editsOf(sites: Site[], all: Site[], { schema, wire }: WireForm, offset: string): SchemaEdit[] {
  const differing = new Set(sites);
  const users = groupBy(
    all.filter((site) => site.component !== undefined && (scalars(site).length > 0 || differing.has(site))),
    ({ component }) => component,
  );
  const isShared = ({ component }: Site) =>
    component !== undefined && (users.get(component) ?? []).every((site) => differing.has(site));
  const edits = sites.flatMap((site): SchemaEdit[] => {
    const { component = '' } = site;
    if (isShared(site) && wire !== undefined && WIRE_COMPONENT.test(component)) {
      const zone = wire && component.endsWith('/DateTime') && /YYYY|numbers|UTC/.test(wire.form ?? '') && { offset };
      return [{ do: 'set', at: component, keywords: { 'x-wire': wire === null ? undefined : { ...wire, ...zone } } }];
    }
    if (!schema) return [];
    if (isShared(site)) return [{ do: 'set', at: component, keywords: schema }];
    const nullable =
      site.nullable && typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
    const keywords = site.component ? { $ref: undefined, oneOf: undefined, ...nullable } : nullable;
    return [{ do: 'set', at: site.at, keywords }];
  });
  return [...new Map(edits.map((edit) => [edit.at, edit])).values()];
}

const valueCount = ({ count, nulls }: Site) => count - nulls;

function structureCause(group: { site: Site; says: string; times: number }[], sites: Site[]): Cause {
  const [{ site: first, says } = { site: { kind: 'list' as SiteKind }, says: '' }] = group;
  const seen = group.reduce((sum, { times }) => sum + times, 0);
  const all = group.reduce((sum, { site }) => sum + valueCount(site), 0);
  const observed = sites.filter(({ kind, count, nulls }) => kind === first.kind && count > nulls);
  const subject =
    group.length >= observed.length * 0.8
      ? `All ${observed.length} places of ${withArticle(first.kind)}`
      : `${plural(group.length, 'place')} of ${withArticle(first.kind)} (${namesOf(group)})`;
  const isNothing = /empty/.test(says);
  const keywords = {
    type: 'string',
    items: undefined,
    'x-unique': undefined,
    minItems: undefined,
    maxItems: undefined,
    'x-sorted-by': undefined,
  };
  const isText = /text/.test(says) && !isNothing;
  const always = group.filter(
    ({ site, times }) => isText && times === valueCount(site) && site.component === undefined,
  );
  return causeAt(
    group.map(({ site }) => site),
    {
      kind: `structure ${first.kind}`,
      says: `${subject} ${isNothing ? 'have, for nothing,' : 'have'} ${says}${seen < all ? `, ${seen} of ${all} times` : ''}`,
      confidence: confidenceOf(seen, isNothing ? seen : all),
      seen,
      edits: always.map(({ site }) => ({ do: 'set', at: site.at, keywords })),
    },
  );
}
