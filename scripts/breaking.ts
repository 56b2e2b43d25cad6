/**
 * npm run breaking                generates, compares the description, the bridge's schema and the API report with those of the
 *                                 last release, prints the required version bump, and fails when the changesets promise less
 * npm run breaking -- --check     compares without writing, and prints the changes only when it fails; fails when the bundle is stale
 */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, greatest, isLess, promised, required } from './breaking/bump.ts';
import { contractChanges } from './breaking/changes.ts';
import { readCurrent } from './breaking/contracts.ts';
import { readReleased } from './breaking/released.ts';
import { readArguments } from './lib/arguments.ts';

const root = join(import.meta.dirname, '..');
const MOST_SHOWN = 40;

const { values } = readArguments(import.meta.filename, { check: { type: 'boolean', default: false } });
// Otherwise the comparison would use an outdated bundle instead of the edited files.
if (!generate(values.check)) process.exit(1);
process.exitCode = await compare();

async function compare(): Promise<number> {
  const released = releasedOrExit();
  if (released === 'nothing') {
    console.log('Nothing has been released yet, so that no change can break a client.');
    return 0;
  }
  if (released === 'this version') {
    console.log('The version of the SDK has just been created: the current contracts are those that it releases.');
    return 0;
  }
  const changes = await contractChanges(released.contracts, readCurrent(root));
  const needed = required(greatest(changes.map(({ bump }) => bump)), released.version);
  const promise = promised(await changesets());
  const enough = !isLess(promise, needed);
  if (!(values.check && enough)) show(changes);
  console.log(`\nSince ${released.version}: ${needed === 'none' ? 'nothing changed' : `a ${needed} version is due`}.`);
  if (enough) {
    console.log(`The changesets promise ${promise === 'none' ? 'nothing' : `a ${promise} one`}, which is enough.`);
    return 0;
  }
  console.error(
    `The changesets promise ${promise === 'none' ? 'nothing' : `a ${promise} one`} for @health-app/sdk. Add one: npx changeset`,
  );
  return 1;
}

function releasedOrExit() {
  try {
    return readReleased(root);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

function show(changes: Change[]): void {
  for (const { id, bump, text } of changes.slice(0, MOST_SHOWN)) console.log(`${bump.padEnd(6)} ${text} [${id}]`);
  if (changes.length > MOST_SHOWN) console.log(`… and ${changes.length - MOST_SHOWN} more`);
}

/** @returns whether the bundle matches the files; with `check` it only compares */
function generate(check: boolean): boolean {
  const script = join(root, 'scripts/generate.ts');
  try {
    execFileSync(process.execPath, ['--import', 'tsx', script, ...(check ? ['--check'] : [])], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return true;
  } catch {
    return false;
  }
}

async function changesets(): Promise<string[]> {
  const folder = join(root, '.changeset');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
