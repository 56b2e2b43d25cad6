import type { OperationResult } from './findings.ts';
import type { HostName } from './operations.ts';
import { hasSucceeded } from './verdict.ts';

/** A finding of a run: equal ones of several requests are one. Text, JUnit, SARIF, HTML and the baseline show these. */
export interface Deviation {
  /** Stays the same in later runs: it has neither values nor positions in lists. */
  id: string;
  operation: string;
  host?: HostName | undefined;
  domain: string;
  method: string;
  path: string;
  kind: string;
  where: string;
  says: string;
  /** The names of the requests that show it. */
  requests: string[];
  /** Whether the baseline permits it. */
  known: boolean;
}

/** The operation's file in the description's repository. */
export const fileOf = ({ operation, domain }: Deviation): string =>
  `openapi/${domain}/paths/${operation.slice(domain.length + 1)}.yaml`;

/**
 * @param permitted operations that need no success
 * @param strict whether undocumented fields count
 */
export function deviationsOf(
  results: OperationResult[],
  { permitted, strict, baseline }: { permitted: ReadonlySet<string>; strict: boolean; baseline: ReadonlySet<string> },
): Deviation[] {
  const all = new Map<string, Deviation>();
  for (const result of results) {
    const { operation, host, domain, method, path, requests, skipped } = result;
    const add = (kind: string, where: string, says: string, request: string) => {
      const place = where.replace(/\/\d+(?=\/|$)/g, '/*');
      const id = [host && `${host}:`, operation, kind, place].filter(Boolean).join(' ');
      const before = all.get(id);
      if (before) before.requests.push(request);
      else
        all.set(id, {
          id,
          operation,
          host,
          domain,
          method,
          path,
          kind,
          where,
          says,
          requests: [request],
          known: baseline.has(id),
        });
    };
    for (const { request, violations, undocumented, verdict, message = '' } of requests) {
      for (const { kind, where, expected, got } of violations)
        add(kind, where, `expected ${expected}, got ${got}`, request);
      if (strict) for (const { where, got } of undocumented) add('undocumented', where, got, request);
      if (verdict === 'unreachable') add('unreachable', 'reply', message, request);
    }
    const isCovered = skipped !== undefined || hasSucceeded(requests) || permitted.has(operation);
    const isExplained = requests.some(({ verdict }) => verdict === 'violates' || verdict === 'unreachable');
    if (!isCovered && !isExplained) add('never-seen', 'reply', 'no request succeeded', requests[0]?.request ?? '');
  }
  return [...all.values()];
}

/** The ids of a baseline that a run has not found again, of the operations that it has called. */
export function healedOf(baseline: ReadonlySet<string>, deviations: Deviation[], results: OperationResult[]): string[] {
  const called = new Set(results.filter(({ requests }) => requests.length > 0).map(({ operation }) => operation));
  const found = new Set(deviations.map(({ id }) => id));
  const operationIn = (id: string) => id.replace(/^(?:main|food): /, '').split(' ')[0] ?? '';
  return [...baseline].filter((id) => !found.has(id) && called.has(operationIn(id)));
}
