import type { Examples } from './description.ts';

/** The data of all success examples of an operation, in order. The caller asserts its type. */
export function successes<T>(examples: Examples, operationId: string): T[] {
  return examples
    .names(operationId)
    .filter((name) => !name.startsWith('fail'))
    .map((name) => examples.data<T>(operationId, name));
}
