import { renderComment } from './client.ts';
import { byDomain, type Operation } from './description.ts';
import { inputName, typeNames, typeOf } from './names.ts';
import { renderRow } from './operations.ts';

/**
 * Prints a function for each operation, which contains its row: a file per domain, because a bundler moves whole files to the chunks of an
 * app.
 * @param folder path of the files in the repository
 */
export function renderFunctions(operations: Operation[], folder: string): [path: string, content: string][] {
  const domains = [...byDomain(operations)];
  const index = `// Written by npm run generate. Do not edit.
/**
 * Every operation as a function that takes a client. A bundle contains only the functions that it imports.
 * @module
 */
${domains.map(([domain]) => `export * from './functions/${domain}.ts';`).join('\n')}
export type { OperationFunction } from '../operation.ts';
`;
  const files = domains.map(([domain, own]): [string, string] => [
    `${folder}/functions/${domain}.ts`,
    renderDomain(own),
  ]);
  return [[`${folder}/functions.ts`, index], ...files];
}

function renderDomain(operations: Operation[]): string {
  const kinds = new Set(operations.map(kindOf));
  const creators = (['operation', 'repeatable'] as const).filter((kind) => kinds.has(kind));
  const types = typeNames(operations);
  return `// Written by npm run generate. Do not edit.
import { type OperationFunction, ${creators.join(', ')} } from '../../operation.ts';
${types.length > 0 ? `import type { ${types.join(', ')} } from '../schema.ts';\n` : ''}
${operations.map(renderFunction).join('\n\n')}
`;
}

const kindOf = ({ idempotencyKey }: Operation) => (idempotencyKey ? 'repeatable' : 'operation');

function renderFunction(operation: Operation): string {
  const { id, domain, verb, effect, paged, input, output } = operation;
  const kind = effect === 'read' && paged ? 'paged' : effect;
  const args = input ? `input${input.required ? '' : '?'}: ${inputName(operation)}` : '';
  return `${renderComment(operation)}
export const ${domain}${typeOf(verb)}: OperationFunction<'${id}', '${kind}', [${args}], ${output}> = /* @__PURE__ */ ${kindOf(operation)}(
  '${id}',
  '${renderRow(operation)}',
);`;
}
