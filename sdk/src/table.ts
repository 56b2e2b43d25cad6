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
  return operations.split('\n\n').flatMap((section) => {
    const [domain, ...lines] = section.split('\n') as [string];
    let base = '';
    return (lines as string[]).flatMap((line) => {
      if (line[0] === '/') {
        base = line.replace('{app}', app === 'main' ? 'scheme' : app);
        return [];
      }
      const words = line.split(' ');
      const isPost = words[0] === 'POST' && words.shift();
      const [rest, verb = verbOf(domain, rest)] = (words.shift() as string).split(':') as [string, string?];
      const row: Operation = {
        id: `${domain}.${verb}`,
        domain,
        verb,
        method: isPost ? 'POST' : 'GET',
        path: base + rest,
        effect: isPost ? 'command' : 'read',
        data: 'object',
      };
      for (const word of words) {
        const [key, value = true] = word.split('=') as [string, string?];
        Object.assign(row, { [key]: value });
      }
      return row;
    });
  });
}

/**
 * The usual verb of the rest of a path: in camelCase, without `get` or `query` and without the word that the domain says.
 * `queryYearList` → `yearList`, `goods-info` → `goodsInfo`, `goods/detail` → `goodsDetail`, `orderDetail` → `detail` in `orders`.
 */
export function verbOf(domain: string, rest: string): string {
  // The `s` of a plural may be missing, and with it the last letter of any domain.
  return rest
    .replace(RegExp(`${domain}?`, 'i'), '')
    .replace(/^(get|query)?[A-Z]/, (start) => start.slice(-1).toLowerCase())
    .replace(/[-/]./g, (start) => start.slice(1).toUpperCase());
}
