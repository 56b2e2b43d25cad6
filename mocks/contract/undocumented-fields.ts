import type { Schema } from '../../openapi/document.ts';
import { merged, show, step } from './describe-value.ts';
import type { Undocumented } from './findings.ts';
import { composing, type Resolve } from './schema-walk.ts';

/** Finds the fields of a value that are not in the description. Objects with open schemas have none. */
export function undocumentedFields(schema: Schema, value: unknown, resolve: Resolve): Undocumented[] {
  return merged(within([schema], value, '', resolve), () => '');
}

/** `schemas` all describe the value: several in a composition. */
function within(schemas: Schema[], value: unknown, pointer: string, resolve: Resolve): Undocumented[] {
  const parts = schemas.flatMap((schema) => composing(schema, resolve).map((part) => part.schema));
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return items.length === 0
      ? []
      : value.flatMap((item, index) => within(items, item, pointer + step(index), resolve));
  }
  if (typeof value !== 'object' || value === null) return [];
  const described = parts.some((part) => part.properties);
  const rest = parts.flatMap((part) => part.additionalProperties || []);
  return Object.entries(value).flatMap(([name, field]) => {
    const known = parts.flatMap((part) =>
      part.properties && Object.hasOwn(part.properties, name) ? (part.properties[name] ?? []) : [],
    );
    const about = known.length > 0 ? known : rest;
    if (about.length > 0)
      return within(about.filter((one) => one !== true) as Schema[], field, pointer + step(name), resolve);
    return described ? [{ where: pointer + step(name), got: show(field), times: 1 }] : [];
  });
}
