import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Copies files of the repository, including uncommitted ones, into another folder. */
export async function copyFiles(source: string, target: string, paths: string[]): Promise<void> {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const { stdout } = await promisify(execFile)('git', listed, { cwd: source, maxBuffer: 64e6 });
  for (const file of stdout.split('\0').filter(Boolean)) {
    // The list may contain a deleted file whose deletion is not committed.
    await cp(join(source, file), join(target, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}
