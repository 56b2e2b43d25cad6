import type { Schema } from '../../../openapi/document.ts';
import { holdsId } from '../inputs.ts';

/** The kind of value at a place, by the description. */
export type SiteKind =
  | 'date-time'
  | 'date'
  | 'time'
  | 'money'
  | 'id'
  | 'boolean'
  | 'code'
  | 'picture'
  | 'integer'
  | 'number'
  | 'text'
  | 'list'
  | 'object'
  | 'null';

/**
 * @param name the property
 * @param schema with references followed
 * @param component the name of the referenced component, if any
 */
export function kindOfSite(name: string, schema: Schema, component: string | undefined): SiteKind {
  const type = [schema.type ?? []].flat().find((one) => one !== 'null');
  if (component === 'DateTime' || schema.format === 'date-time') return 'date-time';
  if (component === 'Day' || schema.format === 'date') return 'date';
  if (component === 'Id') return 'id';
  if (component === 'TimeOfDay') return 'time';
  if (schema.format === 'uri' || schema.format === 'uri-reference') return 'picture';
  if (/^(Cents|Money)/.test(component ?? '') || (type === 'integer' && /\bcents\b/i.test(schema.description ?? '')))
    return 'money';
  if (schema.enum || typeof schema.const === 'string') return 'code';
  if (type === 'array') return 'list';
  if (type === 'object' || schema.properties || schema.allOf) return 'object';
  if (type === 'boolean' || typeof schema.const === 'boolean') return 'boolean';
  if (type === 'integer') return 'integer';
  if (type === 'number') return 'number';
  // What nobody can guess is never a number.
  const isSecret = schema['x-secret-bits'] !== undefined || /(code|token|ticket)s?$/i.test(name);
  if (type === 'string') return holdsId(name) && !isSecret ? 'id' : 'text';
  return 'null';
}
