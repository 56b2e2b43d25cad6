import type { Middleware } from 'openapi-fetch';
import type { HealthError, LoginExpiredError } from './errors.ts';
import type { HealthApi } from './generated/client.ts';
import type { Hooks } from './hooks.ts';
import type { App, Environment, HostOverrides } from './hosts.ts';
import type { Logger, LogLevel } from './log.ts';
import type { Login, Session, User } from './session.ts';

/** Sends a request; the signal aborts it. It has the shape of the global `fetch`, and must not follow redirects. */
export type Transport = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** Value of the `source` header: the embedding app, empty in a browser. */
export type Source = 'iOS' | 'Android' | '';

/** A message about a failure for the person. */
export interface Toast {
  /** The server's `msg`, `login expired` or `request exception`. */
  message: string;
  error: HealthError;
}

/**
 * The options of a core client.
 * @typeParam Health the client that `extraUser` receives
 */
export interface CoreClientOptions<Health = CoreClient> {
  /**
   * Determines the hosts and the prefix of cache keys.
   * @example 'production'
   */
  environment: Environment;
  /**
   * `food` for the AI food and diet app, else `main`; determines the host and some paths.
   * @example 'main'
   */
  app: App;
  /**
   * Version of the calling app, `major.minor.patch`, sent with every call. In a native app, the login's `apkVersion` is
   * sent instead, if there is one.
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
   * URLs that replace the built-in hosts; http only in `dev` and `test`.
   * @default {}
   * @example { dev: { main: 'http://localhost:4010' } }
   */
  hosts?: HostOverrides | undefined;
  /**
   * Returns the user, at the start and for `session.login()`. Every other call waits for it.
   * @default a guest
   * @example nativeLogin(bridge)
   */
  login?: Login | undefined;
  /**
   * Requests further fields of the user, which are merged into it; the token is kept, and null overwrites nothing. Other
   * calls wait for this too; `completeUser` requests them without a delay of other calls.
   * @default none
   * @example (health) => health.user.information()
   */
  extraUser?: ((health: Health) => Promise<User>) | undefined;
  /**
   * Time limit of the login in ms, above 0. After it, reads continue without a user, and commands reject with kind `login`
   * until the user is known or the login has failed; a later result of the login is still accepted. `Infinity`: no limit.
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
   * Maximum number of retries of a read after a network failure or a 429, 502, 503 or 504: 0 to 5.
   * @default 1
   * @example 2
   */
  retry?: number | undefined;
  /**
   * The same for commands whose input has an `idempotencyKey`, by which the server recognises a repetition: 0 to 5. Every
   * attempt has the same key. Set it only if the servers carry out commands with the same key once.
   * @default 0
   * @example 2
   */
  retryCommands?: number | undefined;
  /**
   * Additional headers of every call; they cannot replace the API's own headers.
   * @default {}
   * @example { 'x-tenant': 'north' }
   */
  headers?: Record<string, string> | undefined;
  /**
   * Creates an id for each call, sent as `x-request-id`; the server must permit the header to other origins.
   * @default no id is sent
   * @example () => crypto.randomUUID()
   */
  requestId?: (() => string) | undefined;
  /**
   * Callbacks around every call; several are called in order.
   * @default []
   * @example { onError: (error) => console.debug(explain(error)) }
   */
  hooks?: Hooks | readonly Hooks[] | undefined;
  /**
   * Shows the message of a failure.
   * @default nothing is shown
   * @example ({ message }) => alert(message)
   */
  onToast?: ((toast: Toast) => unknown) | undefined;
  /**
   * Called once when the server no longer accepts the token, even if several calls fail because of it. The client has
   * already dropped the token. The failure also shows a toast, unless this callback starts a login or sets a user before it
   * returns. `renewLogin` of `@health-app/sdk/session` renews a login without both.
   * @default nothing is called
   * @example () => void health.session.login()
   */
  onLoginExpired?: ((error: LoginExpiredError) => unknown) | undefined;
  /**
   * Sends the version of this package with every call, as `x-sdk-version`. The server must permit the header to other origins.
   * @default true
   * @example false
   */
  versionHeader?: boolean | undefined;
  /**
   * The zone of the person's clock, sent with every call as `x-time-zone`, so that "today" is the person's day. The server must
   * permit the header to other origins. An empty text sends none, and a name that the runtime does not know is refused. A server that calls for people passes the zone of each to `as`.
   * @default the zone of the device at the time of the call
   * @example 'Europe/Berlin'
   */
  timeZone?: string | undefined;
  /**
   * Sends the token even if the runtime cannot refuse redirects (React Native). Set it only if the servers never redirect
   * to foreign hosts.
   * @default false
   * @example true
   */
  trustRedirects?: boolean | undefined;
  /**
   * Replaces the global `fetch`, e.g. in a test. The replacement must not follow redirects.
   * @default globalThis.fetch
   * @example createFakeTransport(ok([])).fetch
   */
  fetch?: Transport | undefined;
}

/** The options of a client. */
export interface HealthClientOptions extends CoreClientOptions<HealthClient> {
  /**
   * Selects the lines of the log: `warn` has a warning if the client sends no token, `info` also a line for each reply and
   * one for each failure, so that a refusal has both, and `debug` also a line for each attempt. No line contains a token, an input, a message of the server or personal data.
   * @default 'warn'
   * @example 'info'
   */
  logLevel?: LogLevel | undefined;
  /**
   * Receives these lines instead of the console. Errors of the application's own callbacks still go to the console, because
   * they may contain anything.
   * @default console
   * @example pino()
   */
  logger?: Logger | undefined;
}

/** The options of a client for another user. */
export interface ViewOptions {
  /**
   * The zone of the person's clock, e.g. from the header `x-time-zone` of the page's request. Without it, the calls carry none,
   * because the zone of a server is not the person's; the API's servers then choose the day. An unknown name counts as none.
   * @default the option `timeZone` of the client, else none
   * @example 'Asia/Shanghai'
   */
  timeZone?: string | undefined;
}

/** A client without methods. It belongs to one user. */
export interface CoreClient {
  readonly environment: Environment;
  readonly app: App;
  /** The host of all calls. */
  readonly host: string;
  readonly session: Session;
  /**
   * Returns the same client for another user, with its own session. A server creates one for each request that it handles.
   * @throws {HealthError} kind `invalid-request` if the user is not an object, or the token no text that a header can hold
   * @throws {TypeError} for an invalid option
   * @example const order = await health.as({ userToken }, { timeZone }).orders.detail({ orderId });
   */
  as(user: User, options?: ViewOptions): CoreClient;
  /**
   * Ends the client, e.g. on a hot reload: its timers are cleared, and all its calls, including waiting and later ones,
   * reject with kind `aborted`. Analytics are closed first. A client from `as` has its own `dispose`.
   * @returns a promise that resolves when the client has ended; it never rejects
   */
  dispose(): Promise<void>;
}

/** A client: every operation by domain, and a session. It belongs to one user. */
export interface HealthClient extends HealthApi, CoreClient {
  as(user: User, options?: ViewOptions): HealthClient;
  /**
   * Adds middlewares of openapi-fetch, which this client and its views share. They run after the login, within the time
   * limit, and see neither the token nor the API's own headers. A reply that a middleware returns replaces the request.
   * @throws {TypeError} for a value that is not a middleware
   * @example health.use({ onResponse: ({ schemaPath, response }) => console.debug(schemaPath, response.status) });
   */
  use(...middleware: Middleware[]): void;
}

export const defaults = {
  appVersion: '',
  source: '' as Source,
  loginTimeout: 10_000,
  timeout: 15_000,
  retry: 1,
  retryCommands: 0,
  versionHeader: true,
};
