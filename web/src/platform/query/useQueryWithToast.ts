import { type HealthError, isHealthError } from '@health-app/sdk';
import type { Query } from '@health-app/sdk/react-query';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showFailure } from './failure-toast.ts';

/** Failures that were shown. Several parts of a page may observe the same query. */
const shown = new WeakSet<Error>();

/** Whether a failure shows a toast (spec, sections 7 and 8). Without a reply, the screen just omits the content. */
const hasToast = (error: Error): boolean =>
  isHealthError(error) && error.kind !== 'login-expired' && (error.kind === 'business' || error.status === 500);

/**
 * A query of optional content, whose failure only a toast shows. The call itself is silent, because another part of the page
 * may have begun the same read.
 *
 * @returns the result without its error, which fits no `QueryView`
 */
export function useQueryWithToast<Data, Code extends string>(
  options: Query<Data, Code>,
): Pick<UseQueryResult<Data, HealthError<Code>>, 'data' | 'isPending' | 'isLoading' | 'isFetched' | 'refetch'> {
  const query = useQuery(options);
  const { error } = query;
  useEffect(() => {
    if (!error || shown.has(error)) return;
    shown.add(error);
    if (hasToast(error)) void showFailure(error);
  }, [error]);
  return query;
}
