import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folders of the published packages. */
export const packages = ['sdk', 'mocks/api', 'mocks/contract'];

export async function readManifest(root: string, folder: string): Promise<{ name: string; version: string }> {
  return JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
}

/** The names of the pending changesets. */
export async function pendingChangesets(root: string): Promise<string[]> {
  const files = await readdir(join(root, '.changeset'));
  return files.filter((file) => file.endsWith('.md') && file !== 'README.md');
}

/**
 * Whether the registry has a version of a package.
 * @throws if the registry returns neither a version nor a 404
 */
export async function isPublished(name: string, version: string): Promise<boolean> {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'version', '--json']);
    return stdout.trim() !== '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    if (/E404/.test(stdout + stderr)) return false;
    throw new Error(`The registry does not say whether ${name}@${version} is published:\n${stdout}${stderr}`);
  }
}

/**
 * Packs the built packages that are not in the registry, so that a publish that failed halfway can be continued.
 * @param target folder of the archives
 * @returns their files
 */
export async function packAll(root: string, target: string): Promise<string[]> {
  const archives: string[] = [];
  for (const folder of packages) {
    const { name, version } = await readManifest(root, folder);
    if (await isPublished(name, version)) continue;
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
    const { stdout } = await run('npm', args, { cwd: join(root, folder) });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    archives.push(join(target, filename));
  }
  return archives;
}
