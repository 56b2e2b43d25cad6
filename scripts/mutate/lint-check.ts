import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

interface Report {
  diagnostics: { severity: string; location: { path: string } }[];
}

/**
 * Lints many texts at once.
 * @param texts each with the path of its file, from the root, on which the rules depend
 * @returns the number of faults by text
 */
export async function countLintFaults(
  root: string,
  texts: readonly { file: string; text: string }[],
): Promise<number[]> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  // Inside the repository, for the configuration and the plugins; each text in its own folder, below which its path is kept.
  const folder = await mkdtemp(join(cache, 'mutate-'));
  try {
    for (const [index, { file, text }] of texts.entries()) {
      const path = join(folder, String(index), file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    const { diagnostics } = JSON.parse(await lint(root, folder)) as Report;
    const faults = texts.map(() => 0);
    for (const { severity, location } of diagnostics) {
      const index = Number(relative(folder, join(root, location.path)).split(sep)[0]);
      if (severity !== 'information' && index in faults) faults[index] = (faults[index] ?? 0) + 1;
    }
    return faults;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Faults are an exit code, so only a missing report is a failure. */
function lint(root: string, folder: string): Promise<string> {
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', folder];
  return new Promise((resolve, reject) => {
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: root, maxBuffer: 256e6 }, (error, stdout) =>
      stdout ? resolve(stdout) : reject(error),
    );
  });
}
