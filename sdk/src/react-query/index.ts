/**
 * Query and mutation factories for React Query 5, one for every operation.
 * @module
 */
import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../call.ts';
import { type HealthClient, internalsOf } from '../client.ts';
import { HealthError } from '../errors.ts';
import {
  type HealthInfiniteQueries,
  type HealthMutations,
  type HealthQueries,
  invalidations,
} from '../generated/queries.ts';
import { createOwner } from './owner.ts';
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
 * @throws {TypeError} for anything but a client
 */
export function createQueries(health: HealthClient): HealthQueryFactories {
  const { session, rows, call } = internalsOf(health);
  const { environment } = health;
  const owner = createOwner(health);
  const common = { retry: false, networkMode: 'always' } as const;
  const queries: Factories = {};
  const infiniteQueries: Factories = {};
  const mutations: Factories = {};

  const keyOf = (...parts: unknown[]) => [environment, owner(), ...parts];
  const invalidate = (client: QueryClient, target: string) =>
    client.invalidateQueries({ queryKey: keyOf(...target.split('.')) });

  for (const operation of rows) {
    const { id, domain, verb } = operation;
    const add = (factories: Factories, factory: unknown) => {
      factories[domain] = { ...factories[domain], [verb]: factory };
    };

    if (operation.effect === 'command') {
      const targets = [domain, ...(invalidations[id]?.split(' ') ?? [])];
      let refetched: Promise<unknown> | undefined;
      add(mutations, (options?: CallOptions) => ({
        ...common,
        // Without the user: a key that changes while a command runs, as when its login expires, would drop its outcome.
        mutationKey: [environment, domain, verb],
        // Here, since a caller may replace a callback.
        mutationFn: async (input: unknown, { client }: MutationFunctionContext) => {
          const data = await call(operation, input, options);
          refetched = Promise.all(targets.map((target) => invalidate(client, target)));
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
      queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam?: unknown }) => {
        if (!operation.exempt) await session.ready;
        // A query that is still on the screen of the user before would fill their entry with data of this one.
        if (queryKey[1] !== owner()) throw new HealthError('aborted', 'the user has changed');
        return call(operation, pageParam ? { ...(input as object), pageNum: pageParam } : input, {
          ...options,
          signal,
        });
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
