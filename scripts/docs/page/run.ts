import type { SampleCall } from '../reference.ts';
import { fill, type Reader } from './fill.ts';

/** The last reply, or that of the earlier call which failed. */
export interface Outcome {
  call: SampleCall;
  status: number;
  statusText: string;
  /** In ms. */
  duration: number;
  headers: [name: string, value: string][];
  text: string;
}

/** The longest time for a call, in ms. */
const LIMIT = 20_000;

/**
 * Sends the calls of a sample one after the other; each may use replies of those before.
 * @param prefer selects the reply to the last call
 * @throws if a call gets no reply
 */
export async function run(calls: readonly SampleCall[], reader: Reader, prefer?: string): Promise<Outcome> {
  const replies: Record<string, unknown> = {};
  let outcome: Outcome | undefined;
  for (const [index, call] of calls.entries()) {
    const isLast = index === calls.length - 1;
    outcome = await send(withReplies(call, replies), reader, isLast ? prefer : undefined);
    const reply = isLast ? undefined : (JSON.parse(outcome.text) as { success: boolean; data: unknown });
    if (reply && !reply.success) return outcome;
    if (call.name) replies[call.name] = reply?.data;
  }
  if (!outcome) throw new Error('The sample has no call');
  return outcome;
}

/** Replaces `{{step.field}}` by the field of the reply. */
function withReplies(call: SampleCall, replies: Record<string, unknown>): SampleCall {
  const text = JSON.stringify(call).replace(/\{\{([\w.]+)\}\}/g, (_match, path: string) =>
    String(path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], replies)),
  );
  return JSON.parse(text) as SampleCall;
}

async function send(call: SampleCall, reader: Reader, prefer: string | undefined): Promise<Outcome> {
  const { method, path, input, headers } = JSON.parse(fill(JSON.stringify(call), reader)) as SampleCall;
  const query = method === 'GET' ? queryOf(input) : '';
  const start = performance.now();
  const response = await fetch(`${reader.mock}${path}${query}`, {
    method,
    headers: {
      ...headers,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(prefer !== undefined && { prefer }),
    },
    ...(method === 'POST' && input !== undefined && { body: JSON.stringify(input) }),
    signal: AbortSignal.timeout(LIMIT),
  });
  const text = await response.text();
  const { status, statusText } = response;
  return { call, status, statusText, duration: performance.now() - start, headers: [...response.headers], text };
}

function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.size > 0 ? `?${query}` : '';
}
