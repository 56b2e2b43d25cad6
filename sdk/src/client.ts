import { type CallOptions, redirect, runCall } from './call.ts';
import { HealthError, type LoginExpiredError } from './errors.ts';
import type { HealthApi } from './generated/client.ts';
import { type App, type Environment, type HostOverrides, resolveHost } from './hosts.ts';
import { itemsOf } from './paged.ts';
import type { Transport } from './pipeline/attempts.ts';
import type { Source } from './pipeline/headers.ts';
import type { Hooks } from './pipeline/hooks.ts';
import { toBody, toQuery } from './pipeline/input.ts';
import type { Toast } from './pipeline/toast.ts';
import { type ClientSession, createSession, type Login, type Session, type User } from './session.ts';
import { findOperation, type Operation, readTable } from './table.ts';
import { callback, duration, flag, headers, hooks, isRecord, readOptions, record, retries } from './validate.ts';

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
   * Asks the server for more about the user, which is merged into it; the token stays. Other calls wait for this too, so it
   * takes calls that pass the login gate.
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
   * Called once when the server no longer takes the token, however many calls learn of it. The token is dropped by then.
   * @default nothing is called
   * @example () => void health.session.login()
   */
  onLoginExpired?: ((error: LoginExpiredError) => unknown) | undefined;
  /**
   * Sends the token also where the runtime follows redirects whatever it is told (React Native): only right when the
   * servers never redirect to a host of others.
   * @default false
   * @example true
   */
  trustRedirects?: boolean | undefined;
  /**
   * Takes the place of the global `fetch`, e.g. in a test. It must not follow redirects.
   * @default globalThis.fetch
   * @example createFakeTransport(ok([])).fetch
   */
  fetch?: Transport | undefined;
}

/** A client: every operation by domain, and what they share. It belongs to one user. */
export interface HealthClient extends HealthApi {
  readonly environment: Environment;
  readonly app: App;
  /** The host that all calls go to. */
  readonly host: string;
  readonly session: Session;
  /**
   * The same client for another user, with a session of its own: on a server, one for each request of a person.
   * @throws {HealthError} kind `invalid-request` when the user is not an object
   * @example const order = await health.as({ userToken }).orders.detail({ orderId });
   */
  as(user: User): HealthClient;
  /**
   * Sends a request by path through the same gate, headers, time limit and toasts; `createRaw` makes typed calls by path
   * of it. Resolves to the reply as the server sent it, also for `success: false`.
   * @throws {HealthError} for anything but an envelope with status 200, and for a request to another host
   */
  fetch(request: Request, options?: CallOptions): Promise<Response>;
}

const anything = [() => true, ''] as const;
const rules = {
  // `resolveHost` has messages of its own for these.
  environment: anything,
  app: anything,
  hosts: record,
  appVersion: [(value: string) => /^\d+\.\d+\.\d+$/.test(value), "a version such as '5.2.0'"],
  source: [(value: Source) => ['iOS', 'Android', ''].includes(value), "'iOS', 'Android' or ''"],
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

/** The options of a client, with what is left out. */
export type Settings = ReturnType<typeof readSettings>;

function readSettings(options: HealthClientOptions) {
  return readOptions('options', options, rules, {
    appVersion: '',
    source: '' as Source,
    login: (() => ({})) as Login,
    loginTimeout: 10_000,
    timeout: 15_000,
    retry: 1,
    hooks: [] as Hooks | readonly Hooks[],
    fetch: ((request, init) => fetch(request, init)) as Transport,
  });
}

/**
 * Creates a client and attempts the login.
 * @throws {TypeError} that names the option which cannot be, and says what it takes
 */
export function createHealthClient(options: HealthClientOptions): HealthClient {
  const settings = readSettings(options);
  const { environment, app, extraUser } = settings;
  settings.hooks = [settings.hooks].flat() as Hooks[];
  const host = resolveHost(environment, app, settings.hosts);
  settings.trustRedirects ||= new Request(host, { redirect }).redirect === redirect;
  if (!settings.trustRedirects) console.warn('This runtime follows redirects, so no token is sent: see trustRedirects');
  const rows = readTable(app);

  function openSession(login: Login, initial?: User): ClientSession {
    const extra = () =>
      (extraUser as NonNullable<typeof extraUser>)(
        createView(Object.create(session, { pending: { get: refuseToWait } })),
      );
    const session: ClientSession = createSession(settings, login, extraUser && extra, initial);
    return session;
  }

  function createView(session: ClientSession): HealthClient {
    const call = async (operation: Operation, input: unknown, callOptions?: CallOptions): Promise<unknown> => {
      const draft = () => {
        const { method, path, noInput } = operation;
        const isGet = method === 'GET';
        const query = isGet && toQuery(input);
        const url = host + path + (query ? `?${query}` : '');
        const body = isGet || noInput ? undefined : toBody(input);
        return { url, init: { method, body, keepalive: callOptions?.keepalive } };
      };
      const { failure, envelope } = await runCall(settings, session, operation, draft, callOptions);
      if (failure) throw failure;
      return envelope.data ?? null;
    };
    const api: Record<string, Record<string, unknown>> = {};
    for (const operation of rows) {
      const methods = api[operation.domain] ?? {};
      api[operation.domain] = methods;
      const method = operation.noInput
        ? (callOptions?: CallOptions) => call(operation, undefined, callOptions)
        : (input?: unknown, callOptions?: CallOptions) => call(operation, input, callOptions);
      const items = (input?: object, callOptions?: CallOptions) =>
        itemsOf((pageNum) => call(operation, { ...input, pageNum }, callOptions));
      methods[operation.verb] = operation.paged ? Object.assign(method, { items }) : method;
    }
    return {
      // The generated interface is what the table says; a test holds the two against each other.
      ...(api as unknown as HealthApi),
      environment,
      app,
      host,
      session,
      as(user) {
        if (!isRecord(user)) throw new HealthError('invalid-request', 'user takes an object');
        return createView(openSession(() => user, user));
      },
      async fetch(request, callOptions) {
        const { method, signal, headers: own } = Object(request) as Request;
        const url = String(Object(request).url);
        const operation = findOperation(rows, method, url.slice(host.length).replace(/[?#].*/, ''));
        const draft = () => {
          if (!url.startsWith(`${host}/`)) throw new TypeError(`request takes a Request to ${host}`);
          return { url, request: request.clone(), headers: Object.fromEntries(own) };
        };
        const { response, text } = await runCall(settings, session, operation, draft, { signal, ...callOptions });
        return new Response(text, response);
      },
    };
  }

  return createView(openSession(settings.login));
}

/** In `extraUser`, which the pending login waits for. */
function refuseToWait(): never {
  throw new TypeError('extraUser takes calls that pass the login gate, e.g. user.information');
}
