import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

interface BiomeReport {
  diagnostics: { severity: string; location: { path: string } }[];
}

interface OxlintReport {
  diagnostics: { filename: string }[];
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
    const copies = texts.map(({ file, text }, index) => ({ path: join(folder, String(index), file), text }));
    for (const { path, text } of copies) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    const [biome, oxlint] = (await Promise.all([
      lint(root, 'biome', ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', folder]),
      // Oxlint enters no hidden folder by itself.
      lint(root, 'oxlint', ['--quiet', '--format=json', ...copies.map(({ path }) => path)]),
    ])) as [BiomeReport, OxlintReport];
    const places = [
      ...biome.diagnostics.filter(({ severity }) => severity !== 'information').map(({ location }) => location.path),
      ...oxlint.diagnostics.map(({ filename }) => filename),
    ];
    const faults = texts.map(() => 0);
    for (const place of places) {
      const index = Number(relative(folder, join(root, place)).split(sep)[0]);
      if (index in faults) faults[index] = (faults[index] ?? 0) + 1;
    }
    return faults;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a linter and returns its report. Faults are an exit code, so only a missing report is a failure. */
function lint(root: string, tool: string, args: string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 256e6 };
    execFile(join(root, 'node_modules/.bin', tool), args, options, (error, stdout) =>
      stdout ? resolve(JSON.parse(stdout)) : reject(error),
    );
  });
}
