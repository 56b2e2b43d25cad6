/**
 * npm run release -- check-dependencies  fails for a package with a licence that is not permitted, or with a known weakness
 *                                        of a high severity
 * It says so when the registry does not answer the question for known weaknesses; only CI's registry need answer it.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { auditResult } from './dependencies/audit.ts';
import { forbiddenLicences } from './dependencies/licences.ts';
import { readArguments } from './lib/arguments.ts';

readArguments(import.meta.filename, {});

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
const forbidden = forbiddenLicences(lock.packages);
for (const line of forbidden) console.error(line);
if (forbidden.length === 0) console.log(`The licences of ${Object.keys(lock.packages).length} packages are permitted.`);

// `npm audit` also exits with an error for vulnerabilities, with the same output.
const { stdout } = await promisify(execFile)('npm', ['audit', '--json'], { cwd: root, maxBuffer: 64e6 }).catch(
  (error: { stdout: string }) => error,
);
const result = auditResult(stdout);
console[result.isFailure ? 'error' : 'log'](result.lines.join('\n'));
if (forbidden.length > 0 || result.isFailure) process.exitCode = 1;
