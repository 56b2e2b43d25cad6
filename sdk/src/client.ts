import type { Middleware } from 'openapi-fetch';
import { type Call, createCall } from './call.ts';
import type { CallOptions } from './call-options.ts';
import { defaults, type HealthClient, type HealthClientOptions, type Settings } from './client-options.ts';
import type { HealthApi } from './generated/client.ts';
import { encodeInput } from './generated/wire.ts';
import { hide } from './hide.ts';
import type { Hooks } from './hooks.ts';
import { resolveHost } from './hosts.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import { loggerRule, logHooks, logLevels } from './log.ts';
import { checkMiddleware } from './pipeline/application-middleware.ts';
import { type Init, runCall } from './pipeline/index.ts';
import { canRefuseRedirects } from './pipeline/redirects.ts';
import { createFetchClient } from './pipeline/transport.ts';
import { type ClientSession, createSession, type Login, readUser, type User } from './session.ts';
import { type Operation, readTable } from './table.ts';
import {
  appVersion,
  callback,
  check,
  duration,
  flag,
  headers,
  hooks as hookRule,
  oneOf,
  readOptions,
  record,
  retries,
} from './validate.ts';
import { version } from './version.ts';
import { rememberCall } from './with-response.ts';

const rules = {
  hosts: record,
  appVersion,
  source: oneOf(['', 'iOS', 'Android']),
  login: callback,
  extraUser: callback,
  loginTimeout: duration,
  timeout: duration,
  retry: retries,
  retryCommands: retries,
  headers,
  requestId: callback,
  hooks: hookRule,
  onToast: callback,
  onLoginExpired: callback,
  logLevel: oneOf(logLevels),
  logger: loggerRule,
  versionHeader: flag,
  trustRedirects: flag,
  fetch: callback,
} as const;

/**
 * Creates a client and starts the login.
 * @throws {TypeError} for an invalid option; the message gives the valid values
 */
export function createHealthClient(options: HealthClientOptions): HealthClient {
  const given = readOptions('options', options, rules, defaults);
  const { logger = console } = given;
  const hooks = [given.hooks ?? [], logHooks(given.logLevel, logger)].flat() as Hooks[];
  const settings: Settings = { ...given, hooks, middleware: [] };
  const { environment, app } = options;
  const { extraUser } = settings;
  const host = resolveHost(environment, app, settings.hosts);
  settings.trustRedirects ||= canRefuseRedirects(host);
  if (!settings.trustRedirects && settings.logLevel !== 'error') logger.warn('no token is sent: see trustRedirects');
  const rows = readTable(app);
  const api = createFetchClient(host);

  function openSession(login: Login | undefined, initial?: User): ClientSession {
    // Calls of `extraUser` are part of the login, so they must not wait for it.
    const extra = extraUser && (() => extraUser(createView(session, true)));
    const lifetime = new AbortController();
    const session: ClientSession = createSession({ ...settings, lifetime }, login, extra, initial);
    return session;
  }

  function createView(session: ClientSession, exempt?: true): HealthClient {
    const run: Run = (row, init, { options, belongs, isRaw } = {}) => {
      const operation = exempt ? { ...row, exempt } : row;
      const made = createCall(settings, session, operation, belongs, isRaw);
      return rememberCall(runCall(api, made, host, options, init), made);
    };
    const call: CallOperation = (operation, input = {}, options, belongs, intent) => {
      const init = (made: Call) => {
        if (operation.noInput) return {};
        check('input', input, record);
        let given = input as { idempotencyKey?: string };
        if (operation.idempotencyKey) given = withIdempotencyKey(given, intent);
        made.idempotencyKey = given.idempotencyKey;
        const sent = encodeInput(operation.id, given);
        return operation.method === 'GET' ? { params: { query: sent } } : { body: sent };
      };
      return run(operation, init, { options, belongs });
    };
    const methods: Record<string, Record<string, unknown>> = {};
    for (const operation of rows) {
      const { domain, verb, noInput } = operation;
      methods[domain] ??= {};
      methods[domain][verb] = noInput
        ? (callOptions?: CallOptions) => call(operation, undefined, callOptions)
        : (input?: unknown, callOptions?: CallOptions) => call(operation, input, callOptions);
    }
    const client: HealthClient = {
      // A test compares the table with the generated interface.
      ...(methods as unknown as HealthApi),
      environment,
      app,
      host,
      session,
      as(user: User) {
        return createView(openSession(() => user, readUser(user)));
      },
      use(...middleware: Middleware[]) {
        checkMiddleware(middleware);
        settings.middleware.push(...middleware);
      },
      dispose() {
        return session.dispose();
      },
    };
    return hide(client, inside, { version, settings, session, rows, call, run });
  }

  return createView(openSession(settings.login));
}

/** Runs an operation of the table. */
type CallOperation = (
  operation: Operation,
  input: unknown,
  options?: CallOptions,
  belongs?: () => boolean,
  intent?: object,
) => Promise<unknown>;

/** Runs a call; a raw call returns the result of openapi-fetch. */
type Run = (
  operation: Operation,
  init: (call: Call) => Init,
  more?: { options?: CallOptions | undefined; belongs?: (() => boolean) | undefined; isRaw?: boolean },
) => Promise<unknown>;

interface Internals {
  /** Version of the package copy that created the client. */
  version: string;
  settings: Settings;
  session: ClientSession;
  rows: Operation[];
  call: CallOperation;
  run: Run;
}

// Shared by all copies of this package, e.g. its ES modules and its CommonJS.
const inside: unique symbol = Symbol.for('@health-app/sdk/client');

/**
 * Returns the private part of a client, for other functions of this package.
 * @throws {TypeError} for a value that is not a client, or for one of another version of this package
 */
export function internalsOf(health: HealthClient): Internals {
  const internals: Internals | undefined = Object(health)[inside]?.();
  check('health', internals, [Boolean, 'a client of createHealthClient']);
  const known = internals as Internals;
  const one = `a client of @health-app/sdk ${version}; it is of a second copy, ${known.version}: install one`;
  check('health', known.version, [(made: string) => made === version, one]);
  return known;
}
