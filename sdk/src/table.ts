import { operations } from './generated/operations.ts';
import type { App } from './hosts.ts';

/** The outer type of a successful reply's `data`, when it is not null. */
export type DataType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A row of the table of operations, read. */
export interface Operation {
  domain: string;
  verb: string;
  method: string;
  path: string;
  /** The path on the other host, where there is one for each. */
  variant: string | undefined;
  effect: 'read' | 'command';
  silent: boolean;
  /** Passes the login gate. */
  exempt: boolean;
  paged: boolean;
  noInput: boolean;
  /** The outer type of `data` when it is not null; nothing is known of it for a call that the description does not have. */
  data: DataType | undefined;
  /** A success may come without data. */
  nullable: boolean;
}

/**
 * Reads the table of operations.
 * @param app decides the path of an operation that has one on each host
 */
export function readTable(app: App): Operation[] {
  const rows: Operation[] = [];
  for (const [domain, bases] of Object.entries(operations)) {
    for (const [base, lines] of Object.entries(bases)) {
      for (const line of lines.trim().split('\n')) {
        const [verb = '', method = '', segment = '', ...words] = line.split(' ');
        rows.push(readRow(domain, verb, method, base + segment, words, app));
      }
    }
  }
  return rows;
}

function readRow(domain: string, verb: string, method: string, listed: string, words: string[], app: App): Operation {
  const has = (word: string) => words.includes(word);
  const foodPath = has('perApp') ? listed.replace('/scheme/', '/food/') : undefined;
  const [path, variant] = app === 'food' && foodPath ? [foodPath, listed] : [listed, foodPath];
  return {
    domain,
    verb,
    method,
    path,
    variant,
    effect: has('command') || (method === 'POST' && !has('read')) ? 'command' : 'read',
    silent: has('silent'),
    exempt: has('exempt'),
    paged: has('paged'),
    noInput: has('noInput'),
    data: dataTypes.find(has) ?? 'object',
    nullable: has('nullable') || has('null'),
  };
}

const dataTypes = ['array', 'string', 'number', 'boolean', 'null'] as const;

/** The operation behind a method and path; one that the description does not know counts as a command. */
export function findOperation(rows: readonly Operation[], method: string, path: string): Operation {
  const known = rows.find((row) => row.method === method && (row.path === path || row.variant === path));
  return known ?? { ...readRow('', '', method, path, ['command', 'nullable'], 'main'), data: undefined };
}
