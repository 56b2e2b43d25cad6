import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Criterion, criteria } from '../conformance/criteria.ts';
import { evidence, type Test } from '../conformance/evidence.ts';
import { reportFaults, writeReport } from '../conformance/report.ts';

const root = join(import.meta.dirname, '../..');
const report = (rows: readonly Criterion[], tests: Readonly<Record<string, Test>>) => reportFaults(root, rows, tests);

test('the report has each criterion of WCAG 2.2 at A and AA, and each names tests that exist', () => {
  expect(report(criteria, evidence)).toEqual([]);
  expect(criteria.filter(([, , level]) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(([, , level]) => level === 'AA')).toHaveLength(24);
});

test('a test that does not exist, and a result that nothing holds, are faults', () => {
  const [file, title] = evidence.screens;
  expect(report(criteria, { ...evidence, screens: [file, `${title}!`] })).toEqual([
    `screens: ${file} has no test "${title}!"`,
  ]);
  expect(report(criteria, { ...evidence, screens: ['web/e2e/none.spec.ts', title] })).toHaveLength(1);
  // A comment that mentions a title is no test.
  expect(report(criteria, { ...evidence, screens: ['scripts/test/conformance.test.ts', 'a comment'] })).toHaveLength(1);
  expect(report([...criteria, ['9.9.9', 'New', 'A', 'supports', []]], evidence)).toEqual([
    '9.9.9: supports with 0 tests',
  ]);
  expect(report([...criteria, ['9.9.9', 'New', 'A', 'notEvaluated', []]], evidence)).toEqual([
    '9.9.9: notEvaluated without a remark',
  ]);
  expect(report([...criteria, ...criteria.slice(0, 1)], evidence)).toEqual(['1.1.1: there twice']);
  expect(report(criteria, { ...evidence, more: evidence.screens })).toEqual(['more: no criterion uses this test']);
});

test('the report says what is not met', () => {
  const text = writeReport([['9.9.9', 'New', 'A', 'doesNotSupport', [], 'It is planned.']], evidence);
  expect(text).toContain('- **9.9.9 New**: does not support. It is planned.');
  expect(text).toContain('| Does not support | 1 |');
});
