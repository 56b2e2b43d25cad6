import { type Call, createCall, type Settings } from './call.ts';
import type { CallOptions } from './call-options.ts';
import { type CoreClient, type CoreClientOptions, defaults, type ViewOptions } from './client-options.ts';
import { encodeInput } from './generated/wire.ts';
import { hide } from './hide.ts';
import type { Hooks } from './hooks.ts';
import { resolveHost } from './hosts.ts';
import { type Init, runCall } from './pipeline/index.ts';
import { canRefuseRedirects } from './pipeline/redirects.ts';
import { createFetchClient } from './pipeline/transport.ts';
import { type ClientSession, createSession, type Login, readUser, type User } from './session.ts';
import type { Operation } from './table.ts';
import {
  any,
  appVersion,
  callback,
  check,
  duration,
  flag,
  headers,
  headerValue,
  hooks as hookRule,
  isZone,
  oneOf,
  readOptions,
  record,
  retries,
  zone,
} from './validate.ts';
import { version } from './version.ts';
import { rememberCall } from './with-response.ts';

const rules = {
  environment: any,
  app: any,
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
  versionHeader: flag,
  timeZone: zone,
  trustRedirects: flag,
  fetch: callback,
} as const;

/**
 * Creates a client without methods, and starts the login. The functions of `@health-app/sdk/operations` make its calls, and
 * a bundler includes only those that are imported: a client with one call takes 8 kB instead of 11.
 * @throws {TypeError} for an invalid option; the message gives the valid values
 * @example const order = await ordersDetail(createCoreClient(options), { orderId });
 */
export function createCoreClient(options: CoreClientOptions): CoreClient {
  return openClient(options, (client) => client, console.warn);
}

/**
 * Opens a client.
 * @param extend adds its methods, also to its views
 * @param warn receives the warning that no token is sent
 * @throws {TypeError} for an invalid option
 */
export function openClient<Client extends CoreClient>(
  options: CoreClientOptions<Client>,
  extend: (client: CoreClient, internals: Internals) => Client,
  warn?: (line: string) => void,
): Client {
  const given = readOptions('options', options, rules, defaults);
  const settings = { ...given, hooks: [given.hooks ?? []].flat() as Hooks[], middleware: [] } as unknown as Settings;
  const { environment, app, extraUser } = options;
  const host = resolveHost(environment, app, settings.hosts);
  settings.trustRedirects ||= canRefuseRedirects(host);
  if (!settings.trustRedirects) warn?.('no token is sent: see trustRedirects');
  const api = createFetchClient(host);
  const rows = new Set<Operation>();

  function openSession(login: Login | undefined, view?: ViewOptions, initial?: User): ClientSession {
    // Calls of `extraUser` are part of the login, so they must not wait for it.
    const extra = extraUser && (() => extraUser(createView(session, true)));
    const lifetime = new AbortController();
    const session: ClientSession = createSession({ ...settings, ...view, lifetime }, login, extra, initial);
    return session;
  }

  function createView(session: ClientSession, exempt?: true): Client {
    const run: Run = (row, init, { options, belongs, isRaw } = {}) => {
      const operation = exempt ? { ...row, exempt } : row;
      const made = createCall(settings, session, operation, belongs, isRaw);
      return rememberCall(runCall(api, made, host, options, init), made);
    };
    const call: CallOperation = (operation, input = {}, options, belongs, intent) => {
      rows.add(operation);
      const init = (made: Call) => {
        if (operation.noInput) return {};
        check('input', input, record);
        const given: { idempotencyKey?: string } = operation.identify?.(input as object, intent) ?? (input as object);
        made.idempotencyKey = given.idempotencyKey;
        const sent = encodeInput(operation.id, given);
        return operation.method === 'GET' ? { params: { query: sent } } : { body: sent };
      };
      return run(operation, init, { options, belongs });
    };
    const client: CoreClient = {
      environment,
      app,
      host,
      session,
      as(user: User, view: ViewOptions = {}) {
        // Without a default: the zone of a server is not the person's.
        const own = readOptions('options', view, { timeZone: headerValue }, { timeZone: settings.timeZone ?? '' });
        // It may come from any page, so a name that is none does not end the request.
        if (!isZone(own.timeZone)) own.timeZone = '';
        return createView(openSession(() => user, own, readUser(user)));
      },
      dispose() {
        return session.dispose();
      },
    };
    const internals: Internals = { version, settings, session, rows, call, run };
    return hide(extend(client, internals), inside, internals);
  }

  return createView(openSession(settings.login));
}

/** Runs an operation. */
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
  /** The operations that the client can call: those of its methods, and those that a function has called. */
  rows: Set<Operation>;
  call: CallOperation;
  run: Run;
  /** The owner of cache entries, which all query factories of the client share. */
  owner?: (() => string) | undefined;
}

// Shared by all copies of this package, e.g. its ES modules and its CommonJS.
const inside: unique symbol = Symbol.for('@health-app/sdk/client');

/**
 * Returns the private part of a client, for other functions of this package.
 * @throws {TypeError} for a value that is not a client, or for one of another version of this package
 */
export function internalsOf(health: CoreClient): Internals {
  const internals: Internals | undefined = Object(health)[inside]?.();
  check('health', internals, [Boolean, 'a client of createHealthClient']);
  const known = internals as Internals;
  const one = `a client of @health-app/sdk ${version}, not ${known.version}: install one copy`;
  check('health', known.version, [(made: string) => made === version, one]);
  return known;
}
