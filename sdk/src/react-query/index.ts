/**
 * Query and mutation factories for React Query 5, one for every operation.
 * @module
 */
import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../call-options.ts';
import { internalsOf } from '../client.ts';
import type { HealthClient } from '../client-options.ts';
import {
  type HealthInfiniteQueries,
  type HealthMutations,
  type HealthQueries,
  invalidations,
} from '../generated/queries.ts';
import { checkPage } from '../paged.ts';
import { createCacheOwner } from './cache-owner.ts';
import type { QueryCallOptions } from './types.ts';

export type { HealthInfiniteQueries, HealthMutations, HealthQueries } from '../generated/queries.ts';
export type { HealthQueryKey, InfiniteQuery, Mutation, Query, QueryCallOptions } from './types.ts';

/** The factories of a client, by `createQueries`. */
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
  invalidate: (queryClient: QueryClient, target: string) => Promise<void>;
}

interface Page {
  pageNum: number;
  hasMore: boolean;
}

type Factories = Record<string, Record<string, unknown>>;

/**
 * Makes the factories of a client. The SDK does its own retries, so the queries switch React Query's off; they do not wait
 * for the browser to report that it is online, because web views report it wrongly.
 * @param health a client of `createHealthClient`, or a view of it by `as`
 * @param reads options of the calls of all queries, e.g. `{ silent: true }` where each screen shows the failures of its queries
 * @throws {TypeError} for anything but a client
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
      add(mutations, (options?: CallOptions) => ({
        ...common,
        // Without the user: a key that changes while a command runs, as when its login expires, would drop its outcome.
        mutationKey: [environment, domain, verb],
        // Here, since a caller may replace a callback.
        mutationFn: async (input: unknown, context: MutationFunctionContext) => {
          // React Query repeats a mutation with the same context.
          const data = await call(operation, input, options, undefined, context);
          refetched = Promise.all(targets.map((target) => invalidate(context.client, target)));
          return data;
        },
        // The mutation is pending until the screen shows what it changed.
        onSettled: () => refetched,
      }));
      continue;
    }

    const query = (queryKey: unknown[], input: unknown, options?: QueryCallOptions) => ({
      ...common,
      queryKey,
      queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam?: number }) => {
        // Also what passes the gate: the answer to a guest must not stay under the key of the user that comes.
        await session.ready;
        // A query that is still on the screen of the user before would fill their entry with data of this one.
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
