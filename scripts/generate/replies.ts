import type { Bundle, OperationObject } from '../../openapi/document.ts';
import { type CheckedSchemas, checkedOperations, checkedSchemas, printRows } from './checked-schemas.ts';

/** Prints the schemas of all successful replies in the wire format, for the drift check. */
export function renderReplies(wire: Bundle): string {
  const checked = checkedSchemas(wire);
  const rows = checkedOperations(wire).map(([key, operation]) => [key, readReply(operation, checked)] as const);
  return `// Written by npm run generate. Do not edit.
import type { ReplySchema } from '../drift/schema.ts';

/** The reply with status 200 of each operation, by method and path. */
export const replies: Record<string, { id: string; isPublic?: boolean; schema: ReplySchema }> = {
${printRows(rows)}
};

/** The schemas to which replies refer, by name. */
export const schemas: Record<string, ReplySchema> = {
${printRows(checked.named())}
};
`;
}

function readReply(operation: OperationObject & { 'x-scope'?: string }, { compact }: CheckedSchemas) {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operation.operationId}: no schema of a reply with status 200`);
  const isPublic = operation['x-scope'] === 'public';
  return { id: operation.operationId, ...(isPublic && { isPublic }), schema: compact(schema) };
}
