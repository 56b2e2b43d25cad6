import { isHealthError } from '@health-app/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { loginExpired } from './login-expired.ts';

const onError = (error: Error) => {
  if (isHealthError(error, 'login-expired')) loginExpired.set(true);
};

/** One cache for all screens; a screen that is opened again within a minute shows what it had, without a request. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, gcTime: 15 * 60_000 } },
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
});

/** iOS brings a page back as it was frozen, hours later: what is on the screen is then fetched again. */
export function refreshFrozenPage(): () => void {
  const refresh = (event: PageTransitionEvent) => {
    if (event.persisted) void queryClient.invalidateQueries();
  };
  window.addEventListener('pageshow', refresh);
  return () => window.removeEventListener('pageshow', refresh);
}
