import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleSize } from '../lib/bundle-size.ts';

export interface Generator {
  /** The package, which npm downloads and caches. It is too large for a dependency, and only this command uses it. */
  package: string;
  command: string[];
  /** Its output files for the compiler. */
  entry: string;
  /** A module with one call, the same for each generator. */
  oneCall: string;
}

/** The newest versions that run on Node 20; later ones need Node 22. */
export const GENERATORS: Record<string, Generator> = {
  'hey-api': {
    package: '@hey-api/openapi-ts@0.95.0',
    command: [
      ...['openapi-ts', '--input', 'openapi.json', '--output', 'client', '--no-log-file'],
      ...['--plugins', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    ],
    entry: 'client/index.ts',
    oneCall: `import { client } from './client/client.gen';
import { lookupHealthDataGoodsDetail } from './client';
client.setConfig({ baseUrl: 'https://api.health-app.example' });
export const goods = lookupHealthDataGoodsDetail({
  query: { goodsId: 'goods-1001' },
  headers: { appVersion: '1.0.0', source: '' },
});
`,
  },
  orval: {
    package: 'orval@7.13.2',
    command: [
      'orval',
      '--input',
      'openapi.json',
      '--output',
      'client/index.ts',
      '--client',
      'fetch',
      '--mode',
      'split',
    ],
    entry: 'client/index.ts',
    oneCall: `import { lookupHealthDataGoodsDetail } from './client/index';
export const goods = lookupHealthDataGoodsDetail(
  { goodsId: 'goods-1001' },
  { headers: { appVersion: '1.0.0', source: '' } },
);
`,
  },
};

export interface Outcome {
  /** The errors of the generator and of the compiler; empty on success. */
  complaints: string[];
  /** gzip size in bytes of a bundle with one call. */
  oneCall: number;
}

const bundle = fileURLToPath(new URL('../../openapi/generated/openapi.json', import.meta.url));
const run = promisify(execFile);

/** Runs a generator on the description, compiles its output, and bundles one call. */
export async function tryGenerator(generator: Generator): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'generator-'));
  try {
    await copyFile(bundle, join(folder, 'openapi.json'));
    const complaints = await generate(generator, folder);
    if (complaints.length > 0) return { complaints, oneCall: 0 };
    await writeFile(join(folder, 'one-call.ts'), generator.oneCall);
    return {
      complaints: await compile(folder, [generator.entry, 'one-call.ts']),
      oneCall: await bundleSize(join(folder, 'one-call.ts')),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function generate(generator: Generator, folder: string): Promise<string[]> {
  const packages = [generator.package, 'typescript@5.9.3'].map((name) => `--package=${name}`);
  // npm's own messages are excluded.
  const args = ['exec', '--yes', '--loglevel=error', ...packages, '--', ...generator.command];
  try {
    const { stdout, stderr } = await run('npm', args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
    return complaintsIn(`${stdout}\n${stderr}`);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return [message, ...complaintsIn(`${stdout}\n${stderr}`)];
  }
}

/** The lines of a generator's output that report a fault. */
export function complaintsIn(output: string): string[] {
  return output.split('\n').filter((line) => /warn|error|fail|deprecat|invalid|unsupported|⚠|✖|❌|🛑/i.test(line));
}

async function compile(folder: string, files: string[]): Promise<string[]> {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'];
  return run(process.execPath, [tsc, ...options, '--moduleResolution', 'bundler', ...files], { cwd: folder }).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.trim().split('\n'),
  );
}
