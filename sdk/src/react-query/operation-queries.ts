import type { QueryClient } from '@tanstack/react-query';
import type { CoreClient } from '../client-options.ts';
import type { HealthCodes, OperationId } from '../generated/codes.ts';
import { type OperationFunction, rowOf } from '../operation.ts';
import { createFactories } from './factories.ts';
import type { InvalidationTarget } from './invalidation-target.ts';
import type { InfiniteQuery, Mutation, MutationCallOptions, Query, QueryCallOptions } from './types.ts';

/** The input of an infinite query: that of the operation without the page number and the cursor. */
export type PagesInput<Input extends unknown[]> = Omit<Exclude<Input[0], undefined>, 'pageNum' | 'after'>;

// biome-ignore lint/suspicious/noConfusingVoidType: React Query's type for variables that a mutation does not take
type None = void;

/** The variables of a mutation; none for an operation without input. */
export type MutationInput<Input extends unknown[]> = Input extends []
  ? None
  : undefined extends Input[0]
    ? Exclude<Input[0], undefined> | None
    : Input[0];

/** Factories that take a function of `@health-app/sdk/operations`, created by `createOperationQueries`. */
export interface OperationQueries {
  /** `useQuery(query(medicationList, { date }))`, with options of the call `query(medicationList, { date }, { silent: true })` */
  query<Id extends OperationId, Input extends unknown[], Data>(
    operation: OperationFunction<Id, 'read' | 'paged', Input, Data>,
    ...args: [...input: Input, options?: QueryCallOptions]
  ): Query<Data, HealthCodes[Id]>;
  /** `useInfiniteQuery(infiniteQuery(ordersList, { tab: 'all' }))` */
  infiniteQuery<Id extends OperationId, Input extends unknown[], Page>(
    operation: OperationFunction<Id, 'paged', Input, Page>,
    ...args: Record<never, never> extends PagesInput<Input>
      ? [input?: PagesInput<Input>, options?: QueryCallOptions]
      : [input: PagesInput<Input>, options?: QueryCallOptions]
  ): InfiniteQuery<Page, HealthCodes[Id]>;
  /** `useMutation(mutation(medicationSave))`, with options of the call `mutation(medicationSave, { silent: true })` */
  mutation<Id extends OperationId, Input extends unknown[], Data>(
    operation: OperationFunction<Id, 'command', Input, Data>,
    options?: MutationCallOptions,
  ): Mutation<MutationInput<Input>, Data, HealthCodes[Id]>;
  /**
   * Marks queries as stale, so that those on the screen are fetched again.
   * @param target a domain, e.g. `medication`, or an operation, e.g. `medication.list`
   */
  invalidate: (queryClient: QueryClient, target: InvalidationTarget) => Promise<void>;
}

/**
 * Creates factories for the functions of operations, so that a bundle has only the operations that it uses. Their keys are those
 * of `createQueries`, so that both can share a cache.
 * @param health a client of `createCoreClient` or `createHealthClient`
 * @param reads call options of all queries
 * @throws {TypeError} for a value that is not a client
 * @example const { query } = createOperationQueries(health); useQuery(query(medicationList, { date }));
 */
export function createOperationQueries(health: CoreClient, reads: QueryCallOptions = {}): OperationQueries {
  const { query, infiniteQuery, mutation, invalidate } = createFactories(health, reads);
  const of =
    (factory: (row: ReturnType<typeof rowOf>, ...args: never[]) => unknown) =>
    (operation: unknown, ...args: never[]) =>
      factory(rowOf(operation, health.app), ...args);
  return { query: of(query), infiniteQuery: of(infiniteQuery), mutation: of(mutation), invalidate } as OperationQueries;
}
