import { byDomain, type Operation } from './description.ts';

/**
 * The table of all operations. It is most of what a client weighs: one string for each base path takes 0.2 kB less (gzip) than
 * a row with the whole path for each operation.
 */
export function renderOperations(operations: Operation[]): string {
  const domains = [...byDomain(operations)].map(
    ([domain, rows]) => `  ${domain}: {\n${[...byBase(rows)].map(renderBase).join('\n')}\n  },`,
  );
  return `// Written by npm run generate. Do not edit.

/**
 * Every operation, by domain and base path; \`table.ts\` reads it. A row has the verb, the method, the last segment of the path,
 * and a word for each thing that is not as usual:
 *
 * - \`silent\`: a failure shows no toast
 * - \`exempt\`: it does not wait for a pending login
 * - \`command\`: a GET that changes something; \`read\`: a POST that changes nothing
 * - \`paged\`: the reply is a page of a list
 * - \`perApp\`: the path on the food host has \`/food\` for \`/scheme\`
 * - \`noInput\`: the method takes options alone
 * - \`array\`, \`string\`, \`number\`, \`boolean\`, \`null\`: what \`data\` is when it is not an object; \`nullable\`: it may be null
 */
export const operations: Record<string, Record<string, string>> = {
${domains.join('\n')}
};
`;
}

function renderBase([base, rows]: [string, Operation[]]): string {
  return `    '${base}': \`\n${rows.map((row) => renderRow(row, base)).join('\n')}\n\`,`;
}

function renderRow(operation: Operation, base: string): string {
  const post = operation.method === 'post';
  return [
    operation.verb,
    operation.method.toUpperCase(),
    operation.path.slice(base.length),
    operation.silent && 'silent',
    operation.exempt && 'exempt',
    !post && operation.effect === 'command' && 'command',
    post && operation.effect === 'read' && 'read',
    operation.paged && 'paged',
    operation.perApp && 'perApp',
    !operation.input && 'noInput',
    operation.data !== 'object' && operation.data,
    operation.data !== 'null' && operation.nullable && 'nullable',
  ]
    .filter(Boolean)
    .join(' ');
}

function byBase(operations: Operation[]): Map<string, Operation[]> {
  const bases = new Map<string, Operation[]>();
  for (const operation of operations) {
    const base = operation.path.slice(0, operation.path.lastIndexOf('/') + 1);
    bases.set(base, [...(bases.get(base) ?? []), operation]);
  }
  return bases;
}
