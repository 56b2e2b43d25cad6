import type { App } from './hosts.ts';

/** A row of the table of operations, read. */
export interface Operation {
  /** `<domain>.<verb>`. */
  id: string;
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
 * Reads a request line such as `GET /food/app/foodAnalysis/customizedCalendar silent`; `generated/operations.ts` lists the
 * flags.
 * @param app decides the path of an operation that has one on each host
 */
export function readOperation(id: string, line: string, app: App): Operation {
  const [method = '', listed = '', ...flags] = line.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const foodPath = has('by-app') ? listed.replace('/scheme/', '/food/') : undefined;
  const [path, twin] = app === 'food' && foodPath ? [foodPath, listed] : [listed, foodPath];
  return {
    id,
    method,
    path,
    twin,
    effect: has('command') || (method === 'POST' && !has('read')) ? 'command' : 'read',
    silent: has('silent'),
    exempt: has('exempt'),
    paged: has('paged'),
    bare: has('bare'),
    nullable: has('nullable'),
  };
}

/** The operation behind a method and path; one that the description does not know is taken by its method alone. */
export function findOperation(operations: Operation[], method: string, path: string): Operation {
  const known = operations.find((row) => row.method === method && (row.path === path || row.twin === path));
  return known ?? readOperation(path, `${method} ${path} nullable`, 'main');
}
