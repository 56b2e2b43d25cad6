import type { Operation } from '../description/description.ts';
import { Refusal } from '../engine/refusal.ts';

/** A request of a client, independent of the transport. */
export interface ClientRequest {
  method: string;
  /** Path and query. */
  url: string;
  /** Values by name in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** Reads the body. @throws {Refusal} for a body that is too large or incomplete */
  text(): Promise<string>;
}

/** The token of the caller; empty without one. */
export const tokenOf = ({ headers }: ClientRequest): string => String(headers.usertoken ?? '');

/** Whether a token is one whose login has expired, which every text is that ends in this word. */
export const isExpired = (token: string): boolean => /(^|-)expired$/.test(token);

export function headerOf({ headers }: ClientRequest, name: string): string | undefined {
  const value = headers[name];
  return value === undefined ? undefined : String(value);
}

/** The values by name in lower case. */
export const headersOf = ({ headers }: ClientRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** @throws {Refusal} */
export function urlOf({ url }: ClientRequest): URL {
  try {
    return new URL(`http://mock${url}`);
  } catch {
    throw new Refusal(400, `The address ${url} cannot be read`);
  }
}

/** The parameters by name; a repeated one is a list. */
export function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Drops the content type of a request without a body, because the validator would check it. */
export function describedHeaders(request: ClientRequest, body: string): Record<string, string> {
  const { 'content-type': type, ...rest } = headersOf(request);
  return body === '' || type === undefined ? rest : { ...rest, 'content-type': type };
}

/**
 * The validator treats an empty parameter as absent, and does not check it.
 *
 * @throws {Refusal} for an empty parameter that must not be empty
 */
export function refuseEmpty(parameters: URLSearchParams, operation: Operation): void {
  for (const [name, value] of parameters) {
    if (value === '' && !operation.mayBeEmpty.has(name)) {
      throw new Refusal(400, `Request query parameter ${name} must not be empty`);
    }
  }
}

/** The query parameters as numbers, booleans and lists. */
export function typedQuery(parameters: URLSearchParams, operation: Operation): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of parameters) {
    const type = operation.typed.get(name);
    // The description has a list as one parameter with commas, but clients also repeat the parameter.
    if (type === 'list') input[name] = [...new Set(parameters.getAll(name).flatMap((each) => each.split(',')))];
    else input[name] = type === 'number' ? Number(value) : type === 'boolean' ? value === 'true' : value;
  }
  return input;
}
