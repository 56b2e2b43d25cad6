import type { Operation } from './description.ts';

/** Prints the table of all operations, one readable row each. */
export function renderOperations(operations: Operation[]): string {
  return `// Written by npm run generate. Do not edit.

/**
 * Every operation: method, path, and a word for each property that is not as usual. \`{app}\` in a path is \`scheme\` on the main
 * host and \`food\` on the food host. \`table.ts\` reads it.
 *
 * - \`silent\`: a failure shows no toast
 * - \`exempt\`: it does not wait for a pending login
 * - \`effect=command\`: a GET that changes something; \`effect=read\`: a POST that changes nothing
 * - \`paged\`: the reply is a page of a list
 * - \`noInput\`: the method takes options alone
 * - \`idempotencyKey\`: a command that acts once for each \`idempotencyKey\` of its input
 * - \`data=array\`, \`string\`, \`number\`, \`boolean\`, \`null\`: the JSON type of the data, where it is not an object
 * - \`nullable\`: the data may be null
 */
export const operations: Record<string, string> = {
${operations.map((operation) => `  '${operation.id}': '${renderRow(operation)}',`).join('\n')}
};
`;
}

/** Prints a row of the table. */
export function renderRow({ method, path, effect, data, ...operation }: Operation): string {
  const usualEffect = method === 'get' ? 'read' : 'command';
  return [
    method.toUpperCase(),
    operation.perApp ? path.replace('/scheme/', '/{app}/') : path,
    operation.silent && 'silent',
    operation.exempt && 'exempt',
    effect !== usualEffect && `effect=${effect}`,
    operation.paged && 'paged',
    !operation.input && 'noInput',
    operation.idempotencyKey && 'idempotencyKey',
    data !== 'object' && `data=${data}`,
    data !== 'null' && operation.nullable && 'nullable',
  ]
    .filter(Boolean)
    .join(' ');
}
