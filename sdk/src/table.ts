import { operations } from './generated/operations.ts';
import type { App } from './hosts.ts';

/** The JSON type of a successful reply's `data`, when it is not null. */
export type DataType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A row of the table of operations. */
export interface Operation {
  /** `<domain>.<verb>`; the path for a request that the description does not know. */
  id: string;
  /** Empty, as the verb, for a request that the description does not know. */
  domain: string;
  verb: string;
  method: string;
  path: string;
  effect: 'read' | 'command';
  silent?: true;
  /** Passes the login gate. */
  exempt?: true;
  paged?: true;
  noInput?: true;
  /** A command whose input has a `requestId`: repeated, it acts once. */
  requestId?: true;
  /** Undefined for a request that the description does not know. */
  data: DataType | undefined;
  /** A success may have no data. */
  nullable?: true;
}

/**
 * Reads the table of operations.
 * @param app decides the path of an operation that has one on each host
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
      else if (/^(silent|exempt|paged|noInput|nullable|requestId)$/.test(word)) row[word as 'silent'] = true;
      else row.data = word as DataType;
    }
    return row;
  });
}
