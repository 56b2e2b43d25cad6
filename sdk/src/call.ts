import { HealthError, type HealthErrorDetails, isHealthError } from './errors.ts';
import { type Reply, sendWithRetry, type Transport } from './pipeline/attempts.ts';
import { Ended, withDeadline } from './pipeline/deadline.ts';
import type { Gate } from './pipeline/gate.ts';
import { businessError, type Envelope, readReply } from './pipeline/reply.ts';
import { showToast, type Toast } from './pipeline/toast.ts';
import type { Operation } from './table.ts';

/** Options of one call. */
export interface CallOptions {
  /** Show no toast on a failure; `false` shows it for a call that is silent by contract. */
  silent?: boolean;
  /** Lets the request outlive the page, for what is sent while it closes; the body is then 64 kB at most. */
  keepalive?: boolean;
  /** Frees this call when aborted; it then rejects with kind `aborted`. */
  signal?: AbortSignal;
  /** Time limit in ms, all attempts together, not counting the wait for a pending login. Default 15,000. */
  timeout?: number;
  /** How often a read is sent again after a network failure or a 502–504, 0 to 5. Commands are never. Default 1. */
  retry?: number;
}

/** What all calls of a client share. */
export interface Pipeline {
  gate: Gate;
  headers: () => Record<string, string>;
  transport: Transport;
  onToast: ((toast: Toast) => void) | undefined;
  timeout: number;
  retry: number;
}

/** A reply that is the envelope; `failure` is its `success: false` as an error, already shown. */
export interface Answer extends Reply {
  envelope: Envelope;
  failure: HealthError | undefined;
}

/**
 * The way of every call over the wire: gate, headers, attempts within the time limit, status, envelope, toast.
 * @param createRequest makes the request of each attempt, with the headers as they are once the gate is open
 * @throws {HealthError} for anything but an envelope with status 200
 */
export async function runCall(
  pipeline: Pipeline,
  operation: Operation,
  createRequest: (headers: Record<string, string>) => Request,
  options: CallOptions,
): Promise<Answer> {
  const { domain, verb, method, path } = operation;
  const details: HealthErrorDetails = { operation: `${domain}.${verb}`, method, path };
  const silent = options.silent ?? operation.silent;
  try {
    if (!operation.exempt) await waitAtGate(pipeline.gate, options.signal, details);
    const headers = pipeline.headers();
    details.headers = { ...headers, ...(headers.userToken && { userToken: 'hidden' }) };
    const retries = operation.effect === 'read' ? (options.retry ?? pipeline.retry) : 0;
    const { response, text } = await withDeadline(options.timeout ?? pipeline.timeout, options.signal, (signal) =>
      sendWithRetry(
        pipeline.transport,
        () => createRequest(headers),
        retries,
        signal,
        (attempt) => {
          details.attempts = attempt;
        },
      ),
    );
    const envelope = readReply(response.status, text, operation.nullable, details);
    const failure = envelope.success ? undefined : businessError(envelope, details);
    if (failure && !silent) showToast(failure, pipeline.onToast);
    return { response, text, envelope, failure };
  } catch (fault) {
    const error = toHealthError(fault, details);
    if (!silent) showToast(error, pipeline.onToast);
    throw error;
  }
}

async function waitAtGate(gate: Gate, signal: AbortSignal | undefined, details: HealthErrorDetails): Promise<void> {
  const pending = gate();
  if (!pending) return;
  const start = performance.now();
  try {
    // No limit of its own: the login has one.
    await withDeadline(2 ** 31 - 1, signal, () => pending);
  } finally {
    details.gateTime = Math.round(performance.now() - start);
  }
}

function toHealthError(fault: unknown, details: HealthErrorDetails): HealthError {
  if (isHealthError(fault)) return fault;
  if (!(fault instanceof Ended))
    return new HealthError('network', 'no reply from the server', { ...details, cause: fault });
  return fault.reason === 'timeout'
    ? new HealthError('timeout', 'the server did not answer in time', details)
    : new HealthError('aborted', 'the call was aborted', { ...details, cause: fault.cause });
}
