import type { Shape } from './actions/row.ts';

/**
 * A value as its shape says it: a copy of the fields that are named, and of no others. A field that may be left out may
 * also be null.
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

function fits(leaf: string, value: unknown): boolean {
  const [type = '', range = ''] = leaf.split(' ');
  if (type === 'json') return value !== undefined;
  if (type === 'flag') return typeof value === 'boolean';
  if (type === 'number' || type === 'int') {
    const [low, high] = range.split('..');
    return (
      (type === 'int' ? Number.isInteger(value) : Number.isFinite(value)) &&
      !(low && (value as number) < +low) &&
      !(high && (value as number) > +high)
    );
  }
  if (typeof value !== 'string') return false;
  if (type === 'url') return /^https?:\/\//.test(value);
  if (type === 'image') return /^(https:\/\/|blob:|data:image\/)/.test(value);
  return type === 'text' || type.split('|').includes(value);
}
