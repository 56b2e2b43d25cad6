import type { CallOptions, HealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { type MutateOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A command whose failure is said where it was given, not in a toast, and that a double tap gives once: the second tap
 * may come before the first has rendered.
 */
export function useCommand<Input, Data>(
  mutation: Mutation<Input, Data>,
  send: (input: Input, options: CallOptions) => Promise<Data>,
) {
  const running = useRef(false);
  const command = useMutation({
    ...mutation,
    mutationFn: (input: Input) => send(input, { silent: true }),
    onSettled: () => {
      running.current = false;
    },
  });
  const run = (input: Input, then?: MutateOptions<Data, HealthError, Input>) => {
    if (running.current) return;
    running.current = true;
    command.mutate(input, then);
  };
  return { ...command, run };
}
