import type { CallOptions, HealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { type MutateOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A command whose failure is said where it was given, not in a toast, and that a double tap gives once: the second tap
 * may come before the first has rendered.
 * @param done called once it has worked, also when what it changes takes its place on the screen away; callbacks of `run` are
 *   for what is still on the screen
 */
export function useCommand<Input, Data>(
  mutation: Mutation<Input, Data>,
  send: (input: Input, options: CallOptions) => Promise<Data>,
  done?: (data: Data, input: Input) => void,
) {
  const running = useRef(false);
  const command = useMutation<Data, HealthError, Input>({
    ...mutation,
    mutationFn: async (input) => {
      const data = await send(input, { silent: true });
      done?.(data, input);
      return data;
    },
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
