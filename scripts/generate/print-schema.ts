import type { Schema } from '../../openapi/document.ts';
import { nameOfRef } from './ref.ts';

/** A schema as a TypeScript type without comments. */
export function printSchema(schema: Schema, indent = ''): string {
  if (schema.$ref) return nameOfRef(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return variants.map((variant) => printSchema(variant, indent)).join(' | ');
  const parts = (schema.allOf ?? []).map((part) => wrapped(printSchema(part, indent)));
  const types = [schema.type ?? []].flat().map((type) => printType(type, schema, indent));
  if (types.length > 0) parts.push(parts.length > 0 ? wrapped(types.join(' | ')) : types.join(' | '));
  return parts.join(' & ') || 'unknown';
}

function printType(type: string, schema: Schema, indent: string): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return `${wrapped(printSchema(schema.items ?? {}, indent))}[]`;
  if (type !== 'object') return type;
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      `${indent}  ${name}${required.has(name) ? '' : '?'}: ${printSchema(property, `${indent}  `)};\n`,
  );
  if (properties.length > 0) return `{\n${properties.join('')}${indent}}`;
  return schema.additionalProperties ? 'Record<string, unknown>' : '{}';
}

const wrapped = (type: string): string => (/^[\w[\]]+$/.test(type) ? type : `(${type})`);
