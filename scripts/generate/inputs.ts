import type { Bundle, OperationObject, Schema } from '../../openapi/document.ts';
import { checkedOperations, checkedSchemas, printRows } from './checked-schemas.ts';

/** Prints the schemas of all inputs in the wire format, for the validation of calls. */
export function renderInputs(wire: Bundle): string {
  const { compact, named } = checkedSchemas(wire);
  const rows = checkedOperations(wire).map(
    ([key, operation]) => [key, { id: operation.operationId, schema: compact(inputOf(operation)) }] as const,
  );
  return `// Written by npm run generate. Do not edit.
import type { ReplySchema } from '../drift/schema.ts';

/** The query or the body of each operation, by method and path. */
export const inputs: Record<string, { id: string; schema: ReplySchema }> = {
${printRows(rows)}
};

/** The schemas to which inputs refer, by name. */
export const schemas: Record<string, ReplySchema> = {
${printRows(named())}
};
`;
}

/** The schema of an operation's body, or of an object with the parameters of its query. */
function inputOf({ parameters = [], requestBody }: OperationObject): Schema {
  const body = requestBody?.content['application/json']?.schema;
  if (body) return body;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    required: query.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
  };
}
