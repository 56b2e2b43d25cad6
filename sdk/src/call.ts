import type { CallOptions } from './call-options.ts';
import type { Settings } from './client-options.ts';
import type { HookRequest } from './hooks.ts';
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

/** A reply: its head, its body as text, and a copy for those that read the body again. */
interface Reply {
  response: Response;
  text: string;
  copy?: Response;
}

/** The state that the concerns of one call share. */
export interface Call {
  readonly settings: Settings;
  readonly session: ClientSession;
  readonly operation: Operation;
  /** Gives the reply as the server sent it, also for a refusal. */
  readonly isRaw: boolean;
  /** Whether others hold request and reply: they must not see the token, and read the body again. */
  readonly isShared: boolean;
  /** Whether the result is still wanted, asked when the token is read. */
  readonly belongs: (() => boolean) | undefined;
  /** With their defaults. */
  options: CallOptions & { silent: boolean; timeout: number; retry: number };
  /** For whom the call was made, as soon as somebody is known. */
  person: Person | undefined;
  token?: string | undefined;
  requestId?: string | undefined;
  /** Ends the request: the time is up, or the caller has aborted. */
  signal: AbortSignal;
  /** Starts the time limit. */
  startTimer: (ms: number) => void;
  /** Monotonic, in ms: when the first attempt began. */
  start: number;
  attempts: number;
  gateTime?: number;
  /** Of the address, with its question mark. */
  query?: string | undefined;
  /** The serialised body, for further attempts. */
  body?: string | undefined;
  /** The headers beyond the API's own. */
  headers: Record<string, string>;
  /** What the hooks of this call share. */
  context?: HookRequest;
  /** A reply that a middleware of the application has given, so that nothing is sent. */
  early?: Response;
  /** The last reply, and its body as text. */
  reply?: Reply;
  data?: unknown;
  /** The head of the reply that the call ends with. */
  response?: Response;
  /** Why the server refused a raw call. */
  refusal?: unknown;
}

/** Creates the state of a call, made now for whom the session knows now. */
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
    isShared: isRaw || settings.middleware.length > 0,
    belongs,
    options: {
      silent: !!operation.silent,
      timeout: settings.timeout,
      retry: operation.effect === 'read' ? settings.retry : 0,
    },
    person: session.person,
    attempts: 0,
    start: 0,
    headers: {},
  } as Partial<Call> as Call;
}

/** @throws {TypeError} that names the option which cannot be */
export function readCallOptions(call: Call, options: CallOptions | undefined): void {
  if (options !== undefined) call.options = readOptions('options', options, rules, call.options);
}
