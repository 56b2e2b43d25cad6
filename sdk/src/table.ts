import { operations } from './generated/operations.ts';
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
  paged?: true;
  noInput?: true;
  /** Whether the input of the command has an `idempotencyKey`, by which the server recognises a repetition. */
  idempotencyKey?: true;
  /** Undefined if the description does not contain the request. */
  data: DataType | undefined;
  /** Whether a success may have no data. */
  nullable?: true;
}

/**
 * Builds the list of operations from the generated table.
 * @param app determines the path of an operation that exists on both hosts
 */
export function readTable(app: App): Operation[] {
  return Object.entries(operations).map(([id, text]) => {
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
      if (word === 'read' || word === 'command') row.effect = word;
      else if (/^(silent|exempt|paged|noInput|nullable|idempotencyKey)$/.test(word)) row[word as 'silent'] = true;
      else row.data = word as DataType;
    }
    return row;
  });
}
