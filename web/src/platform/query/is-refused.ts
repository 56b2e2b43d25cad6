import { isHealthError } from '@health-app/sdk';

/** Whether the server has refused a query that never had data: trying again cannot help, so the screen offers another way on. */
export const isRefused = ({ error, data }: { error: Error | null; data: unknown }): boolean =>
  data === undefined && isHealthError(error, 'business');
