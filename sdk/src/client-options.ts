import type { Middleware } from 'openapi-fetch';
import type { LoginExpiredError } from './errors.ts';
import type { HealthApi } from './generated/client.ts';
import type { Hooks } from './hooks.ts';
import type { App, Environment, HostOverrides } from './hosts.ts';
import type { LogLevel } from './log.ts';
import type { Toast } from './pipeline/toast.ts';
import type { Login, Session, User } from './session.ts';

/** Sends a request; the signal ends it. The same shape as the global `fetch`. It must not follow redirects. */
export type Transport = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** Value of the `source` header: the embedding app, empty in a browser. */
export type Source = 'iOS' | 'Android' | '';

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
   * Version of the calling app, `major.minor.patch`, sent with every call. Within a native app, its `apkVersion` is sent instead
   * where the login gives one.
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
   * Asks the server for more about the user, which is merged into it; the token stays, and null overwrites nothing. Other calls
   * wait for this too; `completeUser` asks without delaying any.
   * @default none
   * @example (health) => health.user.information()
   */
  extraUser?: ((health: HealthClient) => Promise<User>) | undefined;
  /**
   * ms, above 0, after which reads go on without a user, while the commands that have waited reject with kind `login`; a login
   * that answers later is still taken. `Infinity`: no limit.
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
   * What the client writes to the console: `error` the faults of callbacks, `warn` also that no token is sent, `info` also a line for
   * each call, `debug` also one for each attempt. No line holds data of the person.
   * @default 'warn'
   * @example 'info'
   */
  logLevel?: LogLevel | undefined;
  /**
   * Sends the version of this package with every call, as `x-sdk-version`. The server must permit the header to other origins.
   * @default true
   * @example false
   */
  versionHeader?: boolean | undefined;
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
  /**
   * Adds middlewares of openapi-fetch, which this client and its views share. They run once the login has ended, within the time
   * limit, and see neither the token nor the headers of the API. A reply that one returns takes the place of the request.
   * @throws {TypeError} for anything but middlewares
   * @example health.use({ onResponse: ({ schemaPath, response }) => console.debug(schemaPath, response.status) });
   */
  use(...middleware: Middleware[]): void;
  /**
   * Ends the client, e.g. on a hot reload: no timer of it stays, and its calls, waiting and later ones included, reject with kind
   * `aborted`. Analytics are closed before. A view by `as` is ended by its own `dispose`.
   * @returns resolves when it has ended; it never rejects
   */
  dispose(): Promise<void>;
}

export const defaults = {
  appVersion: '',
  source: '' as Source,
  loginTimeout: 10_000,
  timeout: 15_000,
  retry: 1,
  versionHeader: true,
  logLevel: 'warn' as LogLevel,
};

/** The options of a client, with their defaults and the middlewares of the application. */
export type Settings = Omit<HealthClientOptions, 'hooks'> &
  typeof defaults & { hooks: Hooks[]; middleware: Middleware[] };
