import type { Operation } from './description.ts';

/** The parameters of a generated method or factory: `input`, unless the operation takes none, and `options`. */
export function parameters(operation: Operation, options: string): string {
  if (!operation.input) return `options?: ${options}`;
  return `input${operation.input.required ? '' : '?'}: ${inputName(operation)}, options?: ${options}`;
}

/** A POST takes a named schema; the query parameters of a GET get a name of their own. */
export function inputName(operation: Operation): string {
  const isSchema = operation.method === 'post';
  return isSchema && operation.input
    ? operation.input.type
    : `${typeOf(operation.domain)}${typeOf(operation.verb)}Input`;
}

/** Names of the schemas that an operation takes and gives. */
export function schemaNames(operation: Operation): string[] {
  const types =
    operation.method === 'post' && operation.input ? [operation.input.type, operation.output] : [operation.output];
  return types.flatMap((type) => type.match(/\b[A-Z]\w*/g) ?? []);
}

export function typeOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
