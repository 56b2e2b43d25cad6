import { isHealthError } from '@health-app/sdk';

/**
 * Remembers the command whose outcome is unknown: the same input again is another attempt at it, and the server counts both once.
 * The SDK and the outbox know an intent by the context of its mutation, from which they make the `requestId`.
 */
export function createOpenIntent<Context extends object>() {
  let open: { input: string; context: Context } | undefined;
  /** @param context of this attempt @returns what `send` resolves to, which gets the context of the intent */
  return async <Data>(
    given: unknown,
    own: Context,
    send: (context: Context) => Promise<Data> | undefined,
  ): Promise<Data> => {
    // In a list, since `undefined`, the input of a command without one, has no text of its own.
    const input = JSON.stringify([given]);
    const context = open?.input === input ? open.context : own;
    open = { input, context };
    try {
      const data = (await send(context)) as Data;
      open = undefined;
      return data;
    } catch (error) {
      if (isHealthError(error, 'business') || isHealthError(error, 'invalid-request')) open = undefined;
      throw error;
    }
  };
}
