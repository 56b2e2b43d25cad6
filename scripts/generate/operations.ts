import { byDomain, type Operation } from './description.ts';

/** The table of all operations as request lines, each with the words that say how it departs from the ordinary. */
export function renderOperations(operations: Operation[]): string {
  const domains = [...byDomain(operations)].map(
    ([domain, rows]) =>
      `  ${domain}: {\n${rows.map((row) => `    ${row.verb}: '${requestLine(row)}',`).join('\n')}\n  },`,
  );
  return `// Written by npm run generate. Do not edit.

/**
 * Every operation as \`METHOD path flags\`. Flags: \`silent\` shows no toast, \`exempt\` passes the login gate, \`command\`
 * and \`read\` mark a GET that changes something and a POST that does not, \`paged\` takes a page, \`by-app\` has a twin
 * below /food on the food host, \`bare\` takes no input, \`nullable\` may succeed without data.
 */
export const operations = {
${domains.join('\n')}
} as const;
`;
}

function requestLine(operation: Operation): string {
  const ordinary = operation.method === 'post' ? 'command' : 'read';
  return [
    operation.method.toUpperCase(),
    operation.path,
    operation.silent && 'silent',
    operation.exempt && 'exempt',
    operation.effect !== ordinary && operation.effect,
    operation.paged && 'paged',
    operation.byApp && 'by-app',
    !operation.input && 'bare',
    /\bnull\b/.test(operation.output) && 'nullable',
  ]
    .filter(Boolean)
    .join(' ');
}
