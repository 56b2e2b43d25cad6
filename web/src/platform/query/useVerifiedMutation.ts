import { type CallOptions, isHealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { useRef } from 'react';
import { useSilentMutation } from './useSilentMutation.ts';

/**
 * A command that must not run twice. After an answer that does not say what happened, such as a timeout, it reads the state
 * again: the command took effect and counts as done, or it did not and may be tried again. While that cannot be read either,
 * another attempt reads first.
 * @param mutation factory of the operation, e.g. `mutations.orders.cancel`
 * @param tookEffect reads the state again and returns whether the command took effect, which was sent at `since`, Unix time in ms
 * @param onDone called once it took effect; without data if the state alone says so
 */
export function useVerifiedMutation<Input, Data, Code extends string>(
  mutation: (options: CallOptions) => Mutation<Input, Data, Code>,
  tookEffect: (input: Input, since: number) => Promise<boolean>,
  onDone?: (data: Data | undefined, input: Input) => void,
) {
  /** The time of the attempt whose outcome is unknown. */
  const uncertainSince = useRef<number>(undefined);
  const verified = (options: CallOptions): Mutation<Input, Data | undefined, Code> => {
    const { mutationFn, ...rest } = mutation(options) as Mutation<Input, Data | undefined, Code>;
    return {
      ...rest,
      async mutationFn(input, context) {
        const since = uncertainSince.current;
        if (since !== undefined && (await tookEffect(input, since))) return undefined;
        const sentAt = Date.now();
        uncertainSince.current = undefined;
        try {
          return await mutationFn?.(input, context);
        } catch (error) {
          if (isHealthError(error, 'business') || isHealthError(error, 'login-expired')) throw error;
          uncertainSince.current = sentAt;
          // The failure to read says less than the failure of the command.
          const done = await tookEffect(input, sentAt).catch(() => undefined);
          if (done) return undefined;
          if (done === false) uncertainSince.current = undefined;
          throw error;
        }
      },
    };
  };
  return useSilentMutation(verified, onDone);
}
