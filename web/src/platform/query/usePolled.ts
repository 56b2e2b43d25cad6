import type { Query } from '@health-app/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnanswered } from '#platform/failures/is-unanswered.ts';

interface Options {
  /** ms between two requests. @default 2,000 */
  every?: number;
  /** ms after which polling stops; only time with a visible page counts. @default 60,000 */
  limit?: number;
}

const SECOND = 1_000;
/** Number of successive connection failures before the screen shows them. */
const MOST_FAILURES = 3;

/**
 * Polls a query while the server works. A screen that opens later resumes the wait, because the server has the state.
 * @param options of the query, from its factory
 * @param isWaiting whether the data show that the server still works
 * @returns `query`; `waiting`; `wait`, the props of `ProgressWait`: `elapsed`, ms of this wait; `stopped`: why polling has
 *   ended without a result; `busy`; `onLookAgain` restarts it
 */
export function usePolled<Data, Code extends string>(
  options: Query<Data, Code>,
  isWaiting: (data: Data) => boolean,
  { every = 2_000, limit = 60_000 }: Options = {},
) {
  const [elapsed, setElapsed] = useState(0);
  const [failures, setFailures] = useState(0);
  const [refused, setRefused] = useState(false);
  const stopped = elapsed >= limit ? 'limit' : refused || failures >= MOST_FAILURES ? 'failed' : undefined;
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => !stopped && state.data !== undefined && isWaiting(state.data) && every,
  });
  const { data, error, errorUpdateCount, refetch } = query;
  const waiting = data !== undefined && isWaiting(data);

  useEffect(() => {
    if (!waiting || stopped) return;
    const timer = setInterval(() => {
      if (!document.hidden) setElapsed((before) => before + SECOND);
    }, SECOND);
    return () => clearInterval(timer);
  }, [waiting, stopped]);
  // A new wait on the same screen starts at zero.
  useEffect(() => {
    if (!waiting) setElapsed(0);
  }, [waiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: two failures in a row may be the same error
  useEffect(() => {
    setFailures((before) => (error ? before + 1 : 0));
    setRefused(error !== null && !isUnanswered(error));
  }, [error, errorUpdateCount]);

  const onLookAgain = () => {
    setElapsed(0);
    setFailures(0);
    setRefused(false);
    void refetch();
  };
  return { query, waiting, wait: { elapsed, stopped, busy: query.isFetching, onLookAgain } } as const;
}

export type Wait = ReturnType<typeof usePolled>['wait'];
