import type { OperationResult } from './findings.ts';
import type { ContractOperation } from './operations.ts';

/** The described replies of an operation that a run has seen. */
export interface Coverage {
  operation: string;
  domain: string;
  /** `ok`, the codes of failures, and the statuses of refusals. */
  seen: string[];
  unseen: string[];
}

/** The replies that a client has to handle. Errors of the server and limits cannot be provoked. */
const STATUSES = ['400', '401'];

export function coverageOf(results: OperationResult[], operations: ContractOperation[]): Coverage[] {
  return operations.map(({ id, domain, replies }) => {
    const requests = results.filter(({ operation }) => operation === id).flatMap((result) => result.requests);
    const described = ['ok', ...replies.codes, ...STATUSES.filter((status) => replies.others[status])];
    const given = new Set(
      requests.flatMap(({ verdict, expects, status, code }) => {
        if (verdict === 'violates') return [];
        if (expects === 'refusal') return [String(status)];
        return verdict === 'conforms' ? ['ok'] : [code ?? ''];
      }),
    );
    return {
      operation: id,
      domain,
      seen: described.filter((reply) => given.has(reply)),
      unseen: described.filter((reply) => !given.has(reply)),
    };
  });
}

/** The seen share of all described replies; percent. */
export function percentOf(coverage: Coverage[]): number {
  const [seen, unseen] = [coverage.flatMap((one) => one.seen), coverage.flatMap((one) => one.unseen)];
  return Math.floor((100 * seen.length) / Math.max(1, seen.length + unseen.length));
}

/** A line per domain, and per operation with a reply that was not seen. */
export function renderCoverage(coverage: Coverage[]): string {
  const lines = [...new Set(coverage.map(({ domain }) => domain))].flatMap((domain) => {
    const own = coverage.filter((one) => one.domain === domain);
    const gaps = own.filter(({ unseen }) => unseen.length > 0);
    return [
      `${domain.padEnd(14)}${String(percentOf(own)).padStart(4)} %`,
      ...gaps.map(({ operation, unseen }) => `    ${operation} without ${unseen.join(', ')}`),
    ];
  });
  return [
    'Described replies that were seen:',
    ...lines,
    `${'all'.padEnd(14)}${String(percentOf(coverage)).padStart(4)} %`,
  ].join('\n');
}
