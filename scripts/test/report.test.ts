import { expect, test } from 'vitest';
import { countPlaywright, countVitest, failRetried, githubWarning, settle, total } from '../lib/report.mjs';

const assertion = (title: string, status: string, message?: string) => ({
  ancestorTitles: ['order'],
  title,
  status,
  failureMessages: message ? [message] : [],
});
const file = (name: string, status: string, message: string, ...assertionResults: ReturnType<typeof assertion>[]) => ({
  name: `/repo/${name}`,
  status,
  message,
  assertionResults,
});

test('vitest: passed, failed and skipped tests are counted over all files, failures by name', () => {
  const report = {
    testResults: [
      file('sdk/a.test.ts', 'passed', '', assertion('adds', 'passed'), assertion('later', 'todo')),
      file(
        'sdk/b.test.ts',
        'failed',
        '',
        assertion('sums', 'passed'),
        assertion('rounds', 'failed', '\u001b[31mexpected 1 to be 2\u001b[39m\n    at b.test.ts:3'),
        assertion('off', 'skipped'),
      ),
    ],
  };
  expect(countVitest(report, '/repo')).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: ['sdk/b.test.ts › order › rounds: expected 1 to be 2'],
  });
});

test('vitest: a file that fails to load is one failure', () => {
  const report = { testResults: [file('sdk/c.test.ts', 'failed', "Cannot find module './nope.js'")] };
  expect(countVitest(report, '/repo')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ["sdk/c.test.ts: Cannot find module './nope.js'"],
  });
});

test('vitest: a file whose set-up fails is one failure although none of its tests failed', () => {
  const report = { testResults: [file('sdk/d.test.ts', 'failed', '', assertion('never ran', 'skipped'))] };
  expect(countVitest(report, '/repo')).toMatchObject({
    failed: 1,
    skipped: 1,
    failures: ['sdk/d.test.ts: failed outside its tests'],
  });
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, projectName: 'phone', results: [message ? { error: { message } } : {}] }],
});

test('Playwright: a test that passes on a retry counts as passed and is named; failures are named by their nested suites', () => {
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 },
    errors: [],
    suites: [
      {
        title: 'login.spec.ts',
        specs: [spec('opens', 'expected'), spec('is slow', 'flaky', 'timeout')],
        suites: [{ title: 'by phone', specs: [spec('asks for a code', 'unexpected', 'no such button\nmore')] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ['phone › login.spec.ts › by phone › asks for a code: no such button'],
    flaky: ['phone › login.spec.ts › is slow: timeout'],
  });
});

test('Playwright: a test that ran out of time is listed with the call in which it waited', () => {
  const errors = [
    { message: '\u001b[31mTest timeout of 120000ms exceeded.\u001b[39m' },
    {
      message:
        'Error: locator.click: Test timeout of 120000ms exceeded.\nCall log:\n  - waiting for getByRole("tab")\n',
      location: { file: 'e2e/a.spec.ts', line: 17, column: 3 },
    },
  ];
  const report = {
    stats: { expected: 0, flaky: 1, unexpected: 0, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          {
            title: 'b',
            tests: [{ status: 'flaky', projectName: 'still', results: [{ error: errors[0], errors }, {}] }],
          },
        ],
      },
    ],
  };
  expect(countPlaywright(report).flaky).toEqual([
    'still › a.spec.ts › b: Test timeout of 120000ms exceeded.; ' +
      'Error: locator.click: Test timeout of 120000ms exceeded. - waiting for getByRole("tab") (line 17)',
  ]);
});

test('Playwright: an error outside the tests is one failure', () => {
  const report = {
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [{ message: 'Error: Cannot find module' }, { message: 'SyntaxError', location: { file: 'e2e/a.spec.ts' } }],
    suites: [],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 0,
    failed: 2,
    skipped: 0,
    failures: ['outside the tests: Error: Cannot find module', 'e2e/a.spec.ts: SyntaxError'],
    flaky: [],
  });
});

test('a test that passes only on a retry is a failure of a run that looks for races', () => {
  const found = { passed: 4, failed: 1, skipped: 2, failures: ['a: b'], flaky: ['login › is slow: timeout'] };
  expect(failRetried(found)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['a: b', 'passed only on a retry: login › is slow: timeout'],
  });
  expect(failRetried(counts(5, 0))).toEqual(counts(5, 0));
});

test('a warning of a workflow is one line, whatever its text', () => {
  expect(githubWarning('Retried, once: 1', '100%\ndone: yes, no')).toBe(
    '::warning title=Retried%2C once%3A 1::100%25%0Adone: yes, no',
  );
});

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped, failures: [] });

test('a good run keeps its counts', () => {
  expect(settle(counts(5, 0), 0)).toEqual(counts(5, 0));
});

test('failed tests and a bad exit code are not counted twice', () => {
  expect(settle(counts(5, 2), 1)).toEqual(counts(5, 2));
});

test('a bad exit code without a failed test is a failure', () => {
  expect(settle(counts(5, 0), 1)).toMatchObject({
    passed: 5,
    failed: 1,
    failures: ['ended with exit code 1 although no test failed'],
  });
});

test('a run that forbids retries fails for the tests that needed one', () => {
  const retried = { ...counts(5, 0), flaky: ['phone › login.spec.ts › is slow: timeout'] };
  expect(settle(retried, 1)).toMatchObject({ passed: 5, failed: 1, failures: ['tests passed only on a retry'] });
  expect(settle(retried, 0)).toEqual(retried);
});

test('a run without tests, or with skipped ones alone, is a failure', () => {
  expect(settle(counts(0, 0), 0)).toMatchObject({ passed: 0, failed: 1, failures: ['no test ran'] });
  expect(settle(counts(0, 0, 7), 0)).toMatchObject({ passed: 0, failed: 1, skipped: 7 });
});

test('the last line gives the totals of the steps', () => {
  expect(total([counts(1, 0), counts(240, 2), counts(0, 1)])).toEqual({ passed: 241, failed: 3 });
  expect(total([])).toEqual({ passed: 0, failed: 0 });
});
