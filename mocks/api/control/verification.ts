import type { JournalEntry } from '../journal.ts';

/** The journal does not contain the expected calls; the message lists the differences. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
}

export interface ExpectedCalls {
  /** The number of calls. */
  times: number;
  /** Expected values of some input fields. Lists must match as a whole. */
  input?: unknown;
}

/**
 * @param calls the calls of the operation
 * @throws {VerificationError} unless the expected number of calls has the expected input
 */
export function verifyCalls(operation: string, { times, input }: ExpectedCalls, calls: JournalEntry[]): void {
  const compared = calls.map((call) => ({
    call,
    differences: input === undefined ? [] : differencesOf(input, call.input),
  }));
  const matching = compared.filter(({ differences }) => differences.length === 0);
  if (matching.length === times) return;
  const wanted = input === undefined ? '' : ` with the input ${JSON.stringify(input)}`;
  const lines = compared.map(({ call, differences }) =>
    [
      `  call ${call.number}, ${JSON.stringify(call.input)}, status ${call.status}`,
      ...differences.map((difference) => `    ${difference}`),
    ].join('\n'),
  );
  throw new VerificationError(
    [
      `Expected ${counted(times)} of ${operation}${wanted}, but there ${matching.length === 1 ? 'was' : 'were'} ${matching.length}.`,
      calls.length === 0 ? `${operation} was not called.` : `All calls of ${operation}:`,
      ...lines,
    ].join('\n'),
  );
}

const counted = (times: number) => `${times} ${times === 1 ? 'call' : 'calls'}`;

/** One line for each value that differs: `items[0].count: expected 2, received 3`. */
export function differencesOf(expected: unknown, actual: unknown, place = ''): string[] {
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    return expected.flatMap((each, index) => differencesOf(each, actual[index], `${place}[${index}]`));
  }
  if (isObject(expected) && isObject(actual)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      differencesOf(value, (actual as Record<string, unknown>)[name], place ? `${place}.${name}` : name),
    );
  }
  if (Object.is(expected, actual)) return [];
  return [`${place || 'the input'}: expected ${shown(expected)}, received ${shown(actual)}`];
}

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
