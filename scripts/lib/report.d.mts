export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The failures with their reasons, a line each. */
  failures: string[];
  /** The tests that passed only on a retry, with the reasons for the failure, a line each. */
  flaky?: string[];
}

/** `root`: file names are shown relative to it. */
export function countVitest(report: unknown, root: string): Counts;
export function countPlaywright(report: unknown): Counts;
export function settle(counts: Counts, exitCode: number): Counts;
export function total(parts: Pick<Counts, 'passed' | 'failed'>[]): { passed: number; failed: number };
