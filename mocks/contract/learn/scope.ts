import { wordsOf } from '../../../openapi/casings.ts';
import type { ContractOperation } from '../operations.ts';

/** An operation as the traffic shows it; apart for each host if several hosts answered it. */
export interface Caller {
  /** `orders.list`, or `orders.list on food.example`. */
  label: string;
  operation: ContractOperation;
  host: string | undefined;
}

/** The part of the API in which a difference holds. */
export interface Scope {
  /** `orders.list`, `the domain orders`, `paths under /food`, `the host food.example`. */
  says: string;
  /** For names of schemas: `OrdersList`. */
  name: string;
  /** Ids of its operations, observed or not. */
  operations: Set<string>;
}

type Level = (caller: Caller) => { says: string; name: string } | undefined;

const prefixOf = (path: string) => path.split('/')[1] ?? '';
const nameOf = (text: string) =>
  wordsOf(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const LEVELS: Level[] = [
  ({ operation: { id } }) => ({ says: id, name: nameOf(id) }),
  ({ operation: { domain } }) => ({ says: `the domain ${domain}`, name: nameOf(domain) }),
  ({ operation: { path } }) => ({ says: `paths under /${prefixOf(path)}`, name: nameOf(`${prefixOf(path)} paths`) }),
  ({ host }) =>
    host === undefined ? undefined : { says: `the host ${host}`, name: nameOf(`${host.split('.')[0]} host`) },
];

/**
 * The smallest parts of the API that contain all operations with a difference and none without it: an operation, a domain,
 * a prefix of paths or a host; several if no single one does.
 *
 * @param all operations of the description; those that the traffic lacks belong to the scope of their neighbours
 */
export function scopesOf(shows: Caller[], against: Caller[], all: Caller[]): Scope[] {
  // One description has one form of an operation, so it cannot differ between hosts.
  if (shows.some(({ operation }) => against.some((other) => other.operation.id === operation.id))) return [];
  for (const level of LEVELS) {
    const [first, ...others] = new Set(shows.map((caller) => level(caller)?.says));
    if (first === undefined || others.length > 0) continue;
    const within = (caller: Caller) => level(caller)?.says === first;
    const found = shows[0] && level(shows[0]);
    if (!found || against.some(within)) continue;
    const ids = [...shows, ...all.filter(within)].map(({ operation }) => operation.id);
    return [{ ...found, operations: new Set(ids) }];
  }
  const domains = new Set(shows.map(({ operation }) => operation.domain));
  const parts =
    domains.size > 1
      ? [...domains].map((domain) => shows.filter(({ operation }) => operation.domain === domain))
      : shows.map((caller) => [caller]);
  return parts.flatMap((part) => scopesOf(part, [...against, ...shows.filter((one) => !part.includes(one))], all));
}
