import { createFinalURL, createQuerySerializer } from 'openapi-fetch';
import { type CallOptions, type Pipeline, runCall } from './call.ts';
import type { HealthApi } from './generated/client.ts';
import { type App, type Environment, type HostOverrides, resolveHost } from './hosts.ts';
import { itemsOf } from './paged.ts';
import type { Transport } from './pipeline/attempts.ts';
import { createGate } from './pipeline/gate.ts';
import { requestHeaders, type Source } from './pipeline/headers.ts';
import type { Toast } from './pipeline/toast.ts';
import { createSession, type Login, type Session, type User } from './session.ts';
import { findOperation, type Operation, readTable } from './table.ts';

/** What a client needs to know, and what it may be told. */
export interface HealthClientOptions {
  /** `dev`, `test`, `preview` or `production`; decides the hosts and the prefix of cache keys. */
  environment: Environment;
  /** `food` for the AI food and diet app, else `main`; decides the host and some paths. */
  app: App;
  /** Version of the calling app, `major.minor.patch`, sent with every call. */
  appVersion: string;
  /** The embedding app. Default: empty, a browser. */
  source?: Source;
  /** Addresses in place of the built-in hosts. */
  hosts?: HostOverrides;
  /** Gives the user at the start; asked once, and every other call waits for it. In the apps: `nativeLogin(bridge)`. Default: a guest. */
  login?: Login;
  /**
   * Asks the server for more about the user, which is merged into it, e.g. `(health) => health.user.information()`. Other
   * calls wait for this too, so it must be a call that passes the login gate.
   */
  extraUser?: (health: HealthClient) => Promise<User>;
  /** Time limit of the login in ms; after it calls go on without a user. Default 10,000. */
  loginTimeout?: number;
  /** Time limit of a call in ms. Default 15,000. */
  timeout?: number;
  /** How often a read is sent again after a network failure or a 502–504. Default 1. */
  retry?: number;
  /** Shows a failure's message. Default: nothing is shown. */
  onToast?: (toast: Toast) => void;
  /** Takes the place of the global `fetch`, e.g. in a test. */
  fetch?: Transport;
}

/** A client: every operation by domain, and what they share. */
export interface HealthClient extends HealthApi {
  readonly environment: Environment;
  readonly app: App;
  /** The host that all calls go to. */
  readonly host: string;
  readonly session: Session;
  /**
   * Sends a request of one's own through the same gate, headers, time limit and toasts; `createRaw` makes typed calls by
   * path of it. Resolves to the reply as the server sent it, also for `success: false`.
   * @throws {HealthError} for anything but an envelope with status 200, and for a request to another host
   */
  fetch(request: Request, options?: CallOptions): Promise<Response>;
}

/**
 * Creates a client and attempts the login.
 * @throws {TypeError} for an unknown environment or app, or a host that may not be used there
 */
export function createHealthClient(options: HealthClientOptions): HealthClient {
  const { environment, app } = options;
  const host = resolveHost(environment, app, options.hosts);
  const { source = '', extraUser } = options;
  const session = createSession({
    login: options.login ?? (() => ({})),
    timeout: options.loginTimeout ?? 10_000,
    needsToken: source !== '',
    extra: extraUser && (() => extraUser(client)),
  });
  const pipeline: Pipeline = {
    gate: createGate(session.ready),
    headers: () => requestHeaders(options.appVersion, source, session.user),
    transport: options.fetch ?? ((request, init) => fetch(request, init)),
    onToast: options.onToast,
    timeout: options.timeout ?? 15_000,
    retry: options.retry ?? 1,
  };
  const rows = readTable(app);
  const querySerializer = createQuerySerializer();
  const pathSerializer = (path: string) => path;

  async function call(operation: Operation, input: unknown, callOptions: CallOptions = {}): Promise<unknown> {
    const isGet = operation.method === 'GET';
    const params = isGet ? { query: input as Record<string, unknown> } : {};
    const url = createFinalURL(operation.path, { baseUrl: host, params, querySerializer, pathSerializer });
    const body = isGet || operation.noInput ? undefined : JSON.stringify(input ?? {});
    const { method } = operation;
    const { keepalive } = callOptions;
    const createRequest = (headers: Record<string, string>) =>
      new Request(url, { method, body, headers, keepalive, redirect });
    const { failure, envelope } = await runCall(pipeline, operation, createRequest, callOptions);
    if (failure) throw failure;
    return envelope.data ?? null;
  }

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
  // The generated interface is what the table says; a test holds the two against each other.
  const client: HealthClient = {
    ...(api as unknown as HealthApi),
    environment,
    app,
    host,
    session,
    async fetch(request, callOptions) {
      const path = request.url.slice(host.length).replace(/[?#].*/, '');
      const operation = findOperation(rows, request.method, path);
      const createRequest = (headers: Record<string, string>) => {
        if (!request.url.startsWith(`${host}/`)) throw new TypeError('a request goes to the client’s own host alone');
        const direct = new Request(request.clone(), { redirect });
        for (const name in headers) direct.headers.set(name, headers[name] as string);
        return direct;
      };
      const options = { signal: request.signal, ...callOptions };
      const { response, text } = await runCall(pipeline, operation, createRequest, options);
      return new Response(text, response);
    },
  };
  return client;
}

// A redirect would carry the token to wherever it points.
const redirect = 'error';
