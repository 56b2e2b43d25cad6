import { type CallOptions, type HealthError, isHealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { type MutateOptions, type MutationFunctionContext, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '#lib/store/useStore.ts';
import { signInCount } from '#platform/client/sign-in-count.ts';
import { runWithConsents } from '#platform/consent/consent-gate.ts';
import { serverNow } from '#platform/server-clock.ts';
import { operationOf, withIntendedAt } from './intended-at.ts';
import { createOpenIntent } from './open-intent.ts';

/**
 * A mutation without a failure toast, because the component shows the error beside its control. It runs once at a time: a
 * second quick tap can arrive before the first one has rendered. The same input after a failure with an unknown outcome is
 * another attempt at the same command. A command that sets a state carries the time of the tap, and one that brings data of
 * the person asks for the consents that it needs. The next sign-in clears the error of an expired login.
 * @param mutation factory of the operation, e.g. `mutations.medication.save`
 * @param onDone called on success, even after the component has unmounted; callbacks of `run` need a mounted component
 * @returns the mutation, with `run` instead of `mutate`
 */
export function useSilentMutation<Input, Data, Code extends string>(
  mutation: (options: CallOptions) => Mutation<Input, Data, Code>,
  onDone?: (data: Data, input: Input) => void,
) {
  const running = useRef(false);
  const [attempt] = useState(() => createOpenIntent<MutationFunctionContext>());
  /** The context of the running command: that of the first attempt at it, by which the SDK knows its refetch. */
  const sent = useRef<MutationFunctionContext>(undefined);
  const options = mutation({ silent: true });
  const { mutate, ...state } = useMutation<Data, HealthError<Code>, Input>({
    ...options,
    mutationFn: (input, own) =>
      attempt(input, own, (intent) => {
        sent.current = intent;
        return options.mutationFn?.(withIntendedAt(options.mutationKey, input, intent, serverNow()), intent);
      }),
    onSuccess: (data, input) => onDone?.(data, input),
    onSettled: (data, error, input, result, own) => {
      running.current = false;
      return options.onSettled?.(data, error, input, result, sent.current ?? own);
    },
  });
  const { error, reset } = state;
  const signIn = useStore(signInCount);
  const failedIn = useRef(signIn);
  useEffect(() => {
    if (isHealthError(error, 'login-expired') && failedIn.current !== signIn) reset();
    failedIn.current = signIn;
  }, [error, signIn, reset]);
  const run = (input: Input, callbacks?: MutateOptions<Data, HealthError<Code>, Input>) => {
    if (running.current) return;
    running.current = true;
    runWithConsents(
      operationOf(options.mutationKey),
      input,
      () => mutate(input, callbacks),
      () => {
        running.current = false;
      },
    );
  };
  return { ...state, run };
}
