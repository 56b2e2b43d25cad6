/**
 * npm run lint                runs every check of the sources, as many at a time as there are cores, and shows all faults
 * npm run lint -- biome knip  runs only the named checks
 * npm run lint -- --changed   checks the files that differ from the main branch, by the checks that can tell from them alone
 * npm run lint -- --fix       writes what checks can mend: the style, the catalogs, the report of the SDK's API, that of accessibility
 * npm run lint -- --fresh     also repeats the checks that have passed for the same files
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readArguments, refuseArguments } from './lib/arguments.ts';
import { changedFiles } from './lint/changed-files.ts';
import { hashFiles, passes, passKey } from './lint/passes.ts';

interface Check {
  command: string[];
  /** The files that decide the result, in addition to settings and programs. */
  reads: RegExp;
  /** Whether earlier commits decide the result, too. */
  history?: true;
  /** For `--changed`: the files that the check takes as arguments, or without arguments reads as a whole. */
  changed?: { files: RegExp; whole?: true };
  /** What writes the mended files. */
  fix?: string[];
  /** The check that finds the same faults, if all run. */
  partOf?: string;
}

/** All files except texts, which only the checks of texts read. */
const code = /(?<!\.(?:md|po|txt))$/;

/** The longest checks come first, so that none runs alone at the end. */
const checks: Record<string, Check> = {
  biome: {
    command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
    reads: code,
    changed: { files: /\.(?:[cm]?[jt]s|tsx|css|jsonc?|html)$/ },
    fix: ['biome', 'check', '--write', '--error-on-warnings', '.'],
  },
  words: { command: ['tsx', 'scripts/words.ts', '--check'], reads: /^web\//, fix: ['tsx', 'scripts/words.ts'] },
  layers: {
    command: ['depcruise', '--config', 'layers.config.cjs', '--no-progress', 'web/src', 'sdk', 'mocks', 'scripts'],
    reads: code,
  },
  breaking: {
    command: ['tsx', 'scripts/breaking.ts', '--check'],
    reads: /^(?:openapi|sdk|mocks|\.changeset)\//,
    history: true,
  },
  oxlint: { command: ['oxlint', '--quiet'], reads: code, changed: { files: /\.(?:[cm]?[jt]s|tsx)$/ } },
  knip: { command: ['knip', '--no-config-hints'], reads: code },
  'api-report': {
    command: ['tsx', 'scripts/api-report.ts', '--check'],
    reads: /^sdk\//,
    fix: ['tsx', 'scripts/api-report.ts'],
  },
  conformance: {
    command: ['tsx', 'scripts/conformance.ts', '--check'],
    reads: /^(?:scripts\/conformance|web\/(?:e2e|guides|src\/ui)\/)/,
    fix: ['tsx', 'scripts/conformance.ts'],
  },
  styles: {
    command: ['tsx', 'scripts/styles.ts', '--check'],
    reads: /^web\//,
    changed: { files: /\.(?:css|tsx?)$/, whole: true },
  },
  redocly: {
    command: ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
    reads: /^openapi\//,
    changed: { files: /^openapi\/.*\.(?:ya?ml|mjs)$/, whole: true },
    // It generates, which begins with the same rules.
    partOf: 'breaking',
  },
  stories: {
    command: ['redocly', 'lint', '--config', 'openapi/redocly.yaml', ...storyFiles()],
    reads: /^openapi\/(?:workflows\/|redocly\.yaml$)/,
    changed: { files: /^openapi\/workflows\//, whole: true },
  },
  conventions: { command: ['tsx', 'scripts/conventions.ts'], reads: /./, changed: { files: /./, whole: true } },
};

const root = join(import.meta.dirname, '..');
const { values, positionals: wanted } = readArguments(
  import.meta.filename,
  { changed: { type: 'boolean' }, fix: { type: 'boolean' }, fresh: { type: 'boolean' } },
  true,
);
const unknown = wanted.filter((name) => !checks[name]);
if (unknown.length > 0) {
  refuseArguments(`The checks are ${Object.keys(checks).join(', ')}, not ${unknown.join(', ')}`);
}

const files = values.changed ? changedFiles(root) : undefined;
const known = passes(join(root, '.cache/lint', values.changed ? 'changed' : 'all'));
const hashes = hashFiles(root);
// Empty before the first commit.
const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout;
const queue = Object.entries(checks).flatMap(([name, check]): [string, string[]][] => {
  if (wanted.length > 0 && !wanted.includes(name)) return [];
  if (values.fix) return check.fix ? [[name, check.fix]] : [];
  if (!files) return check.partOf && wanted.length === 0 ? [] : [[name, check.command]];
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

function storyFiles(): string[] {
  return readdirSync(join(import.meta.dirname, '../openapi/workflows')).map((name) => `openapi/workflows/${name}`);
}

/** Runs a check unless it has passed for the same files, and prints its output only if it fails. */
async function report(name: string, command: string[]): Promise<void> {
  const { reads = /./, history } = checks[name] ?? {};
  const inputs = history ? [...command, head] : command;
  const keyOf = (current: ReadonlyMap<string, string>) => passKey(inputs, reads, current);
  const key = keyOf(hashes);
  if (!values.fresh && !values.fix && known.has(name, key)) return console.log(`✔ ${name} (passed before)`);
  const started = performance.now();
  const { code, output } = await run(command);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  if (code === 0) {
    // A file that was edited meanwhile may have been read before or after.
    if (!values.fix && keyOf(hashFiles(root)) === key) known.add(name, key);
    return console.log(`✔ ${name} (${seconds} s)`);
  }
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
