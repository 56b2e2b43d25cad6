import { type CallOptions, isHealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { dayAt, timeAt } from '#lib/time/days.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import { serverNow } from '#platform/server-clock.ts';
import { isAbout, type OutboxEntry, type OutboxInputs, type OutboxOperation, withRequestId } from './rules.ts';
import { outboxEntries } from './store.ts';

/** Loads the outbox. The page has loaded it while there was a connection. */
const load = () => import('./sender.ts');

interface Place {
  /** What the command is about: a later one on the same replaces it. @default each is its own */
  slot?: string;
  /** What it is about, for the person. */
  name: string;
}

/**
 * A mutation whose command waits in the outbox where there is no connection. It then succeeds without data. While others wait,
 * it waits behind them.
 * @param mutation factory of the operation, e.g. `mutations.medication.finish`
 * @param placeOf returns what the command is about
 */
export const withOutbox =
  <Id extends OutboxOperation, Data, Code extends string>(
    operation: Id,
    mutation: (options: CallOptions) => Mutation<OutboxInputs[Id], Data, Code>,
    placeOf: (input: OutboxInputs[Id]) => Place,
  ) =>
  (options: CallOptions): Mutation<OutboxInputs[Id], Data | undefined, Code> => {
    const { mutationFn, ...rest } = mutation(options) as Mutation<OutboxInputs[Id], Data | undefined, Code>;
    return {
      ...rest,
      async mutationFn(input, context) {
        const now = new Date(serverNow());
        const madeAt = toLocalDateTime(dayAt(now), timeAt(now));
        const place = placeOf(input);
        const command = withRequestId(operation, input, context);
        const keep = async () => {
          try {
            const { keep } = await load();
            return await keep({ operation, input: command, madeAt, ...place });
          } catch {
            // The device stores nothing: the failure of the call says enough.
            return false;
          }
        };
        const inTurn = outboxEntries
          .get()
          // An entry that has got a reply keeps no other one waiting.
          .some((entry) => !entry.refusal && (entry.unclear === 0 || isAbout(entry, operation, place.slot)));
        if ((!navigator.onLine || inTurn) && (await keep())) return undefined;
        try {
          const data = await mutationFn?.(command, context);
          // A refused command on the same is over: tried again, it would replace this one.
          for (const entry of outboxEntries.get()) if (isAbout(entry, operation, place.slot)) void dropEntry(entry);
          return data;
        } catch (error) {
          const unanswered = isHealthError(error, 'network') || isHealthError(error, 'timeout');
          if (unanswered && (await keep())) return undefined;
          throw error;
        }
      },
    };
  };

/** Removes an entry: a waiting one is not sent, and a refusal is read. */
export const dropEntry = async ({ id }: OutboxEntry): Promise<void> => (await load()).drop(id);

/** Tries again to send an entry that the server has not answered. */
export const tryAgain = async ({ id }: OutboxEntry): Promise<void> => (await load()).tryAgain(id);

/** Sends a refused command with another input, which makes another command of it. */
export const sendAgain = async <Id extends OutboxOperation>(
  entry: OutboxEntry<Id>,
  { requestId: _, ...input }: OutboxInputs[Id] & { requestId?: string },
): Promise<unknown> =>
  (await load()).keep({ ...entry, input: withRequestId(entry.operation, input as OutboxInputs[Id]) });
