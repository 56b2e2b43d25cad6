/** Faults of a backend, and what a run should say of each. */

import { type Fault, inData } from './proxy.ts';

export interface WrongBackend {
  /** The operations of the run. */
  operations: string[];
  fault: Fault;
  /** `<operation> <kind> <place>` of the finding that should name it. */
  named: string;
  /** A run does not find it yet. */
  missed?: true;
  commands?: true;
  /** The token of a second person. */
  other?: string;
  cors?: Record<string, string>;
}

export const faithful: Fault = (_call, forward) => forward();

/** A fault of one operation; all others are answered faithfully. */
export const only =
  (operation: string, fault: Fault): Fault =>
  (call, forward) =>
    call.operation === operation ? fault(call, forward) : forward();

/** A fault of the value at a path; `*` is every item. */
export function at(operation: string, path: string, change: (value: never) => unknown): Fault {
  // biome-ignore lint/suspicious/noExplicitAny: it changes the reply of any operation
  const changed = (value: any, [step, ...rest]: string[]): any => {
    if (step === undefined) return change(value as never);
    if (value === null || value === undefined) return value;
    if (step === '*') return value.map((item: unknown) => changed(item, rest));
    return Array.isArray(value)
      ? value.map((item, index) => (String(index) === step ? changed(item, rest) : item))
      : { ...value, [step]: changed(value[step], rest) };
  };
  return inData(operation, (data) => changed(data, path === '' ? [] : path.split('/')));
}

export const without = (name: string) => (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

/** A reply instead of the server's. */
export const replies = (operation: string, reply: Partial<Awaited<ReturnType<Fault>>>): Fault =>
  only(operation, async (_call, forward) => ({ ...(await forward()), ...reply }));

export const failure = (code?: string) => ({ success: false, msg: '暂时无法使用', ...(code && { code }) });

/** Keeps the requested page number, so that only the entries are wrong. */
export const otherPage =
  (operation: string, change: (body: { pageNum: number; pageSize: number }) => object): Fault =>
  async (call, forward) => {
    if (call.operation !== operation) return forward();
    const reply = await forward({ body: { ...call.body, after: undefined, ...change(call.body) } });
    if (reply.json.success)
      Object.assign(reply.json.data, { pageNum: call.body.pageNum, pageSize: call.body.pageSize });
    return reply;
  };

/** Gives every call of a command another key. */
export const newKey = (operation: string): Fault => {
  let calls = 0;
  return only(operation, (call, forward) =>
    typeof call.body?.idempotencyKey === 'string'
      ? forward({ body: { ...call.body, idempotencyKey: `another-key-${++calls}` } })
      : forward(),
  );
};

/** Acts again, but returns the first reply to the same key. */
export const actsSilently = (operation: string): Fault => {
  const acts = newKey(operation);
  const first = new Map<string, Promise<Awaited<ReturnType<Fault>>>>();
  return async (call, forward) => {
    if (call.operation !== operation) return forward();
    const reply = acts(call, forward);
    const key = String(call.body?.idempotencyKey);
    if (!first.has(key)) first.set(key, reply);
    await reply;
    return first.get(key) as typeof reply;
  };
};

export const refusesAgain = (operation: string, code: string): Fault => {
  const known = new Set<string>();
  return only(operation, async (call, forward) => {
    const key = String(call.body?.idempotencyKey);
    if (known.has(key)) return { status: 200, json: failure(code) };
    const reply = await forward();
    if (reply.json.success) known.add(key);
    return reply;
  });
};

/** Replaces fields of the body. */
export const withInput = (operation: string, fields: object): Fault =>
  only(operation, (call, forward) => forward({ body: { ...call.body, ...fields } }));

export const withoutQuery = (operation: string, name: string): Fault =>
  only(operation, (call, forward) => {
    const query = new URLSearchParams(call.query);
    query.delete(name);
    return forward({ query });
  });

/** Answers in this zone, whatever the request names; undefined for the server's own. */
export const withZone =
  (zone: string | undefined): Fault =>
  ({ headers: { 'x-time-zone': _, ...headers } }, forward) =>
    forward({ headers: zone === undefined ? headers : { ...headers, 'x-time-zone': zone } });

/** The first reply to each caller, for ever. */
export const stale = (operation: string): Fault => {
  const first = new Map<string, ReturnType<Fault>>();
  return only(operation, async (call, forward) => {
    const key = `${call.headers.usertoken} ${call.query} ${JSON.stringify(call.body)}`;
    const known = await first.get(key);
    if (known?.json.success) return known;
    const reply = forward();
    first.set(key, reply);
    return reply;
  });
};

/** Takes every decision for the first one. */
export const ignoresNewer = (operation: string): Fault => {
  let decided: Awaited<ReturnType<Fault>> | undefined;
  return only(operation, async (call, forward) => {
    if (decided && call.query.has('intendedAt')) return decided;
    const reply = await forward();
    if (reply.json.success) decided = reply;
    return reply;
  });
};

export const ORDERS = ['orders.list', 'orders.detail'];

export function row(
  fault: Fault,
  named: string,
  operations: string[] = [named.split(' ')[0] ?? ''],
  more: Pick<WrongBackend, 'commands' | 'other' | 'cors' | 'missed'> = {},
): WrongBackend {
  return { fault, named, operations, ...more };
}
