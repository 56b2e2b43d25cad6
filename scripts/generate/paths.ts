import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Bundle, Method } from '../../openapi/document.ts';
import { nameOfRef } from './ref.ts';

/**
 * Prints the types of all paths with openapi-typescript, for calls by path (`createRaw`). Schemas are the declarations of
 * `schema.ts`.
 */
export async function renderPaths(bundle: Bundle): Promise<string> {
  const nodes = await openapiTS(withoutHeaders(bundle) as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
    transform: (_schema, { path = '' }) =>
      /^#\/components\/schemas\/\w+$/.test(path) ? ts.factory.createTypeReferenceNode(nameOfRef(path)) : undefined,
  });
  const names = Object.keys(bundle.components.schemas ?? {}).sort();
  return `// Written by npm run generate. Do not edit.
import type { ${names.join(', ')} } from './schema.ts';

${astToString(nodes.filter((node) => !isHelper(node))).replace('export interface paths', '/** Every path with its calls, for `createRaw`. */\n$&')}`;
}

/** A helper for required properties of inherited schemas. All schemas are references here, so nothing uses it. */
const isHelper = (node: ts.Node): boolean => ts.isTypeAliasDeclaration(node) && node.name.text === 'WithRequired';

/** The SDK sets the headers, so `raw` must not require them from its caller. Examples would only slow down the compiler. */
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
