import { type CallOptions, redirect, runCall } from './call.ts';
import type { LoginExpiredError } from './errors.ts';
import type { HealthApi } from './generated/client.ts';
import { type App, type Environment, type HostOverrides, resolveHost } from './hosts.ts';
import type { Transport } from './pipeline/attempts.ts';
import type { Source } from './pipeline/headers.ts';
import type { Hooks } from './pipeline/hooks.ts';
import { toBody, toQuery } from './pipeline/input.ts';
import type { Toast } from './pipeline/toast.ts';
import { type ClientSession, createSession, type Login, readUser, type Session, type User } from './session.ts';
import { type Operation, readTable } from './table.ts';
import { callback, check, duration, flag, headers, hooks, oneOf, readOptions, record, retries } from './validate.ts';

/** The options of a client. */
export interface HealthClientOptions {
  /**
   * Decides the hosts and the prefix of cache keys.
   * @example 'production'
   */
  environment: Environment;
  /**
   * `food` for the AI food and diet app, else `main`; decides the host and some paths.
   * @example 'main'
   */
  app: App;
  /**
   * Version of the calling app, `major.minor.patch`, sent with every call.
   * @example '5.2.0'
   */
  appVersion: string;
  /**
   * The embedding app.
   * @default '' (a browser or a server)
   * @example 'iOS'
   */
  source?: Source | undefined;
  /**
   * Addresses in place of the built-in hosts; http in `dev` and `test` alone.
   * @default {}
   * @example { dev: { main: 'http://localhost:4010' } }
   */
  hosts?: HostOverrides | undefined;
  /**
   * Gives the user, at the start and for `session.login()`; every other call waits for it.
   * @default a guest
   * @example nativeLogin(bridge)
   */
  login?: Login | undefined;
  /**
   * Asks the server for more about the user, which is merged into it; the token stays. Other calls wait for this too.
   * @default none
   * @example (health) => health.user.information()
   */
  extraUser?: ((health: HealthClient) => Promise<User>) | undefined;
  /**
   * ms, above 0, after which calls go on without a user; a login that answers later is still taken. `Infinity`: no limit.
   * @default 10_000
   * @example 5_000
   */
  loginTimeout?: number | undefined;
  /**
   * Time limit of a call in ms, above 0. `Infinity`: no limit.
   * @default 15_000
   * @example 30_000
   */
  timeout?: number | undefined;
  /**
   * How often a read is sent again after a network failure or a 429, 502, 503 or 504: 0 to 5.
   * @default 1
   * @example 2
   */
  retry?: number | undefined;
  /**
   * Headers of every call beyond the API's own, which they do not replace.
   * @default {}
   * @example { 'x-tenant': 'north' }
   */
  headers?: Record<string, string> | undefined;
  /**
   * Makes an id for each call, sent as `x-request-id`; the server must permit the header to other origins.
   * @default none is sent
   * @example () => crypto.randomUUID()
   */
  requestId?: (() => string) | undefined;
  /**
   * Callbacks around every call; several are called in their order.
   * @default []
   * @example { onError: (error) => console.debug(explain(error)) }
   */
  hooks?: Hooks | readonly Hooks[] | undefined;
  /**
   * Shows a failure's message.
   * @default nothing is shown
   * @example ({ message }) => alert(message)
   */
  onToast?: ((toast: Toast) => unknown) | undefined;
  /**
   * Called once when the server no longer accepts the token, however many calls fail by that. The client has dropped the token
   * before.
   * @default nothing is called
   * @example () => void health.session.login()
   */
  onLoginExpired?: ((error: LoginExpiredError) => unknown) | undefined;
  /**
   * Sends the token also where the runtime cannot refuse redirects (React Native). Set it only if the servers never redirect
   * to foreign hosts.
   * @default false
   * @example true
   */
  trustRedirects?: boolean | undefined;
  /**
   * Replaces the global `fetch`, e.g. in a test. It must not follow redirects.
   * @default globalThis.fetch
   * @example createFakeTransport(ok([])).fetch
   */
  fetch?: Transport | undefined;
}

/** A client: every operation by domain, and a session. It belongs to one user. */
export interface HealthClient extends HealthApi {
  readonly environment: Environment;
  readonly app: App;
  /** The host that all calls go to. */
  readonly host: string;
  readonly session: Session;
  /**
   * The same client for another user, with a session of its own. A server makes one for each request that it serves.
   * @throws {HealthError} kind `invalid-request` when the user is not an object
   * @example const order = await health.as({ userToken }).orders.detail({ orderId });
   */
  as(user: User): HealthClient;
}

const rules = {
  hosts: record,
  appVersion: [(value: string) => /^\d+\.\d+\.\d+$/.test(value), "a version such as '5.2.0'"],
  source: oneOf(['', 'iOS', 'Android']),
  login: callback,
  extraUser: callback,
  loginTimeout: duration,
  timeout: duration,
  retry: retries,
  headers,
  requestId: callback,
  hooks,
  onToast: callback,
  onLoginExpired: callback,
  trustRedirects: flag,
  fetch: callback,
} as const;

const defaults = { appVersion: '', source: '' as Source, loginTimeout: 10_000, timeout: 15_000, retry: 1 };

/** The options of a client, with their defaults. */
export type Settings = HealthClientOptions & typeof defaults;

/**
 * Creates a client and attempts the login.
 * @throws {TypeError} that names the option which cannot be, and says what it takes
 */
export function createHealthClient(options: HealthClientOptions): HealthClient {
  const settings: Settings = readOptions('options', options, rules, defaults);
  const { environment, app } = options;
  const { extraUser } = settings;
  const host = resolveHost(environment, app, settings.hosts);
  settings.trustRedirects ||= new Request(host, { redirect }).redirect === redirect;
  if (!settings.trustRedirects) console.warn('no token is sent: see trustRedirects');
  const rows = readTable(app);

  function openSession(login: Login | undefined, initial?: User): ClientSession {
    // Calls of `extraUser` are part of the login, so they do not wait for it.
    const extra = extraUser && (() => extraUser(createView(session, true)));
    const session: ClientSession = createSession(settings, login, extra, initial);
    return session;
  }

  function createView(session: ClientSession, exempt?: true): HealthClient {
    const call: Call = (operation, input, callOptions) => {
      const draft = () => {
        const isGet = operation.method === 'GET';
        const query = isGet && toQuery(input);
        return {
          url: host + operation.path + (query ? `?${query}` : ''),
          body: isGet || operation.noInput ? undefined : toBody(input),
        };
      };
      return runCall(settings, session, exempt ? { ...operation, exempt } : operation, draft, callOptions);
    };
    const api: Record<string, Record<string, unknown>> = {};
    for (const operation of rows) {
      const { domain, verb, noInput } = operation;
      api[domain] ??= {};
      api[domain][verb] = noInput
        ? (callOptions?: CallOptions) => call(operation, undefined, callOptions)
        : (input?: unknown, callOptions?: CallOptions) => call(operation, input, callOptions);
    }
    const client = {
      // A test compares the table with the generated interface.
      ...(api as unknown as HealthApi),
      environment,
      app,
      host,
      session,
      as(user: User) {
        return createView(openSession(() => user, readUser(user)));
      },
      [inside]: { settings, session, rows, call },
    };
    return client;
  }

  return createView(openSession(settings.login));
}

/** Runs an operation of the table. */
type Call = (operation: Operation, input: unknown, callOptions?: CallOptions) => Promise<unknown>;

interface Internals {
  settings: Settings;
  session: ClientSession;
  rows: Operation[];
  call: Call;
}

const inside = Symbol();

/**
 * The private part of a client, for the other functions of this package.
 * @throws {TypeError} for anything but a client
 */
export function internalsOf(health: HealthClient): Internals {
  const internals = Object(health)[inside];
  check('health', internals, [Boolean, 'a client of createHealthClient']);
  return internals;
}
