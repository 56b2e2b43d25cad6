import type { Schema } from '../../../openapi/document.ts';
import type { Cause, SchemaEdit } from './cause.ts';
import type { Observations } from './observations.ts';
import { groupBy, ownerOf } from './renames.ts';
import type { Site } from './site.ts';

type ConfirmEdit = Extract<SchemaEdit, { do: 'confirm' }>;

/**
 * Marks parts of the description that the traffic confirms: whole schemas if all properties were observed, otherwise single
 * properties. An enumeration counts only if all its values were observed.
 *
 * @param date the day of the traffic, `YYYY-MM-DD`
 */
export function confirmations(
  { sites }: Observations,
  causes: Cause[],
  schemas: Record<string, Schema>,
  date: string,
): ConfirmEdit[] {
  const contradicted = new Set(causes.filter(({ confidence }) => confidence >= 0.3).flatMap(({ places }) => places));
  const all = [...sites.values()];
  const confirmed = all.filter((site) => site.count > site.nulls && !contradicted.has(site.at));
  const properties = confirmed.filter(
    ({ at }) => /\/properties\/[^/]+$/.test(at) && at.startsWith('#/components/schemas/'),
  );
  const edits = [...groupBy(properties, ownerOf)].flatMap(([owner, seen]): ConfirmEdit[] => {
    const described = Object.keys(schemas[owner.split('/')[3] ?? '']?.properties ?? {});
    const isWhole = owner.split('/').length === 4 && described.length === seen.length && !contradicted.has(owner);
    return isWhole ? [{ do: 'confirm', at: owner, date }] : seen.map(({ at }) => ({ do: 'confirm', at, date }));
  });
  return [...edits, ...confirmedCodes(all, contradicted, date)];
}

function confirmedCodes(sites: Site[], contradicted: Set<string>, date: string): ConfirmEdit[] {
  const users = groupBy(
    sites.filter(({ kind, component, values }) => kind === 'code' && component && values.length > 0),
    ({ component }) => component,
  );
  return [...users].flatMap(([component, group]): ConfirmEdit[] => {
    const values = new Set(group.flatMap((site) => site.values));
    const isWhole =
      group.every(({ at }) => !contradicted.has(at)) &&
      (group[0]?.schema.enum ?? []).every((value) => values.has(value));
    return component && isWhole ? [{ do: 'confirm', at: component, date }] : [];
  });
}
