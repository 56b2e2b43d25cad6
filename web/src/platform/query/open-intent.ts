import { isHealthError } from '@health-app/sdk';

/**
 * Remembers a command with an unknown outcome. The same input again is another attempt at it, and the server counts both
 * once. The SDK and the outbox create the `idempotencyKey` from the mutation's context, so both attempts use the same context.
 */
export function createOpenIntent<Context extends object>() {
  let open: { input: string; context: Context } | undefined;
  /** @param context of this attempt @returns the result of `send`, which receives the context of the first attempt */
  return async <Data>(
    given: unknown,
    own: Context,
    send: (context: Context) => Promise<Data> | undefined,
  ): Promise<Data> => {
    // In an array, because `undefined`, the input of a command without input, has no JSON of its own.
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
