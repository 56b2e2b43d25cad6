import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightResults, unproven, vitestResults } from '../acceptance/results.ts';
import { faultsOf, readStatements, root, type Statement } from '../acceptance/statements.ts';
import { titlesOf } from '../acceptance/test-titles.ts';
import { specification } from '../docs/specification.ts';

const cache = new Map<string, RegExp[]>();
const titlesOfFile = (file: string): RegExp[] | undefined => {
  if (!existsSync(join(root, file))) return undefined;
  const titles = cache.get(file) ?? titlesOf(readFileSync(join(root, file), 'utf8'));
  cache.set(file, titles);
  return titles;
};

const held: Statement = { id: 'a', words: 'It adds.', tests: { 'a.test.ts': 'adds' } };

describe('the statements of the specification', () => {
  it('the statements of the specification are 349, and each has tests that exist', () => {
    const statements = readStatements();
    expect(statements).toHaveLength(349);
    expect(faultsOf(statements, titlesOfFile)).toEqual([]);
  });

  it.each<[fault: string, statement: Statement]>([
    ['a names a test that a.test.ts does not have: sums', { ...held, tests: { 'a.test.ts': ['adds', 'sums'] } }],
    ['a names a file that does not exist: b.test.ts', { ...held, tests: { 'b.test.ts': 'adds' } }],
    ['a has no test', { id: 'a', words: 'It adds.' }],
    ['a has no test', { ...held, tests: {} }],
    ['a has no test', { id: 'a', words: 'It adds.', reading: 'It sums.', decision: 'D.md: It sums' }],
    ['a is read otherwise without a reason', { ...held, reading: 'It sums.' }],
    [
      'a names a decision that does not exist: D.md: It adds',
      { ...held, reading: 'It sums.', decision: 'D.md: It adds' },
    ],
  ])('a fault of a statement is found: %s', (fault, statement) => {
    const titles = (file: string) => (file === 'a.test.ts' ? [/^adds$/] : undefined);
    expect(faultsOf([statement], titles, () => '**It\nsums.**')).toEqual([fault]);
  });

  it('a statement with the id of another one is found, and one that is not held needs no test', () => {
    const missing = { id: 'b', words: 'It sums.', missing: 'All of it.' };
    expect(faultsOf([held, missing, held], () => [/^adds$/])).toEqual(['a has the id of another statement']);
  });
});

describe('the titles of a source', () => {
  it.each([
    ["it('adds', () => {});", 'adds'],
    ["test('adds', { timeout: 1 }, async () => {});", 'adds'],
    ["it.each([1])('adds %d', () => {});", 'adds 7'],
    ["it.each`a`('adds $a', () => {});", 'adds 7'],
    [`for (const n of [1]) test(\`adds \${n} (twice)\`, () => {});`, 'adds 7 (twice)'],
    ['test(path, () => {});', '/purine'],
    ["test.runIf(node)('adds', () => {});", 'adds'],
  ])('a test of %s has the title %s', (source, title) => {
    expect(titlesOf(source).some((pattern) => pattern.test(title))).toBe(true);
  });

  it.each([
    ["it.skip('adds', () => {});"],
    ["test.fixme('adds', () => {});"],
    ["describe('adds', () => {});"],
    ["test.describe('adds', () => {});"],
    ["test.step('adds', () => {});"],
    ["it('adds twice', () => {});"],
    ["// it('adds', () => {});"],
    ['const text = "it(\'adds\', () => {})";'],
  ])('no test of %s has the title adds', (source) => {
    expect(titlesOf(source).filter((pattern) => pattern.test('adds'))).toEqual([]);
  });
});

describe('the reports of a run', () => {
  const vitest = (status: string, title = 'adds') =>
    vitestResults(
      { testResults: [{ name: '/repo/a.test.ts', assertionResults: [{ ancestorTitles: ['sums'], title, status }] }] },
      '/repo',
    );
  const playwright = (...statuses: string[]) => {
    const specs = statuses.map((status) => ({ title: '/purine', file: 'a.spec.ts', tests: [{ status }] }));
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'in English', specs }] }];
    return playwrightResults({ config: { rootDir: '/repo/e2e' }, suites }, '/repo');
  };
  const screen: Statement = { id: '/purine', words: 'It opens.', tests: { 'e2e/a.spec.ts': 'in English › /purine' } };

  it('a passed test proves its statement, by its title, its group and title, or a part of them', () => {
    for (const title of ['adds', 'sums › adds', 'su* › a*s']) {
      expect(unproven([{ ...held, tests: { 'a.test.ts': title } }], vitest('passed'))).toEqual([]);
    }
    expect(unproven([screen], playwright('expected', 'flaky'))).toEqual([]);
  });

  it.each([
    ['a: a.test.ts › sums › adds skipped', held, vitest('pending')],
    ['a: a.test.ts › sums › adds failed', held, vitest('failed')],
    ['a: a.test.ts › adds did not run', held, vitest('passed', 'adds twice')],
    ['/purine: e2e/a.spec.ts › in English › /purine skipped', screen, playwright('expected', 'skipped')],
    ['/purine: e2e/a.spec.ts › in English › /purine failed', screen, playwright('unexpected')],
    ['/purine: e2e/a.spec.ts › in English › /purine did not run', screen, playwright()],
  ])('a statement without a passed test is found: %s', (fault, statement, results) => {
    expect(unproven([statement], results)).toEqual([fault]);
  });
});

it('the reference shows which statements are held, read otherwise, and not held', () => {
  const read = {
    id: 'b',
    words: 'It sums | adds.',
    reading: 'It adds.',
    decision: 'web/DECISIONS.md: It adds',
    tests: held.tests,
  };
  const section = specification([held, read, { id: 'c', words: 'It rounds.', missing: 'Half a cent.' }]);
  expect(section).toContain('Of 3 statements: 1 held, 1 read otherwise, 1 not held.');
  expect(section).toContain('| `a` | It adds. |');
  expect(section).toContain('| `b` | It sums \\| adds. | It adds. ([web](decisions-web.html): It adds) |');
  expect(section).toContain('| `c` | It rounds. | Half a cent. |');
});
