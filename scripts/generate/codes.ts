import type { Operation } from './description.ts';

/** The codes of business failures, by operation. */
export function renderCodes(operations: Operation[]): string {
  const lines = operations.map(({ id, failures }) => {
    const codes = failures.map(({ code }) => `'${code}'`).join(' | ') || 'never';
    return `  '${id}': ${codes};`;
  });
  return `// Written by npm run generate. Do not edit.

/** The codes that each operation refuses with. A newer server may send one that is not known here. */
export interface HealthCodes {
${lines.join('\n')}
}

/** The id of an operation: \`<domain>.<verb>\`. */
export type OperationId = keyof HealthCodes;

/** A code that some operation refuses with. */
export type HealthCode = HealthCodes[OperationId];
`;
}
