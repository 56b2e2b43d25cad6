import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { CoreClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import { invalidations } from '../generated/queries.ts';
import { checkPage, nextPage, type PageParam } from '../paged.ts';
import type { Operation } from '../table.ts';
import { createCacheOwner } from './cache-owner.ts';
import type { MutationCallOptions, QueryCallOptions } from './types.ts';

/**
 * The refetch after a mutation, by its context. A component that calls the factory in each render replaces the options of a
 * running mutation, so `onSettled` belongs to other options than the `mutationFn` that has sent the command.
 */
const refetches = new WeakMap<MutationFunctionContext, Promise<unknown>>();

/** Creates what the factories of a client return, by the row of an operation. */
export function createFactories(health: CoreClient, reads: QueryCallOptions) {
  const internals = internalsOf(health);
  const { environment } = health;
  const { session, call, owner = createCacheOwner(session) } = internals;
  internals.owner = owner;
  const common = { retry: false, networkMode: 'always' } as const;

  const keyOf = (...parts: unknown[]) => [environment, owner(), ...parts];
  const invalidate = (client: QueryClient, target: string) =>
    client.invalidateQueries({ queryKey: keyOf(...target.split('.')) });

  const read = (operation: Operation, queryKey: unknown[], input: unknown, options?: QueryCallOptions) => ({
    ...common,
    queryKey,
    queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam?: PageParam }) => {
      // Also waits for calls that skip the gate: a guest's reply must not be stored under the next user's key.
      await session.ready;
      const data = await call(
        operation,
        pageParam ? { ...(input as object), ...pageParam } : input,
        { ...reads, ...options, signal },
        // A mounted query of the previous user would otherwise store this user's data in the previous user's entry.
        () => queryKey[1] === owner(),
      );
      return pageParam ? checkPage(data, pageParam) : data;
    },
  });

  return {
    invalidate,

    query: (operation: Operation, ...args: unknown[]) => {
      // Without input and with an empty one are one entry.
      const input = operation.noInput ? [] : [args.shift() ?? {}];
      return read(operation, keyOf(operation.domain, operation.verb, ...input), input[0], args[0] as QueryCallOptions);
    },

    infiniteQuery: (operation: Operation, input: object = {}, options?: QueryCallOptions) => ({
      ...read(operation, keyOf(operation.domain, operation.verb, { ...input, pages: 'all' }), input, options),
      initialPageParam: { pageNum: 1 },
      getNextPageParam: nextPage,
    }),

    mutation: (operation: Operation, { awaitRefetch = true, ...options }: MutationCallOptions = {}) => {
      const { id, domain, verb } = operation;
      return {
        ...common,
        // Without the user: if the key changed while a command runs, for example because its login expires, its outcome
        // would be lost.
        mutationKey: [environment, domain, verb],
        // In the mutation function, because a caller may replace the callbacks.
        mutationFn: async (input: unknown, context: MutationFunctionContext) => {
          // React Query repeats a mutation with the same context, so retries share their intent.
          const data = await call(operation, input, options, undefined, context);
          const targets = [domain, ...(invalidations[id]?.split(' ') ?? [])];
          refetches.set(context, Promise.all(targets.map((target) => invalidate(context.client, target))));
          return data;
        },
        // By default, the mutation is pending until the refetched queries show its effect.
        onSettled: (...outcome: [unknown, unknown, unknown, unknown, context: MutationFunctionContext]) =>
          awaitRefetch && refetches.get(outcome[4]),
      };
    },
  };
}
