import { type CallOptions, isHealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { useRef } from 'react';
import { currentTime } from '#lib/time/instants.ts';
import { useSilentMutation } from './useSilentMutation.ts';

/**
 * A command that must not run twice. After an unknown outcome, such as a timeout, it reads the state again to find out
 * whether the command took effect: if so it counts as done, otherwise it may be retried. If the state cannot be read, the
 * next attempt reads it first.
 * @param mutation factory of the operation, e.g. `mutations.orders.cancel`
 * @param tookEffect reads the state again and returns whether the command sent at `since`, Unix time in ms, took effect
 * @param onDone called after it took effect; without data if only the state shows it
 */
export function useVerifiedMutation<Input, Data, Code extends string>(
  mutation: (options: CallOptions) => Mutation<Input, Data, Code>,
  tookEffect: (input: Input, since: number) => Promise<boolean>,
  onDone?: (data: Data | undefined, input: Input) => void,
) {
  return useSilentMutation(useVerified(mutation, tookEffect), onDone);
}

/** The mutation of `useVerifiedMutation`; without `tookEffect`, the given one. */
export function useVerified<Input, Data, Code extends string>(
  mutation: (options: CallOptions) => Mutation<Input, Data, Code>,
  tookEffect: ((input: Input, since: number) => Promise<boolean>) | undefined,
): (options: CallOptions) => Mutation<Input, Data | undefined, Code> {
  /** The time of the attempt whose outcome is unknown. */
  const uncertainSince = useRef<number>(undefined);
  return (options) => {
    const { mutationFn, ...rest } = mutation(options) as Mutation<Input, Data | undefined, Code>;
    if (!tookEffect) return { ...rest, mutationFn };
    return {
      ...rest,
      async mutationFn(input, context) {
        const since = uncertainSince.current;
        if (since !== undefined && (await tookEffect(input, since))) return undefined;
        const sentAt = currentTime();
        uncertainSince.current = undefined;
        try {
          return await mutationFn?.(input, context);
        } catch (error) {
          if (isHealthError(error, 'business') || isHealthError(error, 'login-expired')) throw error;
          uncertainSince.current = sentAt;
          // Report the command's error, not the read's.
          const done = await tookEffect(input, sentAt).catch(() => undefined);
          if (done) return undefined;
          if (done === false) uncertainSince.current = undefined;
          throw error;
        }
      },
    };
  };
}
