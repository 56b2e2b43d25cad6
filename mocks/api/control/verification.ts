import type { JournalEntry } from '../answer/journal.ts';

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
 * @returns the calls with the expected input
 * @throws {VerificationError} unless the expected number of calls has the expected input
 */
export function verifyCalls(operation: string, expected: ExpectedCalls, calls: JournalEntry[]): JournalEntry[] {
  const matching = calls.filter((call) => differences(expected, call).length === 0);
  if (matching.length === expected.times) return matching;
  throw missingCall(operation, expected, calls, matching.length);
}

/** @param calls the calls of the operation, which the message compares with the expected one */
export function missingCall(
  operation: string,
  { times = 1, input }: Partial<ExpectedCalls>,
  calls: JournalEntry[],
  found = 0,
): VerificationError {
  const wanted = input === undefined ? '' : ` with the input ${JSON.stringify(input)}`;
  return new VerificationError(
    [
      `Expected ${counted(times)} of ${operation}${wanted}, but there ${found === 1 ? 'was' : 'were'} ${found}.`,
      calls.length === 0 ? `${operation} was not called.` : `All calls of ${operation}:`,
      ...calls.map((call) => [lineOf(call), ...differences({ input }, call).map((one) => `    ${one}`)].join('\n')),
    ].join('\n'),
  );
}

/** @param calls calls that nobody expected */
export const unexpectedCalls = (calls: JournalEntry[]): VerificationError =>
  new VerificationError(
    [
      `Expected nothing else, but there ${calls.length === 1 ? 'was' : 'were'} ${counted(calls.length)}:`,
      ...calls.map((call) => `${lineOf(call)}, ${call.operation ?? `${call.method} ${call.url}`}`),
    ].join('\n'),
  );

const differences = ({ input }: Partial<ExpectedCalls>, call: JournalEntry): string[] =>
  input === undefined ? [] : differencesOf(input, call.input);

const lineOf = ({ number, input, status }: JournalEntry) =>
  `  call ${number}, ${JSON.stringify(input)}, status ${status}`;

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
