import { join, relative } from 'node:path';
import { type Statement, testsOf } from './statements.ts';

/** A test that a run has reported, with its groups and title. */
export interface Result {
  file: string;
  path: string;
  status: 'passed' | 'failed' | 'skipped';
}

export interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface Suite {
  title: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

export interface PlaywrightReport {
  config: { rootDir: string };
  suites: Suite[];
}

export const vitestResults = ({ testResults }: VitestReport, root: string): Result[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name),
      path: [...ancestorTitles, title].join(' › '),
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );

const PLAYWRIGHT_STATUS: Record<string, Result['status']> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
};

export function playwrightResults({ config, suites }: PlaywrightReport, root: string): Result[] {
  const resultsOf = (suite: Suite, groups: string[]): Result[] => [
    ...(suite.specs ?? []).map(({ title, file, tests }) => ({
      file: relative(root, join(config.rootDir, file)),
      path: [...groups, title].join(' › '),
      status: PLAYWRIGHT_STATUS[tests[0]?.status ?? ''] ?? 'skipped',
    })),
    ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, [...groups, inner.title])),
  ];
  // The outermost suites are the files.
  return suites.flatMap((file) => resultsOf(file, []));
}

/** The tests of the statements that did not run, or did not pass. */
export function unproven(statements: readonly Statement[], results: readonly Result[]): string[] {
  return statements.flatMap((statement) =>
    testsOf(statement).flatMap(([file, title]) => {
      const pattern = new RegExp(
        `^(.* › )?${title.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&').replaceAll('*', '.*')}$`,
        's',
      );
      const found = results.filter((result) => result.file === file && pattern.test(result.path));
      const wrong = found.find(({ status }) => status !== 'passed');
      if (found.length > 0 && !wrong) return [];
      return [`${statement.id}: ${file} › ${wrong?.path ?? title} ${wrong ? wrong.status : 'did not run'}`];
    }),
  );
}
