import type { Mutant } from './mutants.ts';

/** What found a mutant. */
export type Verdict = 'types' | 'lint' | 'tests' | 'survived';

export interface Judged extends Mutant {
  verdict: Verdict;
  /** Whether unit tests can judge the file. */
  tested: boolean;
  /** The replaced text. */
  original: string;
}

/** Rows of the report; the first match counts. */
const folders: [name: string, files: RegExp][] = [
  ['sdk/src/safety', /^sdk\/src\/safety\//],
  ['sdk/src/pipeline', /^sdk\/src\/pipeline\//],
  ['sdk/src, others', /^sdk\//],
  ['web/src/platform/outbox', /^web\/src\/platform\/outbox\//],
  ['web/src/domains/*/model', /^web\/src\/domains\/[^/]+\/model\//],
  ['web/src/features/*/model', /^web\/src\/features\/[^/]+\/model\//],
  ['web/src/lib', /^web\/src\/lib\//],
  ['web/src, other modules', /^web\/.*\.ts$/],
  ['web/src, components', /^web\/.*\.tsx$/],
  ['mocks/api', /^mocks\/api\//],
  ['mocks/contract', /^mocks\/contract\//],
  ['mocks/native-host', /^mocks\//],
];

export const folderOf = (file: string): string => folders.find(([, files]) => files.test(file))?.[0] ?? file;

/** A Markdown table: a row per folder, and the sums. */
export function tableOf(judged: readonly Judged[]): string {
  const rows = folders
    .map(([name]) =>
      rowOf(
        name,
        judged.filter(({ file }) => folderOf(file) === name),
      ),
    )
    .filter((row) => row !== undefined);
  return [
    '| folder | mutants | found by types | lint | tests | survive | share | left to browser tests, found |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    rowOf('all', judged),
  ].join('\n');
}

/** Mutants that no unit test can find are counted apart, with the number that types and lint find. */
function rowOf(name: string, judged: readonly Judged[]): string | undefined {
  if (judged.length === 0) return undefined;
  const tested = judged.filter((each) => each.tested);
  const untested = judged.filter((each) => !each.tested);
  const count = (verdict: Verdict) => tested.filter((each) => each.verdict === verdict).length;
  const share = tested.length > 0 ? `${Math.round((100 * count('survived')) / tested.length)} %` : '–';
  const found = untested.filter(({ verdict }) => verdict !== 'survived').length;
  const cells = [tested.length, count('types'), count('lint'), count('tests'), count('survived'), share];
  return `| ${[name, ...cells, `${untested.length}, ${found}`].join(' | ')} |`;
}

export function lineOf({ file, line, kind, original, replacement }: Judged): string {
  return `${file}:${line} ${kind}: ${original} → ${replacement || 'nothing'}`;
}
