/**
 * npm run conventions  fails for notes such as TODO, for dependencies with a range of versions, and for tests that replace modules
 *                      which they share with others
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { findMarkers, findRanges, findSharedMocks } from './lint/conventions.ts';

readArguments(import.meta.filename, {});

const root = join(import.meta.dirname, '..');
const sources = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.yaml', '*.yml', '*.html'];
// These files are about the notes themselves.
const own = /(?:^|\/)(?:conventions|planted-faults\.test)\.ts$/;

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
  return [...findMarkers(file, content), ...findSharedMocks(file, content)];
});
for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
if (faults.length > 0) process.exit(1);
