/**
 * npm run release -- step                prints the next step of a release: version, publish or none
 * npm run release -- version             creates the next version of the packages from the changesets
 * npm run release -- pack FOLDER         packs the built packages into archives, which are published as they are, each with its bill of materials
 * npm run release -- check-dependencies  fails for a licence that is not permitted, or a known vulnerability
 * npm run release -- play-release        makes two releases in a copy with a local registry, and installs them
 * npm run release -- other-generators    runs the code generators of other teams on the description
 * npm run release -- install-pictures    draws the pictures of the web app manifests
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { readArguments, refuseArguments } from './lib/arguments.ts';
import { isPublished, packAll, packages, pendingChangesets, readManifest } from './release/packages.ts';
import { rehearsals } from './release/rehearsals.ts';
import { writeSbom } from './release/sbom.ts';
import { nextStep } from './release/state.ts';

const root = join(import.meta.dirname, '..');
const [command = '', ...rest] = process.argv.slice(2);
const rehearsal = rehearsals[command];

if (rehearsal) {
  const script = ['--import', 'tsx', join(import.meta.dirname, rehearsal), ...rest];
  process.exitCode = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  const [, folder] = readArguments(import.meta.filename, {}, true).positionals;
  if (command === 'step') await printStep();
  else if (command === 'version') createVersion();
  else if (command === 'pack' && folder) await pack(resolve(folder));
  else refuseArguments(`There is no ${command || 'release without a part'}`);
}

async function printStep(): Promise<void> {
  const known = await Promise.all(
    packages.map(async (path) => {
      const { name, version } = await readManifest(root, path);
      return { version, isPublished: await isPublished(name, version) };
    }),
  );
  console.log(nextStep(await pendingChangesets(root), known));
}

/** Changes manifests, changelogs and the lock file. */
function createVersion(): void {
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: root, stdio: 'inherit' });
  npm('exec', '--', 'changeset', 'version');
  npm('install', '--package-lock-only', '--ignore-scripts');
  npm('run', 'generate');
}

async function pack(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const archive of await packAll(root, folder)) {
    await writeSbom(archive);
    console.log(relative(root, archive));
  }
}
