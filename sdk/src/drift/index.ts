/**
 * Compares replies with the description of the API, in development and tests. The package's other entries do not contain
 * it.
 * @module
 */
import type { Middleware } from 'openapi-fetch';
import { callSafely } from '../call-safely.ts';
import { envelope } from '../generated/wire.ts';
import { callback, check } from '../validate.ts';
import { compare } from './compare.ts';

/** A difference between a reply and the description. It contains no personal data. */
export interface Drift {
  /** Operation id, e.g. `orders.detail`. */
  operation: string;
  /**
   * JSON Pointer of the place in the reply; empty for the whole reply, with `*` for a property name that is data.
   * @example '/data/status'
   */
  pointer: string;
  /** A type, a limit, or the values of an enumeration, e.g. `string or null`. */
  expected: string;
  /**
   * The type of the value, or `missing`. The value itself is included only if it is an unknown failure code, or an unknown
   * enumeration value in a reply that is the same for everybody.
   */
  actual: string;
}

/** Options of `createDriftMiddleware`. */
export interface DriftOptions {
  /**
   * Called once for each drift, however many replies and list items have it.
   * @example ({ operation, pointer, expected, actual }) => console.warn(`${operation} ${pointer}: ${actual}, not ${expected}`)
   */
  onDrift: (drift: Drift) => unknown;
}

/**
 * Creates a middleware that compares each reply with status 200 with the description. It neither changes nor delays
 * replies: it reads a copy, and loads the description at the first reply.
 * @throws {TypeError} if `onDrift` is not a function
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
 * @returns the differences; empty for a correct reply, and for an unknown operation
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
