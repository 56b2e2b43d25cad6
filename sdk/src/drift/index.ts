/**
 * Compares replies with the description of the API, in development and tests. Nothing of it is part of the other entries.
 * @module
 */
import type { Middleware } from 'openapi-fetch';
import { callSafely } from '../call-safely.ts';
import { envelope } from '../generated/wire.ts';
import { callback, check } from '../validate.ts';
import { compare } from './compare.ts';

/** A place where a reply departs from the description. It holds no data of the person. */
export interface Drift {
  /** Operation id, e.g. `orders.detail`. */
  operation: string;
  /**
   * JSON Pointer of the place in the reply; empty for the whole of it, `*` for a name that is data.
   * @example '/data/status'
   */
  pointer: string;
  /** A type, a limit, or the values of an enumeration, e.g. `string or null`. */
  expected: string;
  /**
   * The type of the value, or `missing`. The value itself only if it is an unknown failure code, or the unknown value of an enumeration
   * in a reply that is the same for everybody.
   */
  actual: string;
}

/** Options of `createDriftMiddleware`. */
export interface DriftOptions {
  /**
   * Gets each drift once, however many replies and items of a list have it.
   * @example ({ operation, pointer, expected, actual }) => console.warn(`${operation} ${pointer}: ${actual}, not ${expected}`)
   */
  onDrift: (drift: Drift) => unknown;
}

/**
 * Creates a middleware that compares the replies with status 200 with the description. It changes no reply and delays none: it reads a
 * copy, and loads the description with the first one.
 * @throws {TypeError} when `onDrift` is not a function
 * @example if (isTest) health.use(createDriftMiddleware({ onDrift: (drift) => console.warn(drift) }));
 */
export function createDriftMiddleware({ onDrift }: DriftOptions): Middleware {
  check('onDrift', onDrift, callback);
  const reported = new Set<string>();
  const report = async (method: string, path: string, copy: Response) => {
    for (const drift of await findDrifts(method, path, await copy.text())) {
      const key = JSON.stringify({ ...drift, pointer: drift.pointer.replace(/\/\d+(?=\/|$)/g, '/0') });
      if (reported.has(key)) continue;
      reported.add(key);
      await callSafely(onDrift, drift);
    }
  };
  return {
    onResponse({ request, response, schemaPath }) {
      if (response.status === 200) void callSafely(report, request.method, schemaPath, response.clone());
    },
  };
}

/**
 * Compares one reply with the description, e.g. of recorded traffic.
 * @param method `GET` or `POST`
 * @param path of the operation, without a query
 * @param body of the reply with status 200, as text
 * @returns empty for a reply as described, and for an operation that the description does not know
 */
export async function findDrifts(method: string, path: string, body: string): Promise<Drift[]> {
  const { replies, schemas } = await import('../generated/replies.ts');
  const described = replies[`${method} ${path}`];
  if (!described) return [];
  const { id, isPublic = false, schema } = described;
  let reply: unknown;
  try {
    reply = JSON.parse(body);
  } catch {
    return [{ operation: id, pointer: '', expected: 'JSON', actual: 'other text' }];
  }
  const showsValue = (pointer: string) => isPublic || pointer === `/${envelope.code}`;
  return compare(schema, reply, schemas, showsValue).map(({ pointer, expected, actual }) => ({
    operation: id,
    pointer,
    expected,
    actual,
  }));
}
