import type { ActionRow, Shape } from '../../sdk/src/bridge/actions/row.ts';
import { shapes } from '../../sdk/src/bridge/actions/shapes.ts';

/** The name of a shared shape, found by object identity. */
export function shapeName(shape: Shape): string | undefined {
  return Object.entries(shapes).find(([, candidate]) => candidate === shape)?.[0];
}

/** A shape as a TypeScript type. */
export function typeOfShape(shape: Shape, indent: string): string {
  const name = shapeName(shape);
  if (name) return name;
  if (typeof shape === 'string') return leafType(notation(shape));
  if (Array.isArray(shape)) {
    const inner = typeOfShape(shape[0], indent);
    return inner.includes('|') ? `(${inner})[]` : `${inner}[]`;
  }
  return fieldsType(shape as Record<string, Shape>, indent);
}

/** The input of an action as a TypeScript type. */
export function typeOfParams({ params, variants }: ActionRow, indent: string): string {
  if (variants) return variants.typeName;
  return params ? typeOfShape(params, indent) : 'Record<string, never>';
}

/** The parameters of an action with variants as a union, one member for each name. */
export function variantsType({ variants }: ActionRow): string {
  const { field, of } = variants as NonNullable<ActionRow['variants']>;
  const members = Object.entries(of).map(([name, { doc, params }]) => {
    const optional = Object.keys(params ?? {}).every((key) => key.endsWith('?')) ? '?' : '';
    const inner = params ? ` params${optional}: ${typeOfShape(params, '    ')};` : '';
    return `  /** ${doc} */\n  | { ${field}: '${name}';${inner} }`;
  });
  return members.join('\n');
}

/** An object's fields as a TypeScript type. */
export function fieldsType(fields: Readonly<Record<string, Shape>>, indent: string): string {
  const lines = Object.entries(fields).flatMap(([field, shape]) => {
    const words = typeof shape === 'string' ? documentation(shape) : '';
    return [
      ...(words ? [`${indent}  /** ${words} */`] : []),
      `${indent}  ${field}: ${typeOfShape(shape, `${indent}  `)};`,
    ];
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** A leaf without its documentation. */
export function notation(leaf: string): string {
  return leaf.split(' // ')[0] as string;
}

/** The description of a field with its range. */
export function documentation(leaf: string): string {
  const words = leaf.split(' // ')[1];
  const [type = '', range] = notation(leaf).split(' ');
  const [low, high] = range?.split('..') ?? [];
  const span = low && high ? `${low} to ${high}` : low && `${low} or more`;
  const limits = span && `${type === 'int' ? 'Whole number, ' : ''}${span}.`;
  return [words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`, limits].filter(Boolean).join(' ');
}

function leafType(leaf: string): string {
  if (leaf.includes('|')) return quoted(leaf.split('|'));
  const [type, range] = leaf.split(' ');
  const [low, high] = (range?.split('..') ?? []).map((end) => (end === '' ? Number.NaN : Number(end)));
  // A small range of whole numbers is a set of codes, which a union of literals shows better.
  if (type === 'int' && low !== undefined && high !== undefined && high - low < 7) {
    return Array.from({ length: high - low + 1 }, (_, step) => String(low + step)).join(' | ');
  }
  const types: Record<string, string> = { flag: 'boolean', number: 'number', int: 'number', json: 'unknown' };
  return types[type as string] ?? 'string';
}

function quoted(options: string[]): string {
  return options.map((option) => `'${option}'`).join(' | ');
}
