import type { ReactNode } from 'react';
import type { Schema } from '../../openapi/document.ts';
import { markdown } from './markdown.ts';

type Resolve = (node: Schema) => Schema;

/** The fields of an object, each with its type, its limits and the fields within. */
export function Fields({ schema, resolve }: { schema: Schema; resolve: Resolve }): ReactNode {
  const { fields } = shapeOf(schema, resolve);
  if (fields.length === 0) return <Value schema={schema} resolve={resolve} />;
  return (
    <ul className="fields">
      {fields.map(({ name, schema: field, required }) => (
        <li key={name}>
          <code className="name">{name}</code> <span className="type">{typeOf(field, resolve)}</span>
          {required ? null : <span className="type"> · optional</span>}
          <Value schema={field} resolve={resolve} />
        </li>
      ))}
    </ul>
  );
}

function Value({ schema, resolve }: { schema: Schema; resolve: Resolve }): ReactNode {
  const { fields, name, values, description = '' } = shapeOf(schema, resolve);
  // Most descriptions of an enumeration list its values with their meaning.
  const unexplained = values.filter((value) => !description.includes(`\`${value}\``));
  return (
    <>
      {description ? (
        <div className="meaning" dangerouslySetInnerHTML={{ __html: markdown(description).html }} />
      ) : null}
      {unexplained.length > 0 ? (
        <div className="values">
          {unexplained.map((value) => (
            <code key={String(value)}>{JSON.stringify(value)}</code>
          ))}
        </div>
      ) : null}
      {fields.length > 0 ? (
        <details>
          <summary>
            {name ?? 'Object'}: {fields.length} {fields.length === 1 ? 'field' : 'fields'}
          </summary>
          <Fields schema={schema} resolve={resolve} />
        </details>
      ) : null}
    </>
  );
}

interface Shape {
  fields: { name: string; schema: Schema; required: boolean }[];
  /** The title of the object or of the list's items. */
  name: string | undefined;
  values: unknown[];
  description: string | undefined;
}

/** What is shown of a schema: without its `null`, and for a list that of its items. */
function shapeOf(node: Schema, resolve: Resolve): Shape {
  const schema = resolve(node);
  const parts = (schema.allOf ?? []).map((part) => shapeOf(part, resolve));
  const choices = (schema.oneOf ?? schema.anyOf ?? []).filter((choice) => resolve(choice).type !== 'null');
  const inner = choices.length === 1 && choices[0] ? shapeOf(choices[0], resolve) : undefined;
  const items = schema.items && shapeOf(schema.items, resolve);
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: schema.required?.includes(name) ?? false,
  }));
  const within = [...parts, inner, items].filter((part) => part !== undefined);
  return {
    fields: [...within.flatMap(({ fields }) => fields), ...own],
    name: schema.title ?? inner?.name ?? items?.name,
    values: [...(schema.enum ?? []), ...within.flatMap(({ values }) => values)].filter((value) => value !== null),
    description: node.description ?? schema.description ?? inner?.description ?? parts[0]?.description,
  };
}

/** `list of text, 1 to 20 · or null` */
function typeOf(node: Schema, resolve: Resolve): string {
  const schema = resolve(node);
  const [part] = schema.allOf ?? [];
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const [nulls, others] = [true, false].map((isNull) =>
      choices.filter((choice) => (resolve(choice).type === 'null') === isNull),
    );
    return [...(others ?? []).map((choice) => typeOf(choice, resolve)), ...(nulls?.length ? ['null'] : [])].join(
      ' or ',
    );
  }
  if (part && !schema.type) return typeOf(part, resolve);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
  const named = types.map((type) => {
    if (type === 'array') return `list of ${schema.items ? typeOf(schema.items, resolve) : 'anything'}`;
    if (type === 'object') return schema.title ?? 'object';
    if (type === 'string') return schema.format ?? 'string';
    return type;
  });
  return [named.join(' or '), ...limitsOf(schema)].join(', ');
}

function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    if (low === undefined && high === undefined) return [];
    if (high === undefined) return [`at least ${low}${unit}`];
    return [low === undefined ? `at most ${high}${unit}` : `${low}–${high}${unit}`];
  };
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
  ];
}

/** The names of all fields within a schema, for the search. */
export function fieldNames(schema: Schema | undefined, resolve: Resolve): string[] {
  if (!schema) return [];
  return shapeOf(schema, resolve).fields.flatMap(({ name, schema: field }) => [name, ...fieldNames(field, resolve)]);
}
