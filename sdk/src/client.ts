import { addMiddleware } from './add-middleware.ts';
import type { CallOptions } from './call-options.ts';
import type { HealthClient, HealthClientOptions } from './client-options.ts';
import { openClient } from './core-client.ts';
import type { HealthApi } from './generated/client.ts';
import { createLogHooks, loggerRule, logLevelRule } from './log.ts';
import type { Middleware } from './pipeline/application-middleware.ts';
import { readTable } from './read-table.ts';
import { check, readOptions, record } from './validate.ts';

const rules = { logLevel: logLevelRule, logger: loggerRule } as const;

/**
 * Creates a client and starts the login.
 * @throws {TypeError} for an invalid option; the message gives the valid values
 */
export function createHealthClient(options: HealthClientOptions): HealthClient {
  check('options', options, record);
  const { logLevel = 'warn', logger = console, ...rest } = options;
  readOptions('options', { logLevel: options.logLevel, logger: options.logger }, rules, {});
  const hooks = [options.hooks ?? [], createLogHooks(logLevel, logger)].flat();
  const warn = logLevel === 'error' ? undefined : (line: string) => logger.warn(line);
  const table = readTable(options.app);
  return openClient<HealthClient>(
    { ...rest, hooks },
    (core, { rows, call }) => {
      const methods: Record<string, Record<string, unknown>> = {};
      for (const operation of table) {
        const { domain, verb, noInput } = operation;
        rows.add(operation);
        methods[domain] ??= {};
        methods[domain][verb] = noInput
          ? (callOptions?: CallOptions) => call(operation, undefined, callOptions)
          : (input?: unknown, callOptions?: CallOptions) => call(operation, input, callOptions);
      }
      const client = {
        // A test compares the table with the generated interface.
        ...(methods as unknown as HealthApi),
        ...core,
        use: (...middleware: Middleware[]) => addMiddleware(client, ...middleware),
      } as HealthClient;
      return client;
    },
    warn,
  );
}
