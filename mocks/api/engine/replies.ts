import { dequal } from 'dequal';
import { RecentMap } from './recent-map.ts';
import { Refusal } from './refusal.ts';

const MOST = 200;

/** The replies of a world to commands with an `idempotencyKey`, for repetitions of the same command. */
export type Replies = RecentMap<{ input: unknown; data: unknown }>;

export const newReplies = (): Replies => new RecentMap(MOST);

/**
 * A command that may be repeated; undefined for one without an `idempotencyKey`.
 *
 * @returns a copy of the first reply, if there was one, and a function that keeps it
 * @throws {Refusal} for the key of a command with another content
 */
export function repeatable(
  replies: Replies,
  operation: string,
  input: unknown,
): { first: { data: unknown } | undefined; keep: (data: unknown) => void } | undefined {
  const { idempotencyKey } = (input ?? {}) as { idempotencyKey?: unknown };
  if (typeof idempotencyKey !== 'string') return undefined;
  const key = `${operation} ${idempotencyKey}`;
  const known = replies.get(key);
  if (known && !dequal(known.input, input)) {
    throw new Refusal(400, 'The idempotencyKey was used before with another content', 'KEY_REUSED');
  }
  return {
    first: known && { data: structuredClone(known.data) },
    keep: (data) => replies.set(key, structuredClone({ input, data })),
  };
}
