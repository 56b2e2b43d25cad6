/**
 * npm run lint -- conventions  fails for notes to come back to, silenced checks without a reason, dependencies with a range of
 *                              versions, and tests that cannot fail, that no command runs or that replace modules which they
 *                              share with others
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readArguments } from './lib/arguments.ts';
import {
  findIdleAssertions,
  findIdleTests,
  findMarkers,
  findRanges,
  findSharedMocks,
  findSuppressions,
} from './lint/conventions.ts';

readArguments(import.meta.filename, {});

const root = join(import.meta.dirname, '..');
const sources = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css', '*.yaml', '*.yml', '*.html', '*.md'];
// These files contain the notes as data.
const own = /(?:^|\/)(?:conventions(?:\.test)?|source-faults)\.ts$/;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...sources, 'package.json', '*/package.json'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && !file.includes('/generated/') && !own.test(file));

const faults = files.flatMap((file) => {
  const content = readFileSync(join(root, file), 'utf8');
  if (basename(file) === 'package.json') return findRanges(file, content);
  return [
    ...findMarkers(file, content),
    ...findSuppressions(file, content),
    ...findIdleTests(file),
    ...findIdleAssertions(file, content),
    ...findSharedMocks(file, content),
  ];
});
for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
if (faults.length > 0) process.exit(1);
