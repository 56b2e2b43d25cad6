import type { CallOptions } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { dateOf } from '#lib/time/instants.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import {
  isAbout,
  type OutboxEntry,
  type OutboxInputs,
  type OutboxOperation,
  withKey,
} from '#platform/database/outbox-rules.ts';
import { isUnanswered } from '#platform/failures/is-unanswered.ts';
import { serverNow } from '#platform/server-clock.ts';
import { outboxEntries } from './store.ts';

/** Loads the sender. The page has already loaded it while there was a connection. */
const load = () => import('./sender.ts');

/** The time that the device's database may take to store a command, ms. */
export const storingLimit = 2_000;

const longestStoring = () => new Promise<false>((resolve) => setTimeout(resolve, storingLimit, false));

export interface Place {
  /** The subject of the command: a later one on the same subject replaces it. @default a subject of its own */
  slot?: string;
  /** Name of the subject for the person. */
  name: string;
}

/**
 * Wraps a mutation so that its command waits in the outbox without a connection; it then succeeds without data. A command
 * is queued behind others that wait. Its request outlives the page.
 * @param mutation factory of the operation, e.g. `mutations.medication.finish`
 * @param placeOf returns the subject of a command
 */
export const withOutbox =
  <Id extends OutboxOperation, Data, Code extends string>(
    operation: Id,
    mutation: (options: CallOptions) => Mutation<OutboxInputs[Id], Data, Code>,
    placeOf: (input: OutboxInputs[Id]) => Place,
  ) =>
  (options: CallOptions): Mutation<OutboxInputs[Id], Data | undefined, Code> => {
    // The screen shows the change at once, so the person may leave the page before the request has reached the server.
    const lasting = { ...options, keepalive: true };
    const { mutationFn, ...rest } = mutation(lasting) as Mutation<OutboxInputs[Id], Data | undefined, Code>;
    return {
      ...rest,
      async mutationFn(input, context) {
        const now = dateOf(serverNow());
        const madeAt = toLocalDateTime(dayAt(now), timeAt(now));
        const place = placeOf(input);
        const command = withKey(operation, input, context);
        const keep = async () => {
          const stored = load().then(({ keep }) => keep({ operation, input: command, madeAt, ...place }));
          // If the device cannot store it, or its database does not answer, the call is sent, and its error is reported. A
          // command that is stored after all counts once, because both have the same key and time.
          return Promise.race([stored, longestStoring()]).catch(() => false);
        };
        const inTurn = outboxEntries
          .get()
          // An entry that has had a reply does not block others.
          .some((entry) => !entry.refusal && (entry.unclear === 0 || isAbout(entry, operation, place.slot)));
        const mustWait = !navigator.onLine || inTurn;
        if (mustWait && (await keep())) return undefined;
        try {
          const data = await mutationFn?.(command, context);
          // A refused command on the same subject is obsolete: a retry would overwrite this one.
          for (const entry of outboxEntries.get())
            if (entry.refusal && isAbout(entry, operation, place.slot)) void dropEntry(entry);
          return data;
        } catch (error) {
          // A device that could not store it a moment ago is not asked again.
          if (isUnanswered(error) && !mustWait && (await keep())) return undefined;
          throw error;
        }
      },
    };
  };

/**
 * Removes an entry: a waiting one is not sent, and a refused one disappears.
 * @returns `false` if it has been sent
 */
export const dropEntry = async ({ id }: OutboxEntry): Promise<boolean> => (await load()).drop(id);

/** Retries an entry without a definite reply. */
export const tryAgain = async ({ id }: OutboxEntry): Promise<void> => (await load()).tryAgain(id);

/** Sends a refused command with another input, as a new command. */
export const sendAgain = async <Id extends OutboxOperation>(
  entry: OutboxEntry<Id>,
  { idempotencyKey: _, ...input }: OutboxInputs[Id] & { idempotencyKey?: string },
): Promise<unknown> => (await load()).keep({ ...entry, input: withKey(entry.operation, input as OutboxInputs[Id]) });
