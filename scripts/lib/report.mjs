// Counts tests in the JSON reports of vitest and Playwright. Used by `npm test`. Pure; imports only Node built-ins.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** vitest's totals count only tests; a file that fails to load has none, and counts here as one failure. */
export function countVitest({ testResults }, root) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const file of testResults) {
    const name = relative(root, file.name);
    const failedBefore = counts.failed;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') counts.passed++;
      else if (test.status === 'failed') {
        counts.failed++;
        counts.failures.push(line([name, ...test.ancestorTitles, test.title], test.failureMessages[0]));
      } else counts.skipped++;
    }
    if (file.status === 'failed' && counts.failed === failedBefore) {
      counts.failed++;
      counts.failures.push(line([name], file.message || 'failed outside its tests'));
    }
  }
  return counts;
}

/**
 * Errors outside tests (a file that fails to load, a server that fails to start) count as one failure each. A test that
 * passes on a retry counts as passed, and is listed as flaky.
 */
export function countPlaywright({ stats, errors, suites }) {
  const withStatus = (status) => suites.flatMap((suite) => specsWithStatus(suite, [], status));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map((error) => line([error.location?.file ?? 'outside the tests'], error.message)),
      ...withStatus('unexpected'),
    ],
    flaky: withStatus('flaky'),
  };
}

export function failRetried({ flaky = [], ...counts }) {
  return {
    ...counts,
    passed: counts.passed - flaky.length,
    failed: counts.failed + flaky.length,
    failures: [...counts.failures, ...flaky.map((test) => `passed only on a retry: ${test}`)],
  };
}

export function githubWarning(title, text) {
  const escaped = (value) => value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  return `::warning title=${escaped(title).replace(/:/g, '%3A').replace(/,/g, '%2C')}::${escaped(text)}`;
}

/** A line for each test with this status: its path and its first error. */
function specsWithStatus(suite, above, status) {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) =>
        line(
          [test.projectName, ...path, spec.title].filter(Boolean),
          failureOf(test.results.find((result) => result.error)),
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsWithStatus(inner, path, status))];
}

/**
 * The errors of a test, each with its line. A test that runs out of time has two: the time limit, and the call that it was
 * waiting in, whose log says for what.
 */
function failureOf(result) {
  const errors = result?.errors?.length ? result.errors : [result?.error ?? {}];
  return errors
    .map(({ message, location }) => {
      const [first = '', ...rest] = stripVTControlCharacters(message ?? '').split('\n');
      const log = rest.indexOf('Call log:');
      const waiting = log < 0 ? '' : ` ${rest[log + 1]?.trim() ?? ''}`;
      return first + waiting + (location ? ` (line ${location.line})` : '');
    })
    .join('; ');
}

/** Adds a step's exit code to its counts: a run without tests or with a non-zero exit code is a failure. */
export function settle(counts, exitCode) {
  if (counts.failed > 0) return counts;
  if (exitCode !== 0 && counts.flaky?.length > 0) return withFailure(counts, 'tests passed only on a retry');
  if (exitCode !== 0) return withFailure(counts, `ended with exit code ${exitCode} although no test failed`);
  if (counts.passed === 0) return withFailure(counts, 'no test ran');
  return counts;
}

function withFailure(counts, failure) {
  return { ...counts, failed: counts.failed + 1, failures: [...counts.failures, failure] };
}

export function total(parts) {
  const sum = (key) => parts.reduce((all, part) => all + part[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function line(path, message) {
  const firstLine = stripVTControlCharacters(message ?? '').split('\n')[0];
  return path.join(' › ') + (firstLine ? `: ${firstLine}` : '');
}
