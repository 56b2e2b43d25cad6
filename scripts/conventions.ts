/**
 * npm run conventions  fails for notes such as TODO, and for dependencies with a range of versions
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findMarkers, findRanges } from './lint/conventions.ts';

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
  return basename(file) === 'package.json' ? findRanges(file, content) : findMarkers(file, content);
});
for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
if (faults.length > 0) process.exit(1);
