export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and why, a line each. */
  failures: string[];
  /** What failed and then passed on a retry, and why it failed, a line each. */
  flaky?: string[];
}

/** `root`: file names are shown from here. */
export function countVitest(report: unknown, root: string): Counts;
export function countPlaywright(report: unknown): Counts;
export function settle(counts: Counts, exitCode: number): Counts;
export function total(parts: Pick<Counts, 'passed' | 'failed'>[]): { passed: number; failed: number };
