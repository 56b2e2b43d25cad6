import { isHealthError } from '@health-app/sdk';
import type { Query } from '@health-app/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface Options {
  /** ms between two reads. @default 2,000 */
  every?: number;
  /** ms after which reading stops; only time with the page in view counts. @default 60,000 */
  limit?: number;
}

const SECOND = 1_000;
/** Lost connections in a row before the person learns of them. */
const MOST_FAILURES = 3;

/**
 * Reads a query again and again while the server works. A screen that opens later resumes the wait, since the server holds it.
 * @param options of the query, from its factory
 * @param isWaiting whether the data says that the server still works
 * @returns `query`; `waiting`; `elapsed`, ms of this wait; `stopped`: why the reading has ended without a result; `lookAgain`
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
  // A new wait of the same screen begins at zero.
  useEffect(() => {
    if (!waiting) setElapsed(0);
  }, [waiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: two failures in a row may be the same error
  useEffect(() => {
    setFailures((before) => (error ? before + 1 : 0));
    setRefused(error !== null && !isHealthError(error, 'network') && !isHealthError(error, 'timeout'));
  }, [error, errorUpdateCount]);

  const lookAgain = () => {
    setElapsed(0);
    setFailures(0);
    setRefused(false);
    void refetch();
  };
  return { query, waiting, elapsed, stopped, lookAgain } as const;
}

/** Why a wait ended without a result: it took too long, or the server could not be read. */
export type Stopped = ReturnType<typeof usePolled>['stopped'];
