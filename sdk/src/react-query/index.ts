/**
 * Query and mutation factories for React Query 5, one for every operation.
 * @module
 */
import type { QueryClient } from '@tanstack/react-query';
import type { HealthClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import type { HealthInfiniteQueries, HealthMutations, HealthQueries } from '../generated/queries.ts';
import type { Operation } from '../table.ts';
import { createFactories } from './factories.ts';
import type { InvalidationTarget } from './invalidation-target.ts';
import type { QueryCallOptions } from './types.ts';

export type { HealthInfiniteQueries, HealthMutations, HealthQueries } from '../generated/queries.ts';
export type { PageParam } from '../paged.ts';
export type { InvalidationTarget } from './invalidation-target.ts';
export {
  createOperationQueries,
  type MutationInput,
  type OperationQueries,
  type PagesInput,
} from './operation-queries.ts';
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

type Factories = Record<string, Record<string, unknown>>;

/**
 * Creates the factories of a client. The SDK has its own retries, so the queries disable React Query's. They do not wait
 * for the browser to be online, because web views report it wrongly.
 * @param health a client of `createHealthClient`, or a client from `as`
 * @param reads call options of all queries, e.g. `{ silent: true }` if each screen shows the failures of its queries
 * @throws {TypeError} for a value that is not a client
 */
export function createQueries(health: HealthClient, reads: QueryCallOptions = {}): HealthQueryFactories {
  const { rows } = internalsOf(health);
  const { query, infiniteQuery, mutation, invalidate } = createFactories(health, reads);
  const queries: Factories = {};
  const infiniteQueries: Factories = {};
  const mutations: Factories = {};

  for (const operation of rows) {
    const { domain, verb, effect, paged } = operation;
    const add = (factories: Factories, factory: (row: Operation, ...args: never[]) => unknown) => {
      factories[domain] = { ...factories[domain], [verb]: (...args: never[]) => factory(operation, ...args) };
    };
    if (effect === 'command') add(mutations, mutation);
    else add(queries, query);
    if (paged) add(infiniteQueries, infiniteQuery);
  }
  return { queries, infiniteQueries, mutations, invalidate } as unknown as HealthQueryFactories;
}
