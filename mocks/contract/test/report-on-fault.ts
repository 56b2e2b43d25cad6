import type { Violation } from '../findings.ts';
import type { Report } from '../report.ts';
import { type Fault, startProxy } from './proxy.ts';
import { contractReport } from './server.ts';

let worlds = 0;

interface Run {
  fault: Fault;
  /** Names of operations or domains. */
  only: string[];
  cors?: Record<string, string> | undefined;
  more?: string[];
}

/** The report on a server behind a proxy with a fault, by a person whom no other run has. */
export async function reportOnFault(target: string, { fault, only, cors, more = [] }: Run): Promise<Report> {
  const proxy = await startProxy(target, fault, cors);
  const names = only.flatMap((name) => ['--only', name]);
  const token = `faults-${++worlds}-promoter`;
  const report = await contractReport('--target', proxy.url, '--token', token, ...names, ...more);
  await proxy.close();
  return report;
}

/** The findings, as `operation kind pointer`. */
export const findingsIn = ({ operations }: Report): string[] => [
  ...new Set(
    operations.flatMap(({ operation, requests }) =>
      requests.flatMap(({ violations }) => violations.map(({ kind, where }) => `${operation} ${kind} ${where}`)),
    ),
  ),
];

export const violationsOf = ({ operations }: Report, id: string): Violation[] =>
  operations.find(({ operation }) => operation === id)?.requests.flatMap(({ violations }) => violations) ?? [];
