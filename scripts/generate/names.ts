import type { Operation } from './description.ts';

/** The parameters of a generated method or factory: `input`, unless the operation has none, and `options`. */
export function parameters(operation: Operation, options: string): string {
  if (!operation.input) return `options?: ${options}`;
  return `input${operation.input.required ? '' : '?'}: ${inputName(operation)}, options?: ${options}`;
}

/** The parameters of a paged factory, which counts the pages itself, so the input has no page number. */
export function pagedParameters(operation: Operation, options: string): string {
  const required = operation.input?.fields.some((name) => name !== 'pageNum');
  return `input${required ? '' : '?'}: Omit<${inputName(operation)}, 'pageNum'>, options?: ${options}`;
}

/** A POST has a named schema; the query parameters of a GET get a separate type name. */
export function inputName(operation: Operation): string {
  return operation.input?.type ?? `${typeOf(operation.domain)}${typeOf(operation.verb)}Input`;
}

/** Names of the types of operations' inputs and data. */
export function typeNames(operations: Operation[]): string[] {
  const types = operations.flatMap((operation) => [operation.input ? inputName(operation) : '', operation.output]);
  return [...new Set(types.flatMap((type) => type.match(/\b[A-Z]\w*/g) ?? []))].sort();
}

export function typeOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
