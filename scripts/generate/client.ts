import { byDomain, type Operation } from './description.ts';
import { parameters, typeNames, typeOf } from './names.ts';

/** Prints the client as plain interfaces, which an editor shows at once, unlike types computed over all paths. */
export function renderClient(operations: Operation[]): string {
  const domains = byDomain(operations);
  return `// Written by npm run generate. Do not edit.
import type { CallOptions } from '../call-options.ts';
import type { ${typeNames(operations).join(', ')} } from './schema.ts';

${[...domains].map(([domain, rows]) => renderDomain(domain, rows)).join('\n\n')}

/** Every operation of the API, by domain. */
export interface HealthApi {
${[...domains.keys()].map((domain) => `  ${domain}: ${typeOf(domain)}Api;`).join('\n')}
}
`;
}

function renderDomain(domain: string, rows: Operation[]): string {
  return `/** Operations of the domain \`${domain}\`. */
export interface ${typeOf(domain)}Api {
${rows.map(renderMethod).join('\n')}
}`;
}

function renderMethod(operation: Operation): string {
  return `${renderComment(operation, '  ')}
  ${operation.verb}(${parameters(operation, 'CallOptions')}): Promise<${operation.output}>;`;
}

/** Prints the documentation of an operation. */
export function renderComment(operation: Operation, indent = ''): string {
  const notes = [
    operation.silent && 'A failure shows no toast.',
    operation.exempt && 'Does not wait for a pending login.',
    operation.effect === 'command' &&
      operation.method === 'get' &&
      'Changes something although it is a GET: never retried.',
    operation.paged && 'Paged: 10 items per page by default; `itemsOf` iterates over all pages.',
  ].filter(Boolean);
  const failures = operation.failures.map(({ code, summary }) => `- \`${code}\`: ${summary}`);
  const lines = [
    `${operation.summary}.`,
    '',
    ...operation.description.split('\n'),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    `\`${operation.method.toUpperCase()} ${operation.path}\`${operation.perApp ? ' (below `/food` on the food host)' : ''}`,
    ...(failures.length > 0 ? [`@throws {HealthError} kind \`business\`:`, ...failures] : ['@throws {HealthError}']),
  ];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}
