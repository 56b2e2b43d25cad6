import type { ContractOperation } from '../operations.ts';
import type { Exchange } from './exchange.ts';

export interface Match {
  operation: ContractOperation;
  /** The part of the path before the described path. */
  prefix: string;
  /** The path, if its spelling differs from the description. */
  spelling?: string;
  /** The method, if it differs from the description. */
  method?: string;
}

const plain = (path: string) => path.toLowerCase().replace(/[-_]|(?<!\/)\/+$/g, '');

/** Finds the operation of an exchange, even with another base path, spelling or method. */
export function matcher(operations: ContractOperation[]): (exchange: Exchange) => Match | undefined {
  const exact = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  const bySpelling = new Map(operations.map((operation) => [plain(operation.path), operation]));
  const known = new Map<string, Match | undefined>();

  function search({ method, path }: Exchange): Match | undefined {
    const steps = path.split('/');
    for (let skipped = 0; skipped < steps.length - 1; skipped++) {
      const rest = `/${steps.slice(skipped + 1).join('/')}`;
      const prefix = steps.slice(0, skipped + 1).join('/');
      const same = exact.get(`${method} ${rest}`);
      if (same) return { operation: same, prefix };
      const near = bySpelling.get(plain(rest));
      if (!near) continue;
      return {
        operation: near,
        prefix,
        ...(near.path !== rest && { spelling: rest }),
        ...(near.method !== method && { method }),
      };
    }
    return undefined;
  }

  return (exchange) => {
    const key = `${exchange.method} ${exchange.path}`;
    if (!known.has(key)) known.set(key, search(exchange));
    return known.get(key);
  };
}

/** An unknown path without parts that may be an id or a name: `GET /food/order/{}`. */
export function withoutIds({ method, path }: Exchange): string {
  return `${method.toUpperCase()} ${pathWithoutIds(path)}`;
}

export const pathWithoutIds = (path: string): string =>
  path
    .split('/')
    .map((step) => (/^([a-z][a-zA-Z_-]{0,39}|v\d)$/.test(step) ? step : step && '{}'))
    .join('/');
