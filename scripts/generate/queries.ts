import { byDomain, type Operation } from './description.ts';
import { inputName, pagedParameters, parameters, typeNames } from './names.ts';

/** Prints the types of the React Query factories, and the domains that each command invalidates. */
export function renderQueries(operations: Operation[]): string {
  const domains = byDomain(operations);
  return `// Written by npm run generate. Do not edit.
import type { InfiniteQuery, Mutation, MutationCallOptions, Query, QueryCallOptions } from '../react-query/types.ts';
import type { HealthCodes } from './codes.ts';
import type { ${typeNames(operations).join(', ')} } from './schema.ts';

/** A query for every read, by domain. */
export interface HealthQueries {
${renderFactories(domains, (row) => row.effect === 'read' && `(${parameters(row, 'QueryCallOptions')}): Query<${row.output}, ${codes(row)}>`)}
}

/** An infinite query for every paged read, by domain; the page number is the page parameter. */
export interface HealthInfiniteQueries {
${renderFactories(domains, (row) => row.effect === 'read' && row.paged && `(${pagedParameters(row, 'QueryCallOptions')}): InfiniteQuery<${row.output}, ${codes(row)}>`)}
}

/** A mutation for every command, by domain; its success invalidates the stale queries. */
export interface HealthMutations {
${renderFactories(domains, (row) => row.effect === 'command' && `(options?: MutationCallOptions): Mutation<${row.input ? inputName(row) + (row.input.required ? '' : ' | void') : 'void'}, ${row.output}, ${codes(row)}>`)}
}

/** The domains and operations that a command makes stale beside its own domain. */
export const invalidations: Record<string, string> = {
${operations
  .filter((operation) => operation.invalidates.length > 1)
  // In one order, which compresses better.
  .map((operation) => `  '${operation.id}': '${operation.invalidates.slice(1).sort().join(' ')}',`)
  .join('\n')}
};
`;
}

function codes({ id }: Operation): string {
  return `HealthCodes['${id}']`;
}

function renderFactories(domains: Map<string, Operation[]>, signature: (row: Operation) => string | false): string {
  const blocks = [...domains].flatMap(([domain, rows]) => {
    const lines = rows.flatMap((row) => {
      const shape = signature(row);
      return shape ? [`    /** ${row.summary}. */\n    ${row.verb}${shape};`] : [];
    });
    return lines.length > 0 ? [`  ${domain}: {\n${lines.join('\n')}\n  };`] : [];
  });
  return blocks.join('\n');
}
