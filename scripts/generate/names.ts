import type { Operation } from './description.ts';

/** The parameters of a generated method or factory: `options`, and `input` if the operation has one. */
export function parameters(operation: Operation, options: string): string {
  if (!operation.input) return `options?: ${options}`;
  return `input${operation.input.required ? '' : '?'}: ${inputName(operation)}, options?: ${options}`;
}

/** The parameters of a paged factory. Its input has neither a page number nor a cursor, because the factory follows the pages. */
export function pagedParameters(operation: Operation, options: string): string {
  const required = operation.input?.fields.some((name) => name !== 'pageNum' && name !== 'after');
  return `input${required ? '' : '?'}: Omit<${inputName(operation)}, 'pageNum' | 'after'>, options?: ${options}`;
}

/** A POST has a named schema; the query parameters of a GET get a type name of their own. */
export function inputName(operation: Operation): string {
  return operation.input?.type ?? `${typeOf(operation.domain)}${typeOf(operation.verb)}Input`;
}

/** Names of the types of all inputs and data. */
export function typeNames(operations: Operation[]): string[] {
  const types = operations.flatMap((operation) => [operation.input ? inputName(operation) : '', operation.output]);
  return [...new Set(types.flatMap((type) => type.match(/\b[A-Z]\w*/g) ?? []))].sort();
}

export function typeOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
