/**
 * Query and mutation factories for React Query 5, one for every operation.
 * @module
 */
import type { MutationFunctionContext, QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import type { CallOptions } from '../call.ts';
import type { HealthClient } from '../client.ts';
import {
  type HealthInfiniteQueries,
  type HealthMutations,
  type HealthQueries,
  invalidations,
} from '../generated/queries.ts';
import { readTable } from '../table.ts';
import type { QueryCallOptions } from './types.ts';

export type { HealthInfiniteQueries, HealthMutations, HealthQueries } from '../generated/queries.ts';
export type { HealthQueryKey, InfiniteQuery, Mutation, Query, QueryCallOptions } from './types.ts';

/** What `createQueries` makes of a client. */
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

type Method = (...parameters: unknown[]) => Promise<unknown>;

/**
 * Makes the factories of a client. The SDK does its own retries, so the queries switch React Query's off; they do not wait
 * for the browser to call itself online, because web views are wrong about that.
 */
export function createQueries(health: HealthClient): HealthQueryFactories {
  const { environment } = health;
  const factories = { queries: {}, infiniteQueries: {}, mutations: {} } as Record<
    'queries' | 'infiniteQueries' | 'mutations',
    Record<string, Record<string, unknown>>
  >;
  const common = { retry: false, networkMode: 'always' } as const;

  const invalidate = (queryClient: QueryClient, target: string) =>
    queryClient.invalidateQueries({ queryKey: [environment, ...target.split('.')] });

  const api = health as unknown as Record<string, Record<string, Method>>;
  for (const { domain, verb, noInput, effect, paged } of readTable(health.app)) {
    const method = api[domain]?.[verb] as Method;
    const call = (input: unknown, options?: CallOptions) => (noInput ? method(options) : method(input, options));
    const add = (kind: keyof typeof factories, factory: unknown) => {
      factories[kind][domain] ??= {};
      factories[kind][domain][verb] = factory;
    };

    if (effect === 'command') {
      add('mutations', (options?: CallOptions) => ({
        ...common,
        mutationKey: [environment, domain, verb],
        mutationFn: (input: unknown) => call(input, options),
        onSuccess: (_data: unknown, _input: unknown, _result: unknown, { client }: MutationFunctionContext) =>
          Promise.all(
            [domain, ...(invalidations[`${domain}.${verb}`] ?? [])].map((target) => invalidate(client, target)),
          ),
      }));
      continue;
    }
    const query = (input?: unknown, options?: QueryCallOptions) => ({
      ...common,
      queryKey: [environment, domain, verb, ...(input === undefined ? [] : [input])],
      queryFn: ({ signal }: QueryFunctionContext) => call(input, { ...options, signal }),
    });
    add('queries', noInput ? (options?: QueryCallOptions) => query(undefined, options) : query);
    if (paged) {
      add('infiniteQueries', (input: object = {}, options?: QueryCallOptions) => ({
        ...common,
        queryKey: [environment, domain, verb, { ...input, pages: 'all' }],
        queryFn: ({ signal, pageParam }: QueryFunctionContext<readonly unknown[], number>) =>
          call({ ...input, pageNum: pageParam }, { ...options, signal }),
        initialPageParam: 1,
        getNextPageParam: (last: Page) => (last.hasMore ? last.pageNum + 1 : undefined),
      }));
    }
  }
  return { ...(factories as unknown as Omit<HealthQueryFactories, 'invalidate'>), invalidate };
}
