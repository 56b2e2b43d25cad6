import type { Operation } from './description.ts';

/** Prints the codes of business failures, by operation. */
export function renderCodes(operations: Operation[]): string {
  const lines = operations.map(({ id, failures }) => {
    const codes = failures.map(({ code }) => `'${code}'`).join(' | ') || 'never';
    return `  '${id}': ${codes};`;
  });
  return `// Written by npm run generate. Do not edit.

/** The failure codes of each operation. A newer server may send further codes. */
export interface HealthCodes {
${lines.join('\n')}
}

/** The id of an operation: \`<domain>.<verb>\`. */
export type OperationId = keyof HealthCodes;

/** A failure code of any operation. */
export type HealthCode = HealthCodes[OperationId];
`;
}
