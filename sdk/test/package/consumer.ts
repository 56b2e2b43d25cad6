import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Mock, startMock } from '../../../mocks/api/server.ts';

const run = promisify(execFile);
const sdk = fileURLToPath(new URL('../..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The packed SDK, really installed into an empty project, as another team has it; and the mock to call. */
export function useConsumer() {
  let project = '';
  let mock: Mock;

  beforeAll(async () => {
    mock = await startMock();
    project = await mkdtemp(join(tmpdir(), 'health-sdk-consumer-'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project], { cwd: sdk });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    await write({ 'package.json': JSON.stringify({ name: 'consumer', private: true }) });
    const peers = [
      '@tanstack/react-query@5.108.0',
      'react@19.3.1',
      '@types/react@19.3.0',
      'typescript@7.0.2',
      'express@5.3.0',
      '@types/express@5.0.6',
    ];
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
    await run('npm', ['install', ...quiet, join(project, filename), ...peers], { cwd: project });
  }, 180_000);

  afterAll(async () => {
    await mock.close();
    await rm(project, { recursive: true });
  });

  async function write(files: Record<string, string>): Promise<void> {
    for (const [name, content] of Object.entries(files)) await writeFile(join(project, name), content);
  }

  return {
    project: () => project,
    write,

    /** Writes files and runs one with Node. */
    async node(file: string, files: Record<string, string>): Promise<string> {
      await write(files);
      const env = { ...process.env, MOCK_URL: mock.url };
      const { stdout } = await run(process.execPath, [file], { cwd: project, env });
      return stdout.trim();
    },

    /** Compiles a file, strictly and with the declarations of all packages, into `out-<name>/`. */
    async compile(
      name: string,
      extension: string,
      code: string,
      options: { version?: string; bundler?: boolean } = {},
    ) {
      const { version = '5.9', bundler } = options;
      const compilerOptions = {
        module: bundler ? 'esnext' : 'node16',
        moduleResolution: bundler ? 'bundler' : 'node16',
        strict: true,
        skipLibCheck: false,
        exactOptionalPropertyTypes: true,
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
        outDir: `out-${name}`,
      };
      const files = [`${name}.${extension}`];
      await write({
        [`${name}.${extension}`]: code,
        [`${name}.json`]: JSON.stringify({ compilerOptions, files }),
      });
      // 5.9 is this project's own compiler; the consumer has 7.
      const tsc = join(version === '5.9' ? root : project, 'node_modules/typescript/bin/tsc');
      expect((await run(process.execPath, [tsc, '--version'])).stdout).toContain(version);
      await run(process.execPath, [tsc, '-p', `${name}.json`], { cwd: project }).catch((error) => {
        throw new Error(error.stdout);
      });
    },
  };
}
