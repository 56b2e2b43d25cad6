import { isHealthError } from '@health-app/sdk';

/** Whether the server has refused a query that never had data. A retry cannot help, so the screen offers an alternative. */
export const isRefused = ({ error, data }: { error: Error | null; data: unknown }): boolean =>
  data === undefined && isHealthError(error, 'business');
