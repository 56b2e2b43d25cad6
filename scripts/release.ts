/**
 * npm run release -- step         prints the next step of a release: version, publish or none
 * npm run release -- pack FOLDER  packs the built packages into archives, which are published as they are
 */
import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { isPublished, packAll, packages, pendingChangesets, readManifest } from './release/packages.ts';
import { nextStep } from './release/state.ts';

const root = join(import.meta.dirname, '..');
const [command, folder] = readArguments(import.meta.filename, {}, true).positionals;

if (command === 'step') {
  const known = await Promise.all(
    packages.map(async (path) => {
      const { name, version } = await readManifest(root, path);
      return { version, isPublished: await isPublished(name, version) };
    }),
  );
  console.log(nextStep(await pendingChangesets(root), known));
} else if (command === 'pack' && folder) {
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  for (const archive of await packAll(root, target)) console.log(relative(root, archive));
} else {
  console.error('npm run release -- step, or npm run release -- pack FOLDER');
  process.exitCode = 2;
}
