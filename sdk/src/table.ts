import { operations } from './generated/operations.ts';
import type { App } from './hosts.ts';

/** The JSON type of a successful reply's `data`, when it is not null. */
export type DataType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A row of the table of operations. */
export interface Operation {
  /** Empty for a request that the description does not know. */
  domain: string;
  verb: string;
  method: string;
  path: string;
  effect: 'read' | 'command';
  silent?: true;
  /** Passes the login gate. */
  exempt?: true;
  paged?: true;
  /** The path depends on the host. */
  perApp?: true;
  noInput?: true;
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
  return operations.split('\n\n').flatMap((group) => {
    const [domain, base, ...lines] = group.split(/\n| (?=\/)/) as [string, string];
    return (lines as string[]).map((line) => {
      const [method, name, ...words] = line.split(' ') as [string, string];
      const [segment, verb = verbOf(domain, segment)] = name.split(':') as [string, string?];
      const effect = method === 'GET' ? 'read' : 'command';
      const row: Operation = { domain, verb, method, path: base + segment, effect, data: 'object' };
      for (const word of words as string[]) {
        const [key, value = true] = word.split('=') as [string, string?];
        Object.assign(row, { [key]: value });
      }
      if (row.perApp && app === 'food') row.path = row.path.replace('/scheme/', '/food/');
      return row;
    });
  });
}

/**
 * The usual verb of a path's last segment: in camelCase, without `get` or `query` and without the word that the domain says.
 * `queryYearList` → `yearList`, `goods-info` → `goodsInfo`, `orderDetail` → `detail` in `orders`.
 */
export function verbOf(domain: string, segment: string): string {
  // The `s` of a plural may be missing, and with it the last letter of any domain.
  return segment
    .replace(RegExp(`${domain}?`, 'i'), '')
    .replace(/^(get|query)?[A-Z]/, (start) => start.slice(-1).toLowerCase())
    .replace(/-./g, (start) => start.slice(1).toUpperCase());
}
