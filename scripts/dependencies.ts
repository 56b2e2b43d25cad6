/**
 * npm run release -- check-dependencies  fails for a package with a licence that is not permitted, or with a known weakness
 *                                        of a high severity
 * It also fails when the registry does not answer the question for known weaknesses, unless it has answered within a week for the
 * same lock file: the answer is in .cache/known-weaknesses.json. Only CI's registry need answer it.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Answer, auditResult } from './dependencies/audit.ts';
import { forbiddenLicences } from './dependencies/licences.ts';
import { readArguments } from './lib/arguments.ts';

readArguments(import.meta.filename, {});

const root = join(import.meta.dirname, '..');
const lockText = await readFile(join(root, 'package-lock.json'), 'utf8');
const lock = JSON.parse(lockText);
const forbidden = forbiddenLicences(lock.packages);
for (const line of forbidden) console.error(line);
if (forbidden.length === 0) console.log(`The licences of ${Object.keys(lock.packages).length} packages are permitted.`);

// `npm audit` also exits with an error for vulnerabilities, with the same output.
const { stdout } = await promisify(execFile)('npm', ['audit', '--json'], { cwd: root, maxBuffer: 64e6 }).catch(
  (error: { stdout: string }) => error,
);
const answerFile = join(root, '.cache/known-weaknesses.json');
const last = await readFile(answerFile, 'utf8').then(
  (text): Answer => JSON.parse(text),
  () => undefined,
);
const result = auditResult(stdout, createHash('sha256').update(lockText).digest('hex'), Date.now(), last);
if (result.answer) {
  await mkdir(dirname(answerFile), { recursive: true });
  await writeFile(answerFile, JSON.stringify(result.answer));
}
console[result.isFailure ? 'error' : 'log'](result.lines.join('\n'));
if (forbidden.length > 0 || result.isFailure) process.exitCode = 1;
