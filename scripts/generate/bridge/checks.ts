import { type Contract, propertiesOf, type Schema, variantsOf } from './actions.ts';

/** Prints a schema as an expression with the functions in `sdk/src/bridge/check.ts`, imported as `check`. */
export function renderCheck(schema: Schema | undefined): string {
  if (!schema) return 'check.object({})';
  if (schema.$ref) return schema.$ref;
  if (schema.oneOf) {
    const { property, variants } = variantsOf(schema);
    const checks = variants.map(([value, variant]) => `${value}: ${renderCheck(variant)}`);
    return `check.variant('${property}', { ${checks.join(', ')} })`;
  }
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return `check.oneOf(${values.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(', ')})`;
  switch (schema.type) {
    case 'string':
      return schema.pattern ? `check.pattern(/${schema.pattern.replaceAll('/', '\\/')}/)` : 'check.string';
    case 'number':
    case 'integer':
      return `check.${schema.type}(${renderRange(schema)})`;
    case 'array':
      return `check.array(${renderCheck(schema.items)})`;
    case 'object':
      return renderObject(schema);
    default:
      return schema.type ? `check.${schema.type}` : 'check.json';
  }
}

/** Prints constants for the shared schemas used by some schemas, each after its own dependencies. */
export function renderSharedChecks(used: (Schema | undefined)[], { schemas }: Contract): string {
  const ordered = new Set<string>();
  const visit = (schema: Schema | undefined): void => {
    if (!schema) return;
    for (const inner of [schema.items, ...(schema.oneOf ?? []), ...Object.values(schema.properties ?? {})])
      visit(inner);
    if (schema.$ref && !ordered.has(schema.$ref)) {
      visit(schemas[schema.$ref]);
      ordered.add(schema.$ref);
    }
  };
  for (const schema of used) visit(schema);
  return [...ordered].map((name) => `const ${name} = ${renderCheck(schemas[name])};`).join('\n');
}

function renderRange({ minimum, maximum }: Schema): string {
  if (maximum === undefined) return String(minimum ?? '');
  return `${minimum ?? '-Infinity'}, ${maximum}`;
}

function renderObject(schema: Schema): string {
  const fields = (wanted: boolean) =>
    propertiesOf(schema).flatMap(({ name, property, required }) =>
      required === wanted ? [`${name}: ${renderCheck(property)}`] : [],
    );
  const [required, optional] = [fields(true), fields(false)];
  const braces = (list: string[]) => (list.length > 0 ? `{ ${list.join(', ')} }` : '{}');
  return `check.object(${braces(required)}${optional.length > 0 ? `, ${braces(optional)}` : ''})`;
}
