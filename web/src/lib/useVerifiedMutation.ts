import { type CallOptions, isHealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { useRef } from 'react';
import { useSilentMutation } from './useSilentMutation.ts';

/**
 * A command that must not run twice. After an answer that does not say what happened, such as a timeout, it reads the state
 * again: the command took effect and counts as done, or it did not and may be tried again. While that cannot be read either,
 * another attempt reads first.
 * @param mutation factory of the operation, e.g. `mutations.orders.cancel`
 * @param tookEffect reads the state again and returns whether the command took effect
 * @param onDone called once it took effect; without data if the state alone says so
 */
export function useVerifiedMutation<Input, Data, Code extends string>(
  mutation: (options: CallOptions) => Mutation<Input, Data, Code>,
  tookEffect: (input: Input) => Promise<boolean>,
  onDone?: (data: Data | undefined, input: Input) => void,
) {
  const uncertain = useRef(false);
  const verified = (options: CallOptions): Mutation<Input, Data | undefined, Code> => {
    const { mutationFn, ...rest } = mutation(options) as Mutation<Input, Data | undefined, Code>;
    return {
      ...rest,
      async mutationFn(input, context) {
        if (uncertain.current && (await tookEffect(input))) return undefined;
        uncertain.current = false;
        try {
          return await mutationFn?.(input, context);
        } catch (error) {
          if (isHealthError(error, 'business') || isHealthError(error, 'login-expired')) throw error;
          uncertain.current = true;
          // The failure to read says less than the failure of the command.
          const done = await tookEffect(input).catch(() => undefined);
          if (done) return undefined;
          if (done === false) uncertain.current = false;
          throw error;
        }
      },
    };
  };
  return useSilentMutation(verified, onDone);
}
