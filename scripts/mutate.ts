/**
 * npm run mutate                                   plants random faults of one line, and shows which share no check finds
 * npm run mutate -- --only sdk/src/safety          only in files whose path begins so; several times for several
 * npm run mutate -- --sample 100                   faults per folder of the table, 0 for all (default: 40)
 * npm run mutate -- --seed 2                       another selection (default: 1)
 * npm run mutate -- --json                         prints every fault with its verdict
 * Types, lint and the nearest unit tests that import the file judge each fault, in this order; of lint, the rules of Biome.
 * The faults exist only in memory and in .cache/; the sources stay as they are. A browser test takes minutes per fault, so
 * components, hooks and files without a unit test are counted apart. Stryker changes neither numbers nor rows, and runs no
 * lint.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../mocks/api/engine/random.ts';
import { readArguments, refuseArguments } from './lib/arguments.ts';
import { judge } from './mutate/judge.ts';
import { mutantsOf, sampleMutants } from './mutate/mutants.ts';
import { folderOf, type Judged, lineOf, tableOf } from './mutate/report.ts';

const { values } = readArguments(import.meta.filename, {
  only: { type: 'string', multiple: true, default: [''] },
  sample: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
});
const size = wholeNumber('--sample', values.sample);
const random = seededRandom(wholeNumber('--seed', values.seed));

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const mutated = files.filter(
  (file) =>
    /^(?:sdk\/src|web\/src|mocks)\//.test(file) &&
    !/\/(?:generated|test)\/|\.(?:test|stories|config|d)\.tsx?$|\/testing\.tsx?$/.test(file) &&
    values.only.some((start) => file.startsWith(start)),
);

const mutants = sampleMutants(
  mutated.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8'))),
  (mutant) => folderOf(mutant.file),
  size || Infinity,
  random,
);
const judged: Judged[] = [];
for await (const each of judge(root, files, mutants)) {
  judged.push(each);
  if (!values.json && each.tested && each.verdict === 'survived') console.log(lineOf(each));
}
console.log(values.json ? JSON.stringify(judged, null, 2) : `\n${tableOf(judged)}`);

function wholeNumber(name: string, value: string): number {
  return /^\d+$/.test(value) ? Number(value) : refuseArguments(`${name} takes a whole number, not ${value}`);
}
