import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Writes a bill of materials (CycloneDX) beside an archive of a package: all packages that come with its installation. No code of
 * them runs.
 * @param archive path of the `.tgz`
 * @returns path of the bill
 */
export async function writeSbom(archive: string): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'sbom-'));
  try {
    // npm names the root of a bill by its version.
    await writeFile(
      join(cwd, 'package.json'),
      JSON.stringify({ name: 'installation', version: '0.0.0', private: true }),
    );
    await run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', archive], { cwd });
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const { stdout } = await run('npm', args, { cwd, maxBuffer: 64e6 });
    await writeFile(`${archive}.cdx.json`, stdout);
    return `${archive}.cdx.json`;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
