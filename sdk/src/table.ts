import { operations } from './generated/operations.ts';
import type { App } from './hosts.ts';
import { verbOf } from './verb.ts';

/** A row of the table of operations, read. */
export interface Operation {
  domain: string;
  verb: string;
  method: string;
  path: string;
  /** The path on the other host, where there is one for each. */
  twin: string | undefined;
  effect: 'read' | 'command';
  silent: boolean;
  /** Passes the login gate. */
  exempt: boolean;
  paged: boolean;
  /** Takes no input. */
  bare: boolean;
  /** A success may come without data. */
  nullable: boolean;
}

/**
 * Reads the table of operations.
 * @param app decides the path of an operation that has one on each host
 */
export function readTable(app: App): Operation[] {
  let domain = '';
  let base = '';
  const rows: Operation[] = [];
  for (const line of operations.trim().split('\n')) {
    const [head = '', tail = ''] = line.split(' ');
    if (tail[0] === '/') {
      domain = head;
      base = tail;
      continue;
    }
    const [segment = '', verb = verbOf(segment)] = head.replace('+', '').split('=');
    rows.push(readRow(domain, verb, head[0] === '+' ? 'POST' : 'GET', base + segment, tail, app));
  }
  return rows;
}

function readRow(domain: string, verb: string, method: string, listed: string, flags: string, app: App): Operation {
  const has = (flag: string) => flags.includes(flag);
  const foodPath = has('a') ? listed.replace('/scheme/', '/food/') : undefined;
  const [path, twin] = app === 'food' && foodPath ? [foodPath, listed] : [listed, foodPath];
  return {
    domain,
    verb,
    method,
    path,
    twin,
    effect: has('c') || (method === 'POST' && !has('r')) ? 'command' : 'read',
    silent: has('s'),
    exempt: has('e'),
    paged: has('p'),
    bare: has('b'),
    nullable: has('n'),
  };
}

/** The operation behind a method and path; one that the description does not know is taken by its method alone. */
export function findOperation(rows: Operation[], method: string, path: string): Operation {
  const known = rows.find((row) => row.method === method && (row.path === path || row.twin === path));
  return known ?? readRow('raw', path, method, path, 'n', 'main');
}
