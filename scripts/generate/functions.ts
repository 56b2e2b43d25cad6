import { renderComment } from './client.ts';
import type { Operation } from './description.ts';
import { inputName, typeNames, typeOf } from './names.ts';
import { renderRow } from './operations.ts';

/** Prints a function for each operation, which contains its row. */
export function renderFunctions(operations: Operation[]): string {
  return `// Written by npm run generate. Do not edit.
/**
 * Every operation as a function that takes a client. A bundle contains only the functions that it imports.
 * @module
 */
import { type OperationFunction, operation, repeatable } from '../operation.ts';
import type { ${typeNames(operations).join(', ')} } from './schema.ts';

export type { OperationFunction } from '../operation.ts';

${operations.map(renderFunction).join('\n\n')}
`;
}

function renderFunction(operation: Operation): string {
  const { id, domain, verb, effect, paged, input, output } = operation;
  const kind = effect === 'read' && paged ? 'paged' : effect;
  const args = input ? `input${input.required ? '' : '?'}: ${inputName(operation)}` : '';
  return `${renderComment(operation)}
export const ${domain}${typeOf(verb)}: OperationFunction<'${id}', '${kind}', [${args}], ${output}> = /* @__PURE__ */ ${operation.idempotencyKey ? 'repeatable' : 'operation'}(
  '${id}',
  '${renderRow(operation)}',
);`;
}
