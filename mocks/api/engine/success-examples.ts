import type { Examples } from '../description/description.ts';
import type { Operations } from '../generated/operations.ts';

export const successNames = (examples: Examples, operationId: string): string[] =>
  examples.names(operationId).filter((name) => !name.startsWith('fail'));

/** The data of all success examples of an operation, in order. */
export function successExamples<Id extends keyof Operations>(
  examples: Examples,
  operationId: Id,
): Operations[Id]['data'][];
/** The same for a computed id; the caller asserts the type. */
export function successExamples<T>(examples: Examples, operationId: string): T[];
export function successExamples<T>(examples: Examples, operationId: string): T[] {
  return successNames(examples, operationId).map((name) => examples.data<T>(operationId, name));
}
