import { CASINGS } from '../../../openapi/casings.ts';
import type { Bundle, Schema } from '../../../openapi/document.ts';

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
