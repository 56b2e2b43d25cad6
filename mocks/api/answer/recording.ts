import { dequal } from 'dequal';
import type { Operation } from '../description/description.ts';
import { codeOf } from '../engine/hash.ts';
import { Refusal, type Reply } from '../engine/refusal.ts';

/** A reply of a real backend. */
export interface Recording {
  /** The name for `Prefer: example=name`. */
  name: string;
  /** The id of the operation. */
  operation: string;
  input: unknown;
  status: number;
  body: unknown;
}

/** Recorded replies: by name, or by the input of a call. */
export class Recordings {
  readonly #all: Recording[] = [];
  readonly #operations: Map<string, Operation>;

  /** @throws {Refusal} for a value that is not a list of recordings, and for an unknown operation */
  constructor(operations: Map<string, Operation>, recorded: readonly unknown[] = []) {
    this.#operations = operations;
    for (const [index, recording] of recorded.entries()) this.#all.push(this.#check(recording, index));
  }

  list(): Recording[] {
    return [...this.#all];
  }

  /** The reply to a call with the same input. */
  of({ id }: Operation, input: unknown): Reply | undefined {
    const found = this.#all.find((one) => one.operation === id && dequal(one.input ?? {}, input ?? {}));
    return found && { status: found.status, body: found.body };
  }

  named({ id }: Operation, name: string | undefined): Reply | undefined {
    const found = this.#all.find((one) => one.operation === id && one.name === name);
    return found && { status: found.status, body: found.body };
  }

  /**
   * Adds the reply of a backend, without tokens. It replaces the reply to the same call.
   *
   * @returns the place where the reply violates the description
   */
  add(operation: Operation, call: { input: unknown; token: string }, reply: Reply): string | undefined {
    const hide = (value: unknown) => withoutTokens(value, call.token);
    const input = hide(call.input);
    const same = this.#all.findIndex((one) => one.operation === operation.id && dequal(one.input, input));
    const name =
      this.#all[same]?.name ?? `recorded-${this.#all.filter((one) => one.operation === operation.id).length + 1}`;
    const recording = { name, operation: operation.id, input, status: reply.status, body: hide(reply.body) };
    if (same >= 0) this.#all[same] = recording;
    else this.#all.push(recording);
    return operation.violation(reply);
  }

  #check(recording: unknown, index: number): Recording {
    const { name, operation, status } = (recording ?? {}) as Partial<Recording>;
    if (typeof name === 'string' && typeof status === 'number' && this.#operations.has(operation ?? '')) {
      return recording as Recording;
    }
    throw new Refusal(400, `Recording ${index} needs name, operation, input, status, body, of a known operation`);
  }
}

/** Fields with secrets of a person. */
const SECRET = /token|verifyCode|password|authorization|cookie/i;

/**
 * A copy without secrets. Equal secrets get equal substitutes, so that a replayed reply still refers to the same object.
 *
 * @param token the token of the caller, which is hidden in every text
 */
export function withoutTokens(value: unknown, token: string, name = ''): unknown {
  if (typeof value === 'string') {
    if (SECRET.test(name) && value !== '') return hidden(value);
    return hideToken(value, token);
  }
  if (Array.isArray(value)) return value.map((item) => withoutTokens(item, token, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutTokens(field, token, key)]));
}

/** A text without a token. */
export const hideToken = (text: string, token: string): string =>
  token.length > 3 ? text.replaceAll(token, hidden(token)) : text;

const hidden = (secret: string) => `hidden-${codeOf(secret)}`;
