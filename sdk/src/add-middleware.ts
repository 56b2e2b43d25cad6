import type { CoreClient } from './client-options.ts';
import { internalsOf } from './core-client.ts';
import { applicationMiddleware, checkMiddleware, type Middleware } from './pipeline/application-middleware.ts';

/**
 * Adds middlewares of openapi-fetch to a client and its views, like `health.use`.
 * @throws {TypeError} for a value that is not a middleware
 * @example addMiddleware(health, { onResponse: ({ schemaPath, response }) => console.debug(schemaPath, response.status) });
 */
export function addMiddleware(health: CoreClient, ...middleware: Middleware[]): void {
  checkMiddleware(middleware);
  const { settings } = internalsOf(health);
  settings.prepare = applicationMiddleware;
  settings.middleware.push(...middleware);
}
