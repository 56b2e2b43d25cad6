import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { type Plugin, rollup } from 'rollup';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTempPackage } from '../../../scripts/lib/temp-package.ts';
import { readTable } from '../../src/read-table.ts';

const bench = join(import.meta.dirname, '../../../scripts/bench');

describe('a bundle of a core client', () => {
  const { project, write } = useTempPackage({ packages: ['sdk'], dependencies: [] });
  beforeAll(async () => {
    const files = ['core-call.ts', 'core-calls.ts'];
    for (const file of files) {
      const { code } = await esbuild.transform(await readFile(join(bench, file), 'utf8'), { loader: 'ts' });
      await write({ [file.replace('.ts', '.mjs')]: code });
    }
  });

  /** Resolves the packages of the project, as a plugin of rollup would. */
  const resolver = (): Plugin => ({
    name: 'resolver',
    async resolveId(source, importer = '') {
      if (source.startsWith('.')) return join(importer, '..', source);
      const [, entry] = /^@health-app\/sdk(.*)$/.exec(source) ?? [];
      if (entry === undefined) return null;
      const home = join(project(), 'node_modules/@health-app/sdk');
      const { exports } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
      return { id: join(home, exports[`.${entry}`].import.default), moduleSideEffects: false };
    },
  });

  /** Returns the code of each chunk, that of the file first. */
  const bundlers: Record<string, (file: string) => Promise<string[]>> = {
    esbuild: async (file) => {
      const settings = {
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        target: 'es2020',
        tsconfigRaw: {},
      } as const;
      const { outputFiles } = await esbuild.build({ ...settings, entryPoints: [join(project(), file)] });
      return outputFiles.map(({ text }) => text);
    },
    rollup: async (file) => {
      const bundle = await rollup({ input: join(project(), file), plugins: [resolver()], onwarn: () => {} });
      const { output } = await bundle.generate({ format: 'es' });
      return output.map((chunk) => ('code' in chunk ? chunk.code : ''));
    },
    vite: async (file) => {
      const rollupOptions = { input: join(project(), file), preserveEntrySignatures: 'strict' } as const;
      const settings = { root: project(), configFile: false, logLevel: 'error' } as const;
      const built = await build({ ...settings, build: { write: false, modulePreload: false, rollupOptions } });
      return (built as { output: { code?: string }[] }).output.map(({ code = '' }) => code);
    },
  };
  const ids = readTable('main').map(({ id }) => id);
  const idsIn = (code: string) => ids.filter((id) => RegExp(`["'\`]${id}["'\`]`).test(code));

  it.each(Object.keys(bundlers))('%s includes only the operations that the page calls', async (name) => {
    const bundle = bundlers[name] as (file: string) => Promise<string[]>;
    const [[one = ''], [ten = '']] = await Promise.all([bundle('core-call.mjs'), bundle('core-calls.mjs')]);
    // Every client can send events and knows this operation by its id.
    const own = (code: string) => idsIn(code).filter((id) => id !== 'statistic.push');
    expect(own(one)).toEqual(['lookup.healthDataGoodsDetail']);
    expect(own(ten)).toHaveLength(10);
    // The ids of commands, which only the ten calls need, and the middlewares of an application, which neither needs.
    expect([one, ten].map((code) => code.includes('getRandomValues'))).toEqual([false, true]);
    expect(one + ten).not.toMatch(/a middleware has thrown|deepObject/);
  });

  it.each(['rollup', 'vite'])('%s puts an operation into the chunk of the page that calls it', async (name) => {
    const page = (call: string) => `import { health } from './pages.mjs';
      import { ${call} } from '@health-app/sdk/operations'; globalThis.answer = ${call}(health, {});`;
    await write({
      'orders-page.mjs': page('ordersDetail'),
      'medication-page.mjs': page('medicationSave'),
      'pages.mjs': `import { createCoreClient } from '@health-app/sdk';
        import { userInformation } from '@health-app/sdk/operations';
        export const health = createCoreClient({ environment: 'production', app: 'main', appVersion: '1.0.0' });
        userInformation(health);
        globalThis.pages = [() => import('./orders-page.mjs'), () => import('./medication-page.mjs')];`,
    });
    const chunks = await (bundlers[name] as (file: string) => Promise<string[]>)('pages.mjs');
    const found = chunks.map((code) => idsIn(code).join()).filter(Boolean);
    expect(found.sort()).toEqual(['medication.save', 'orders.detail', 'statistic.push,user.information']);
  });

  it('one call takes 8 kB at most, and ten calls 8.5 kB', async () => {
    const size = async (file: string) => gzipSync((await bundlers.esbuild?.(file))?.join() ?? '', { level: 9 }).length;
    expect(await size('core-call.mjs')).toBeGreaterThan(4_000);
    expect(await size('core-call.mjs')).toBeLessThanOrEqual(8_000);
    expect(await size('core-calls.mjs')).toBeLessThanOrEqual(8_500);
  });
});
