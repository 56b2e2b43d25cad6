/**
 * npm run lint                runs every check of the sources, as many at a time as there are cores, and shows all faults
 * npm run lint -- biome knip  runs only the named checks
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readArguments, refuseArguments } from './lib/arguments.ts';

/** The longest checks come first, so that none runs alone at the end. */
const checks: Record<string, string[]> = {
  biome: ['biome', 'check', '--error-on-warnings', '.'],
  words: ['npm', 'run', 'words', '--silent', '--', '--check'],
  breaking: ['npm', 'run', 'breaking', '--silent', '--', '--check'],
  spectral: ['npm', 'run', 'lint:spectral', '--silent'],
  layers: ['npm', 'run', 'layers', '--silent'],
  knip: ['knip', '--no-config-hints'],
  redocly: ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
  'api-report': ['npm', 'run', 'api-report', '--silent', '--', '--check'],
  conventions: ['npm', 'run', 'conventions', '--silent'],
};

const root = join(import.meta.dirname, '..');
const { positionals: wanted } = readArguments(import.meta.filename, {}, true);
const unknown = wanted.filter((name) => !checks[name]);
if (unknown.length > 0) {
  refuseArguments(`The checks are ${Object.keys(checks).join(', ')}, not ${unknown.join(', ')}`);
}

const queue = Object.entries(checks).filter(([name]) => wanted.length === 0 || wanted.includes(name));
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
