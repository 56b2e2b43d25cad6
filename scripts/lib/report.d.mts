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
/** Counts the tests that passed only on a retry as failures, for runs that look for races. */
export function failRetried(counts: Counts): Counts;
/** A warning of GitHub's workflows, which shows it beside the changed files. */
export function githubWarning(title: string, text: string): string;
export function settle(counts: Counts, exitCode: number): Counts;
export function total(parts: Pick<Counts, 'passed' | 'failed'>[]): { passed: number; failed: number };
