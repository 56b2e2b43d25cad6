import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packages, pendingChangesets, readManifest } from '../release/packages.ts';
import { createWorkingCopy, type WorkingCopy } from '../release/working-copy.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));

// `npm run release -- play-release` continues from here to a registry and a project that installs the packages.
describe('npm run release -- version', () => {
  let copy: WorkingCopy;
  beforeAll(async () => {
    // Creating a version needs no registry.
    copy = await createWorkingCopy(source, { npm_config_offline: 'true' });
    // Adds a changeset, so that there is something to release.
    const changeset = "---\n'@health-app/sdk': patch\n---\n\nA fix.\n";
    await writeFile(join(copy.root, '.changeset/fix.md'), changeset);
    await copy.commit('Fix');
    await copy.run('npm', 'run', 'release', '--', 'version');
  }, 600_000);
  afterAll(() => copy?.remove());

  it('npm run release -- version gives all packages one new version, in their manifests, their changelogs and the lock file', async () => {
    const before = await readManifest(source, 'sdk');
    const [sdk, mock] = await Promise.all(packages.map((folder) => readManifest(copy.root, folder)));
    expect(sdk?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(sdk?.version).not.toBe(before.version);
    expect(mock?.version).toBe(sdk?.version);
    const lock = JSON.parse(await readFile(join(copy.root, 'package-lock.json'), 'utf8'));
    for (const folder of packages) {
      expect(lock.packages[folder].version).toBe(sdk?.version);
      expect(await readFile(join(copy.root, folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${sdk?.version}\n`);
    }
    expect(await pendingChangesets(copy.root)).toEqual([]);
  });

  it('npm run release -- version leaves nothing due after its commit', async () => {
    await copy.commit('Release');
    expect(await copy.run('npm', 'run', 'breaking', '--', '--check')).toContain('nothing changed');
  }, 300_000);
});
