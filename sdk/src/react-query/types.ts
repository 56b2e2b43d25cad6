import type {
  DataTag,
  InfiniteData,
  QueryFunction,
  UseInfiniteQueryOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { CallOptions } from '../call-options.ts';
import type { HealthError } from '../errors.ts';
import type { HealthCode } from '../generated/codes.ts';
import type { Environment } from '../hosts.ts';
import type { PageParam } from '../paged.ts';

/**
 * `[environment, user, domain, verb, input]`: a cache key, prefixed with the environment (spec, section 4). The user is the
 * `userId`, `guest`, or a random number if the id is unknown when the first key is created.
 */
export type HealthQueryKey = readonly [
  environment: Environment,
  user: string,
  domain: string,
  verb: string,
  input?: unknown,
];

/**
 * Call options of a query. They are not part of its key: two queries that differ only in options share one cache entry.
 * React Query provides the signal.
 */
export type QueryCallOptions = Omit<CallOptions, 'signal'>;

/** Call options of a mutation. */
export interface MutationCallOptions extends CallOptions {
  /**
   * Keeps the mutation pending until the active queries are refetched. With `false`, it ends with the reply.
   * @default true
   * @example { awaitRefetch: false }
   */
  awaitRefetch?: boolean | undefined;
}

/** Options for `useQuery`, with the data's type tied to the key. */
export type Query<Data, Code extends string = HealthCode> = UseQueryOptions<
  Data,
  HealthError<Code>,
  Data,
  HealthQueryKey
> & {
  queryKey: DataTag<HealthQueryKey, Data, HealthError<Code>>;
  queryFn: QueryFunction<Data, HealthQueryKey>;
};

/** Options for `useInfiniteQuery`; the page parameter is the number of the page, and the place where it begins. */
export type InfiniteQuery<Page, Code extends string = HealthCode> = UseInfiniteQueryOptions<
  Page,
  HealthError<Code>,
  InfiniteData<Page, PageParam>,
  HealthQueryKey,
  PageParam
> & {
  queryKey: DataTag<HealthQueryKey, InfiniteData<Page, PageParam>, HealthError<Code>>;
  queryFn: QueryFunction<Page, HealthQueryKey, PageParam>;
};

/** Options for `useMutation`. */
export type Mutation<Input, Data, Code extends string = HealthCode> = UseMutationOptions<
  Data,
  HealthError<Code>,
  Input
>;
