import type { Middleware } from 'openapi-fetch';
import type { CallOptions } from './call-options.ts';
import type { CoreClientOptions, defaults } from './client-options.ts';
import type { HookRequest, Hooks } from './hooks.ts';
import type { ClientSession, Person } from './session.ts';
import type { Operation } from './table.ts';
import { duration, flag, headers, headerValue, readOptions, retries, signal } from './validate.ts';

const rules = {
  silent: flag,
  keepalive: flag,
  signal,
  timeout: duration,
  retry: retries,
  headers,
  requestId: headerValue,
};

/** The options of a client, with their defaults and the middlewares of the application. */
export type Settings = Omit<CoreClientOptions, 'hooks'> &
  typeof defaults & {
    hooks: Hooks[];
    middleware: Middleware[];
    /** Prepares these middlewares for a call. Missing until code of the application can see a request. */
    prepare?: ((call: Call, further: readonly Middleware[] | undefined) => Middleware[]) | undefined;
  };

/** A reply: its head, its body as text, and a copy for middlewares that read the body again. */
interface Reply {
  response: Response;
  text: string;
  copy?: Response;
}

/** The part of a call that remains when it has ended. */
export interface Outcome {
  readonly session: ClientSession;
  person?: Person | undefined;
  /** The head of the reply that ends the call. */
  response?: Response | undefined;
}

/** The state of a call, which its middlewares share. */
export interface Call {
  readonly settings: Settings;
  readonly session: ClientSession;
  readonly operation: Operation;
  /** Whether to return the reply as the server sent it, even a refusal. */
  readonly isRaw: boolean;
  /** Whether other code sees the request and the reply, so that it must not see the token and may read the body again. */
  readonly isShared: boolean;
  /** Returns whether the result is still wanted; called when the token is read. */
  readonly belongs: (() => boolean) | undefined;
  /** Includes the defaults. */
  options: CallOptions & { silent: boolean; timeout: number; retry: number };
  /** The person for whom the call was made; undefined until a person is known. */
  person: Person | undefined;
  token?: string | undefined;
  requestId?: string | undefined;
  /** The key in the input of a command. */
  idempotencyKey?: string | undefined;
  /** Aborts the request after the time limit or when the caller aborts. */
  signal: AbortSignal;
  /** Starts the time limit. */
  startTimer: (ms: number) => void;
  /** Start of the first attempt by a monotonic clock, ms. */
  start: number;
  attempts: number;
  gateTime?: number;
  /** The query of the URL with its question mark. */
  query?: string | undefined;
  /** The serialised body, kept for further attempts. */
  body?: string | undefined;
  /** The headers in addition to the API's own. */
  headers: Record<string, string>;
  /** The object that all hooks of this call share. */
  context?: HookRequest;
  /** A reply from a middleware of the application, which replaces the request. */
  early?: Response;
  /** The failure of the last attempt without a reply. */
  fault?: unknown;
  /** The last reply, and its body as text. */
  reply?: Reply;
  data?: unknown;
  readonly outcome: Outcome;
  /** The error of a raw call that the server refused. */
  refusal?: unknown;
}

/** Creates the state of a call for the session's current person. */
export function createCall(
  settings: Settings,
  session: ClientSession,
  operation: Operation,
  belongs?: () => boolean,
  isRaw = false,
): Call {
  return {
    settings,
    session,
    operation,
    isRaw,
    isShared: isRaw || !!settings.middleware[0],
    belongs,
    options: {
      silent: !!operation.silent,
      timeout: settings.timeout,
      retry: operation.effect === 'read' ? settings.retry : settings.retryCommands,
    },
    person: session.person,
    outcome: { session },
    attempts: 0,
    start: 0,
    headers: {},
  } as Partial<Call> as Call;
}

/** @throws {TypeError} for an invalid option; the message names it */
export function readCallOptions(call: Call, options: CallOptions | undefined): void {
  if (options !== undefined) call.options = readOptions('options', options, rules, call.options);
}
