import { verbOf } from '../../sdk/src/verb.ts';
import { byDomain, type Operation } from './description.ts';

/** The table of all operations. It is most of what a client weighs, so it is written as short as can be. */
export function renderOperations(operations: Operation[]): string {
  const lines = [...byDomain(operations)].flatMap(([domain, rows]) =>
    [...byBase(rows)].flatMap(([base, group]) => [`${domain} ${base}`, ...group.map(line)]),
  );
  return `// Written by npm run generate. Do not edit.

/**
 * Every operation; \`table.ts\` reads it. A line with a domain and a base path heads the operations below it, each of them
 * \`[+]segment[=verb] [flags]\`: \`+\` marks a POST, the verb is told where it does not follow from the segment. Flags:
 * \`s\` silent, \`e\` exempt from the login gate, \`c\` a GET that is a command, \`r\` a POST that is a read, \`p\` paged,
 * \`a\` a path by app, \`b\` bare: without input, \`n\` nullable: may succeed without data.
 */
export const operations = \`
${lines.join('\n')}
\`;
`;
}

function line(operation: Operation): string {
  const segment = operation.path.slice(operation.path.lastIndexOf('/') + 1);
  const post = operation.method === 'post';
  const flags = [
    operation.silent && 's',
    operation.exempt && 'e',
    !post && operation.effect === 'command' && 'c',
    post && operation.effect === 'read' && 'r',
    operation.paged && 'p',
    operation.byApp && 'a',
    !operation.input && 'b',
    /\bnull\b/.test(operation.output) && 'n',
  ].filter(Boolean);
  const name = verbOf(segment) === operation.verb ? segment : `${segment}=${operation.verb}`;
  return `${post ? '+' : ''}${name} ${flags.join('')}`.trim();
}

function byBase(operations: Operation[]): Map<string, Operation[]> {
  const bases = new Map<string, Operation[]>();
  for (const operation of operations) {
    const base = operation.path.slice(0, operation.path.lastIndexOf('/') + 1);
    bases.set(base, [...(bases.get(base) ?? []), operation]);
  }
  return bases;
}
