/**
 * npm run lint                runs every check of the sources, as many at a time as there are cores, and shows all faults
 * npm run lint -- biome knip  runs only the named checks
 * npm run lint -- --changed   checks the files that differ from the main branch, by the checks that can tell from them alone
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readArguments, refuseArguments } from './lib/arguments.ts';
import { changedFiles } from './lint/changed-files.ts';

interface Check {
  command: string[];
  /** For `--changed`: the files that the check takes as arguments, or without arguments reads as a whole. */
  changed?: { files: RegExp; whole?: true };
}

const npmRun = (script: string, ...args: string[]): string[] => ['npm', 'run', script, '--silent', '--', ...args];

/** The longest checks come first, so that none runs alone at the end. */
const checks: Record<string, Check> = {
  oxlint: { command: ['oxlint', '--quiet'], changed: { files: /\.(?:[cm]?[jt]s|tsx)$/ } },
  biome: {
    command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
    changed: { files: /\.(?:[cm]?[jt]s|tsx|css|jsonc?|html)$/ },
  },
  words: { command: npmRun('words', '--check') },
  breaking: { command: npmRun('breaking', '--check') },
  layers: { command: npmRun('layers') },
  styles: { command: ['tsx', 'scripts/styles.ts', '--check'], changed: { files: /\.(?:css|tsx?)$/, whole: true } },
  knip: { command: ['knip', '--no-config-hints'] },
  redocly: {
    command: ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
    changed: { files: /^openapi\//, whole: true },
  },
  'api-report': { command: npmRun('api-report', '--check') },
  conventions: { command: npmRun('conventions'), changed: { files: /./, whole: true } },
};

const root = join(import.meta.dirname, '..');
const { values, positionals: wanted } = readArguments(import.meta.filename, { changed: { type: 'boolean' } }, true);
const unknown = wanted.filter((name) => !checks[name]);
if (unknown.length > 0) {
  refuseArguments(`The checks are ${Object.keys(checks).join(', ')}, not ${unknown.join(', ')}`);
}

const files = values.changed ? changedFiles(root) : undefined;
const queue = Object.entries(checks).flatMap(([name, check]): [string, string[]][] => {
  if (wanted.length > 0 && !wanted.includes(name)) return [];
  if (!files) return [[name, check.command]];
  const own = files.filter((file) => check.changed?.files.test(file));
  if (own.length === 0) return [];
  return [[name, check.changed?.whole ? check.command : [...check.command, ...own]]];
});
const failed: string[] = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await report(...next);
  }),
);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs a check, and prints its output only if it fails. */
async function report(name: string, command: string[]): Promise<void> {
  const started = performance.now();
  const { code, output } = await run(command);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  if (code === 0) return console.log(`✔ ${name} (${seconds} s)`);
  failed.push(name);
  console.error(`\n✖ ${name} (${seconds} s)\n${output}`);
}

function run([tool = '', ...args]: string[]): Promise<{ code: number | null; output: string }> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const child = spawn(tool, args, { cwd: root, env: { ...process.env, PATH: path } });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
