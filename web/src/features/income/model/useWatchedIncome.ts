import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentTime } from '#lib/time/instants.ts';
import { invalidate } from '#platform/client.ts';

/** Polling interval after an action of the person, and its duration; ms. */
const interval = 10_000;
const limit = 60_000;

/**
 * Polls the income every ten seconds for a minute after an action of the person, while a withdrawal changes and the page is
 * visible.
 * @returns a function that restarts the minute
 */
export function useWatchedIncome(moving: boolean): () => void {
  const queryClient = useQueryClient();
  const [until, setUntil] = useState(0);
  useEffect(() => {
    if (!moving || until === 0) return;
    const timer = setInterval(() => {
      if (currentTime() >= until) clearInterval(timer);
      else if (!document.hidden) void invalidate(queryClient, 'income');
    }, interval);
    return () => clearInterval(timer);
  }, [moving, until, queryClient]);
  return () => setUntil(currentTime() + limit);
}
