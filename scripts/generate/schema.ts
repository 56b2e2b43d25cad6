import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Bundle, Method } from './description.ts';

/** Types of all schemas and paths, by openapi-typescript; the facade's types and `raw` both stand on them. */
export async function renderSchema(bundle: Bundle): Promise<string> {
  const nodes = await openapiTS(withoutHeaders(bundle) as OpenAPI3, {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
  });
  return `// Written by npm run generate. Do not edit.\n${astToString(nodes)}`;
}

/** The SDK puts the headers in, so a caller of `raw` must not be asked for them. Examples would only slow it down. */
function withoutHeaders(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  const headers = new Set<string>();
  for (const [name, parameter] of Object.entries(copy.components.parameters ?? {})) {
    if (parameter.in !== 'header') continue;
    headers.add(`#/components/parameters/${name}`);
    delete copy.components.parameters?.[name];
  }
  const keep = (parameter: { $ref?: string; in?: string }) =>
    parameter.in !== 'header' && !headers.has(parameter.$ref ?? '');
  for (const item of Object.values(copy.paths)) {
    if (item.parameters) item.parameters = item.parameters.filter(keep);
    for (const method of ['get', 'post'] satisfies Method[]) {
      const operation = item[method];
      if (operation?.parameters) operation.parameters = operation.parameters.filter(keep);
    }
  }
  return copy;
}
