import { type CallOptions, isHealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { dayAt, timeAt } from '../../lib/days.ts';
import type { OutboxEntry, OutboxInputs, OutboxOperation } from '../../lib/outbox.ts';
import { withOffset } from '../../lib/with-offset.ts';
import { outboxEntries } from './entries.ts';

/** Loads the outbox. The page has loaded it while there was a connection. */
const load = () => import('../offline/outbox.ts');

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
        const now = new Date();
        const madeAt = withOffset(dayAt(now), timeAt(now));
        const keep = async (uncertain: boolean) => {
          try {
            const { keep } = await load();
            return await keep({ operation, input, madeAt, uncertain, ...placeOf(input) });
          } catch {
            // The device stores nothing: the failure of the call says enough.
            return false;
          }
        };
        const inTurn = !navigator.onLine || outboxEntries.get().some(({ refusal }) => !refusal);
        if (inTurn && (await keep(false))) return undefined;
        try {
          return await mutationFn?.(input, context);
        } catch (error) {
          const unanswered = isHealthError(error, 'network') || isHealthError(error, 'timeout');
          if (unanswered && (await keep(true))) return undefined;
          throw error;
        }
      },
    };
  };

/** Removes an entry: a waiting one is not sent, and a refusal is read. */
export const dropEntry = async ({ id }: OutboxEntry): Promise<void> => (await load()).drop(id);

/** Sends a refused command with another input. */
export const sendAgain = async <Id extends OutboxOperation>(
  entry: OutboxEntry<Id>,
  input: OutboxInputs[Id],
): Promise<unknown> => (await load()).keep({ ...entry, input });
