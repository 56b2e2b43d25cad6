import type { App } from './hosts.ts';

/** The JSON type of a successful reply's `data`, unless it is null. */
export type DataType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A row of the table of operations. */
export interface Operation {
  /** `<domain>.<verb>`; the path, if the description does not contain it. */
  id: string;
  /** Empty, like the verb, if the description does not contain the request. */
  domain: string;
  verb: string;
  method: string;
  path: string;
  effect: 'read' | 'command';
  silent?: true;
  /** Whether the call skips the login gate. */
  exempt?: true;
  /** Whether the call carries no token. */
  anonymous?: true;
  paged?: true;
  noInput?: true;
  /** Whether the input of the command has an `idempotencyKey`, by which the server recognises a repetition. */
  idempotencyKey?: true;
  /** Adds that key to an input. Missing in a row without it. */
  identify?: ((input: object, intent?: object) => object) | undefined;
  /** Undefined if the description does not contain the request. */
  data: DataType | undefined;
  /** Whether a success may have no data. */
  nullable?: true;
}

/**
 * Reads a row of the generated table.
 * @param id of the operation
 * @param text its method, path and properties, as the table contains them
 * @param app determines the path of an operation that exists on both hosts
 */
export function readRow(id: string, text: string, app: App): Operation {
  const [domain, verb] = id.split('.') as [string, string];
  const [method, path, ...words] = text.split(' ') as [string, string, ...string[]];
  const row: Operation = {
    id,
    domain,
    verb,
    method,
    path: path.replace('{app}', app === 'main' ? 'scheme' : app),
    effect: method === 'GET' ? 'read' : 'command',
    data: 'object',
  };
  for (const word of words) {
    const [name, value = true] = word.split('=');
    row[name as 'silent'] = value as true;
  }
  return row;
}
