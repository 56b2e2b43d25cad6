import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Consumer {
  /** Folders of workspaces, which are packed and installed from the archives. */
  packages: string[];
  /** Additional packages of the project, as `name@version`. */
  dependencies: string[];
  /** Environment variables of its programs. */
  env?: () => Record<string, string>;
}

/** Creates an empty project with the packed packages, installed as another team does. Call it in a `describe`. */
export function useTempPackage({ packages, dependencies, env = () => ({}) }: Consumer) {
  let project = '';

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'health-consumer-'));
    const archives: string[] = [];
    for (const folder of packages) {
      const cwd = join(root, folder);
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project], { cwd });
      const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
      archives.push(join(project, filename));
    }
    await write({ 'package.json': JSON.stringify({ name: 'consumer', private: true }) });
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
    await run('npm', ['install', ...quiet, ...archives, ...dependencies], { cwd: project });
  }, 180_000);

  afterAll(() => rm(project, { recursive: true, force: true }));

  async function write(files: Record<string, string>): Promise<void> {
    for (const [name, content] of Object.entries(files)) await writeFile(join(project, name), content);
  }

  return {
    project: () => project,
    write,

    /** Writes files and runs one of them with Node. */
    async node(file: string, files: Record<string, string>): Promise<string> {
      await write(files);
      const { stdout } = await run(process.execPath, [file], { cwd: project, env: { ...process.env, ...env() } });
      return stdout.trim();
    },

    /** Compiles files into `out-<name>/`, in strict mode and with the declarations of all packages. */
    async compile(
      name: string,
      files: Record<string, string>,
      options: { version?: string; compiler?: string; bundler?: boolean; types?: string[]; lib?: string[] } = {},
    ) {
      const { version = '5.9', compiler = 'typescript', bundler, types = [], lib = ['dom', 'dom.iterable'] } = options;
      const compilerOptions = {
        module: bundler ? 'esnext' : 'node16',
        moduleResolution: bundler ? 'bundler' : 'node16',
        strict: true,
        skipLibCheck: false,
        exactOptionalPropertyTypes: true,
        target: 'es2022',
        lib: ['es2022', ...lib],
        types,
        outDir: `out-${name}`,
      };
      await write({ ...files, [`${name}.json`]: JSON.stringify({ compilerOptions, files: Object.keys(files) }) });
      // 5.9 is this project's compiler; the consumer may use another.
      const home = version === '5.9' ? root : project;
      const tsc = join(home, 'node_modules', compiler, 'bin/tsc');
      expect((await run(process.execPath, [tsc, '--version'])).stdout).toContain(version);
      await run(process.execPath, [tsc, '-p', `${name}.json`], { cwd: project }).catch((error) => {
        throw new Error(error.stdout);
      });
    },
  };
}
