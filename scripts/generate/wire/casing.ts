import type { Bundle, Schema } from '../description.ts';

export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

/** Casings of camelCase names on other servers. */
export const CASINGS: Record<string, (name: string) => string> = {
  snake_case: (name) => wordsOf(name).join('_'),
  PascalCase: (name) => name.charAt(0).toUpperCase() + name.slice(1),
  'kebab-case': (name) => wordsOf(name).join('-'),
  lowercase: (name) => name.toLowerCase(),
  UPPER_SNAKE: (name) => wordsOf(name).join('_').toUpperCase(),
};

/** Adds the casing of all names to the `x-wire` of the objects in the description. */
export function withCasing(bundle: Bundle): Bundle {
  const casing = CASINGS[bundle['x-envelope']?.names ?? ''];
  if (!casing) return bundle;
  const { components } = bundle;
  const named = ([name, schema]: [string, Schema]): [string, Schema] => {
    const spelt = Object.keys(schema.properties ?? {}).map((property) => [property, casing(property)] as const);
    const names = Object.fromEntries(spelt.filter(([property, sent]) => sent !== property));
    return [name, Object.keys(names).length > 0 ? { ...schema, 'x-wire': { ...names, ...schema['x-wire'] } } : schema];
  };
  return {
    ...bundle,
    components: { ...components, schemas: Object.fromEntries(Object.entries(components.schemas ?? {}).map(named)) },
  };
}
