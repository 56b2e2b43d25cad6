/**
 * Query and mutation factories for React Query 5, one for every operation.
 * @module
 */
import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { HealthClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import {
  type HealthInfiniteQueries,
  type HealthMutations,
  type HealthQueries,
  invalidations,
} from '../generated/queries.ts';
import { checkPage } from '../paged.ts';
import { createCacheOwner } from './cache-owner.ts';
import type { MutationCallOptions, QueryCallOptions } from './types.ts';

export type { HealthInfiniteQueries, HealthMutations, HealthQueries } from '../generated/queries.ts';
export type { HealthQueryKey, InfiniteQuery, Mutation, MutationCallOptions, Query, QueryCallOptions } from './types.ts';

/** The factories of a client, created by `createQueries`. */
export interface HealthQueryFactories {
  /** `useQuery(queries.medication.list({ date }))`, with options of the call `queries.medication.list({ date }, { silent: true })` */
  queries: HealthQueries;
  /** `useInfiniteQuery(infiniteQueries.medication.historyList())` */
  infiniteQueries: HealthInfiniteQueries;
  /** `useMutation(mutations.medication.save())`, with options of the call `mutations.medication.save({ silent: true })` */
  mutations: HealthMutations;
  /**
   * Marks queries as stale, so that those on the screen are fetched again.
   * @param target a domain, e.g. `medication`, or an operation, e.g. `medication.list`
   */
  invalidate: (queryClient: QueryClient, target: InvalidationTarget) => Promise<void>;
}

/** A domain, or a query of it: `medication`, `medication.list`. */
export type InvalidationTarget = {
  [Domain in keyof HealthQueries]: Domain | `${Domain}.${keyof HealthQueries[Domain] & string}`;
}[keyof HealthQueries];

interface Page {
  pageNum: number;
  hasMore: boolean;
}

type Factories = Record<string, Record<string, unknown>>;

/**
 * Creates the factories of a client. The SDK has its own retries, so the queries disable React Query's. They do not wait
 * for the browser to be online, because web views report it wrongly.
 * @param health a client of `createHealthClient`, or a client from `as`
 * @param reads call options of all queries, e.g. `{ silent: true }` if each screen shows the failures of its queries
 * @throws {TypeError} for a value that is not a client
 */
export function createQueries(health: HealthClient, reads: QueryCallOptions = {}): HealthQueryFactories {
  const { session, rows, call } = internalsOf(health);
  const { environment } = health;
  const owner = createCacheOwner(health);
  const common = { retry: false, networkMode: 'always' } as const;
  const queries: Factories = {};
  const infiniteQueries: Factories = {};
  const mutations: Factories = {};

  const keyOf = (...parts: unknown[]) => [environment, owner(), ...parts];
  const invalidate = (client: QueryClient, target: string) =>
    client.invalidateQueries({ queryKey: keyOf(...target.split('.')) });

  for (const operation of rows) {
    const { domain, verb } = operation;
    const add = (factories: Factories, factory: unknown) => {
      factories[domain] = { ...factories[domain], [verb]: factory };
    };

    if (operation.effect === 'command') {
      const targets = [domain, ...(invalidations[operation.id]?.split(' ') ?? [])];
      let refetched: Promise<unknown> | undefined;
      add(mutations, ({ awaitRefetch = true, ...options }: MutationCallOptions = {}) => ({
        ...common,
        // Without the user: if the key changed while a command runs, for example because its login expires, its outcome
        // would be lost.
        mutationKey: [environment, domain, verb],
        // In the mutation function, because a caller may replace the callbacks.
        mutationFn: async (input: unknown, context: MutationFunctionContext) => {
          // React Query repeats a mutation with the same context, so retries share their intent.
          const data = await call(operation, input, options, undefined, context);
          refetched = Promise.all(targets.map((target) => invalidate(context.client, target)));
          return data;
        },
        // By default, the mutation is pending until the refetched queries show its effect.
        onSettled: () => (awaitRefetch ? refetched : undefined),
      }));
      continue;
    }

    const query = (queryKey: unknown[], input: unknown, options?: QueryCallOptions) => ({
      ...common,
      queryKey,
      queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam?: number }) => {
        // Also waits for calls that skip the gate: a guest's reply must not be stored under the next user's key.
        await session.ready;
        // A mounted query of the previous user would otherwise store this user's data in the previous user's entry.
        const belongs = () => queryKey[1] === owner();
        const page = pageParam ? { ...(input as object), pageNum: pageParam } : input;
        const data = await call(operation, page, { ...reads, ...options, signal }, belongs);
        return pageParam ? checkPage(data, pageParam) : data;
      },
    });
    add(
      queries,
      operation.noInput
        ? (options?: QueryCallOptions) => query(keyOf(domain, verb), undefined, options)
        : // Without input and with an empty one are one entry.
          (input: unknown = {}, options?: QueryCallOptions) => query(keyOf(domain, verb, input), input, options),
    );
    if (operation.paged) {
      add(infiniteQueries, (input: object = {}, options?: QueryCallOptions) => ({
        ...query(keyOf(domain, verb, { ...input, pages: 'all' }), input, options),
        initialPageParam: 1,
        getNextPageParam: (last: Page) => (last.hasMore ? last.pageNum + 1 : undefined),
      }));
    }
  }
  return { queries, infiniteQueries, mutations, invalidate } as unknown as HealthQueryFactories;
}
