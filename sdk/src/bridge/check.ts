import type { Shape } from './actions/row.ts';

/**
 * Reads a value by its shape: copies the fields of the shape and no others. An optional field may also be null.
 * @throws {TypeError} naming where the value is not of the shape
 */
export function readShape(shape: Shape, value: unknown, where = 'result'): unknown {
  if (typeof shape === 'string') {
    if (fits(shape, value)) return value;
  } else if (Array.isArray(shape)) {
    if (Array.isArray(value)) return value.map((item, index) => readShape(shape[0], item, `${where}[${index}]`));
  } else if (value && typeof value === 'object' && !Array.isArray(value)) {
    const copy: Record<string, unknown> = {};
    for (const [field, inner] of Object.entries(shape)) {
      const name = field.replace('?', '');
      const said = (value as typeof copy)[name];
      if (said != null || name === field) copy[name] = readShape(inner, said, `${where}.${name}`);
    }
    return copy;
  }
  throw new TypeError(`${where} is not as agreed`);
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const types: Record<string, (value: unknown) => boolean> = {
  json: (value) => value !== undefined,
  flag: (value) => typeof value === 'boolean',
  number: Number.isFinite,
  int: Number.isInteger,
  text: matches(/^/),
  url: matches(/^https?:\/\//),
  image: matches(/^(https:\/\/|blob:|data:image\/)/),
};

function fits(leaf: string, value: unknown): boolean {
  const [type = '', range = ''] = leaf.split(' ');
  const [low, high] = range.split('..');
  const isType = types[type] ?? (() => type.split('|').includes(value as string));
  // A missing end is no limit.
  return isType(value) && !((value as number) < Number(low || NaN) || (value as number) > Number(high || NaN));
}
