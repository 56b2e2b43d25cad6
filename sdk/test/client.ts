import { createHealthClient, type HealthClientOptions } from '../src/index.ts';

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
