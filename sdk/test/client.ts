import { createHealthClient, type HealthClientOptions, type HealthError, isHealthError } from '../src/index.ts';

/** A client for tests: production, main app, signed in by default. */
export function client(options: Partial<HealthClientOptions> = {}) {
  return createHealthClient({
    environment: 'production',
    app: 'main',
    appVersion: '5.2.0',
    login: () => ({ userId: 'user-1001', userToken: 'secret-token' }),
    ...options,
  });
}

/** The error of a call, which must be a `HealthError`. */
export async function failure(call: Promise<unknown>): Promise<HealthError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isHealthError(error)) throw new Error(`not a HealthError: ${error}`);
  return error;
}
