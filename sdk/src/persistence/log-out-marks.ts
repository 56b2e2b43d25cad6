import { randomId } from '../random-id.ts';
import type { User } from '../session.ts';
import type { HealthStorage } from '../storage.ts';

/**
 * The marks of log-outs, in a storage that all tabs share. A tab remembers a person's mark at sign-in; a different one later
 * means that the person has logged out. A mark is random, not a time, because the device's clock may be set back.
 */
export interface LogOutMarks {
  /** The person's current mark; undefined if the person has never logged out on this device. */
  of(user: User): string | undefined;
  /** Whether a person who signed in at this mark has logged out since. */
  isAfter(mark: string | undefined, user: User): boolean;
  /** Marks a log-out of the person. */
  add(user: User): void;
}

export function createLogOutMarks(storage: HealthStorage): LogOutMarks {
  const marks: LogOutMarks = {
    of: (user) => storage.get(keyOf(user)),
    isAfter(mark, user) {
      const last = marks.of(user);
      // Without a mark, nothing is known, e.g. because the storage was full.
      return last !== undefined && last !== mark;
    },
    add: (user) => storage.set(keyOf(user), randomId()),
  };
  return marks;
}

/**
 * The storage key of a person's mark. It contains a short hash (FNV-1a, 32 bits) instead of the id, because marks remain on
 * the device. If two people have the same hash, a log-out of one also logs out the other.
 */
function keyOf({ userId = '' }: User): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < userId.length; index += 1)
    hash = Math.imul(hash ^ userId.charCodeAt(index), 0x01000193) >>> 0;
  return `log-out.${hash.toString(36)}`;
}
