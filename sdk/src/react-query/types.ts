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

/**
 * `[environment, user, domain, verb, input]`: a cache key, prefixed with the environment (spec, section 4). The user is the
 * `userId`, `guest`, or a random number for a user whose id is not known when the first key is made.
 */
export type HealthQueryKey = readonly [
  environment: Environment,
  user: string,
  domain: string,
  verb: string,
  input?: unknown,
];

/**
 * Options of the calls that a query makes. They are no part of its key: two queries that differ in options alone share one
 * cache entry. The signal is React Query's own.
 */
export type QueryCallOptions = Omit<CallOptions, 'signal'>;

/** What `useQuery` takes, with the data's type tied to the key. */
export type Query<Data, Code extends string = HealthCode> = UseQueryOptions<
  Data,
  HealthError<Code>,
  Data,
  HealthQueryKey
> & {
  queryKey: DataTag<HealthQueryKey, Data, HealthError<Code>>;
  queryFn: QueryFunction<Data, HealthQueryKey>;
};

/** What `useInfiniteQuery` takes; the page parameter is the page's number, from 1. */
export type InfiniteQuery<Page, Code extends string = HealthCode> = UseInfiniteQueryOptions<
  Page,
  HealthError<Code>,
  InfiniteData<Page, number>,
  HealthQueryKey,
  number
> & {
  queryKey: DataTag<HealthQueryKey, InfiniteData<Page, number>, HealthError<Code>>;
  queryFn: QueryFunction<Page, HealthQueryKey, number>;
};

/** What `useMutation` takes. */
export type Mutation<Input, Data, Code extends string = HealthCode> = UseMutationOptions<
  Data,
  HealthError<Code>,
  Input
>;
