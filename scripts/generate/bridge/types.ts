import { type Action, type Contract, dereference, propertiesOf, type Schema, variantsOf } from './actions.ts';

/** Declares a shared schema: an interface for an object, otherwise a union of its variants. */
export function renderDeclaration(name: string, contract: Contract): string {
  const schema = contract.schemas[name] as Schema;
  const comment = `/** ${documentation(schema, contract)} */`;
  if (schema.oneOf) return `${comment}\nexport type ${name} =${renderVariants(schema, contract)};`;
  return `${comment}\nexport interface ${name} ${renderType(schema, contract)}`;
}

/** Whether a shared schema has a named type; other schemas are printed inline. */
export function hasType({ type, oneOf }: Schema): boolean {
  return type === 'object' || oneOf !== undefined;
}

/** A schema as a TypeScript type. */
export function renderType(schema: Schema, contract: Contract, indent = ''): string {
  const target = schema.$ref && contract.schemas[schema.$ref];
  if (schema.$ref && target) return hasType(target) ? schema.$ref : renderType(target, contract, indent);
  if (schema.const !== undefined) return `'${schema.const}'`;
  if (schema.enum) return schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  if (schema.type === 'array') {
    const item = renderType(schema.items ?? {}, contract, indent);
    return item.includes('|') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object') return renderObject(schema, contract, indent);
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
}

/** The input of an action as a TypeScript type. */
export function renderParams({ params }: Action, contract: Contract, indent: string): string {
  return params ? renderType(params, contract, indent) : 'Record<string, never>';
}

/** The description of a value, with its range and default. */
export function documentation(schema: Schema, contract: Contract): string {
  const { description, type, minimum, maximum, default: usual } = dereference(schema, contract);
  const span = maximum === undefined ? `${minimum} or more` : `${minimum} to ${maximum}`;
  const range = minimum === undefined ? '' : `${type === 'integer' ? 'Whole number, ' : ''}${span}.`;
  return [description, range, usual === undefined ? '' : `Default: ${usual}.`].filter(Boolean).join(' ');
}

function renderObject(schema: Schema, contract: Contract, indent: string): string {
  const lines = propertiesOf(schema).flatMap(({ name, property, required }) => {
    const words = documentation(property, contract);
    return [
      ...(words ? [`${indent}  /** ${words} */`] : []),
      `${indent}  ${name}${required ? '' : '?'}: ${renderType(property, contract, `${indent}  `)};`,
    ];
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function renderVariants(schema: Schema, contract: Contract): string {
  const { variants } = variantsOf(schema);
  return variants
    .map(([, variant]) => `\n  /** ${variant.description} */\n  | ${renderObject(variant, contract, '    ')}`)
    .join('');
}
