import { isHealthError } from '@health-app/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { loginExpired } from './login-expired.ts';

const onError = (error: Error) => {
  if (isHealthError(error, 'login-expired')) loginExpired.set(true);
};

/**
 * The cache of all screens. A screen that opens again within a minute shows cached data without a request. What has failed, and
 * what is older, loads again with the next connection.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, gcTime: 15 * 60_000, refetchOnReconnect: true } },
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
});
