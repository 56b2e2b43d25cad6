import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../mocks/api/engine/random.ts';
import { judge } from '../../mutate/judge.ts';
import { applyMutant, mutantsOf, sampleMutants } from '../../mutate/mutants.ts';
import { folderOf, type Judged, lineOf, tableOf } from '../../mutate/report.ts';
import { TestRunner } from '../../mutate/test-check.ts';

const root = join(import.meta.dirname, '../../..');
const file = 'scripts/test/mutate/limits.ts';
const test = 'scripts/test/mutate/limits.test.ts';
const text = readFileSync(join(root, file), 'utf8');

/** Every faulty text of a text. */
const faultsOf = (code: string) => mutantsOf('example.tsx', code).map((mutant) => applyMutant(code, mutant));

describe('mutants', () => {
  it.each([
    ['a < b', ['a <= b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['a ?? b', ['b']],
    ['!a', ['a']],
    ['a ? b : c', ['a ? c : b']],
    ['if (a) b; else c;', ['if (!(a)) b; else c;']],
    ['if (a) b;', ['if (!(a)) b;', '']],
    ['if (a) b();', ['if (!(a)) b();', '', 'if (a) {}']],
    ['{ await a(); }', ['{  }']],
    ['a.some(b).c', ['a.every(b).c']],
    ['a.trim().b', ['a.b']],
    ['[a, b]', ['[b]', '[a, ]']],
    ['a = { b: 1, c };', ['a = { c };', 'a = { b: 1,  };', 'a = { b: 2, c };']],
    ['a = true;', ['a = false;']],
    ['a = 0.35;', ['a = 0.36;']],
    ['a = 18;', ['a = 19;']],
    ["a = 'dose';", ["a = 'dose-';"]],
    ['a = <b className={c}>d</b>;', ['a = <b >d</b>;']],
  ])('of %s are %j', (code, expected) => {
    expect(faultsOf(code)).toEqual(expected);
  });

  it.each([
    "import { a } from 'b';",
    "type A = 'b' | 'c';",
    "a = 'A sentence is for people';",
    "a['b'];",
    "a = { 'b-c': d };",
  ])('of %s are none', (code) => {
    expect(faultsOf(code)).toEqual([]);
  });

  it('are selected alike for a seed, the same number in each group', () => {
    const mutants = mutantsOf(file, text);
    const select = (seed: number) => sampleMutants(mutants, ({ kind }) => kind, 2, seededRandom(seed));
    expect(select(1)).toEqual(select(1));
    expect(select(1)).not.toEqual(select(2));
    for (const { kind } of select(1))
      expect(select(1).filter((each) => each.kind === kind).length).toBeLessThanOrEqual(2);
  });
});

describe('judging', () => {
  const runner = new TestRunner();
  afterAll(() => runner.close());

  it('shows the fault that a weak test misses, and what finds the others', async () => {
    const mutants = mutantsOf(file, text).filter(({ line }) => line < 6);
    const judged: Judged[] = [];
    for await (const each of judge(root, [file, test], mutants)) judged.push(each);
    expect(judged.map(({ verdict, replacement }) => [verdict, replacement])).toEqual([
      ['tests', "value > limit ? 'low' : 'high'"],
      ['survived', '>='],
      ['types', "'high-'"],
      ['types', "'low-'"],
    ]);
    expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  }, 60_000);

  it('forgets the fault of one file before it changes another', async () => {
    const broken = { file, text: text.replace('>', '<'), tests: [test] };
    const otherTest = 'scripts/test/report.test.ts';
    const other = { file: test, text: readFileSync(join(root, test), 'utf8') };
    expect(await runner.run(broken, 60_000)).toEqual([join(root, test)]);
    expect(await runner.run({ ...other, tests: [otherTest] }, 60_000)).toEqual([]);
    expect(await runner.run({ ...other, tests: [test] }, 60_000)).toEqual([]);
  }, 130_000);

  it('ends tests that hang, and goes on', async () => {
    const hanging = text.replace('rest /= 2', 'rest /= 1');
    const warm = await runner.run({ file, text, tests: [test] }, 60_000);
    const hung = await runner.run({ file, text: hanging, tests: [test] }, 3_000);
    const after = await runner.run({ file, text, tests: [test] }, 60_000);
    expect([warm, hung, after]).toEqual([[], ['no answer within 3000 ms'], []]);
  }, 130_000);
});

describe('the table of mutants', () => {
  const judged = (verdict: Judged['verdict'], tested: boolean): Judged => ({
    file: 'sdk/src/safety/dose.ts',
    line: 3,
    kind: 'constant',
    start: 0,
    end: 1,
    replacement: '2',
    verdict,
    tested,
    original: '1',
  });

  it('counts files that unit tests cannot judge apart', () => {
    const table = tableOf([judged('tests', true), judged('survived', true), judged('survived', false)]);
    expect(table).toContain('| sdk/src/safety | 2 | 0 | 0 | 1 | 1 | 50 % | 1, 0 |');
  });

  it('has a row for every mutated folder', () => {
    const paths = [
      'sdk/src/x.ts',
      'web/src/ui/X.tsx',
      'web/src/domains/x/model/y.ts',
      'mocks/api/x.ts',
      'mocks/contract/x.ts',
    ];
    expect(paths.map(folderOf)).not.toEqual(expect.arrayContaining(paths));
  });

  it('names the place of a survivor', () => {
    expect(lineOf(judged('survived', true))).toBe('sdk/src/safety/dose.ts:3 constant: 1 → 2');
  });
});
