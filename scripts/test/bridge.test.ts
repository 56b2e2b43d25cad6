import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { actions } from '../../sdk/src/bridge/actions/index.ts';
import { renderBridge } from '../generate/bridge.ts';

const root = join(import.meta.dirname, '../..');
const rendered = new Map(renderBridge());

test.each([...rendered])('%s is as the table of actions says', (path, content) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(content);
});

test('the native enumerations have the actions of their platform alone', () => {
  const swift = rendered.get('sdk/native/HealthBridgeAction.swift') ?? '';
  const kotlin = rendered.get('sdk/native/HealthBridgeAction.kt') ?? '';
  for (const [name, { only }] of Object.entries(actions)) {
    expect(swift.includes(`    case ${name}\n`), name).toBe(!only || only === 'ios');
    expect(kotlin.includes(`("${name}", Kind.`), name).toBe(!only || only === 'android');
  }
});

test('the running bridge carries no documentation', () => {
  const table = (rendered.get('sdk/src/generated/bridge.ts') ?? '').split('export const table')[1];
  expect(table).toContain("pay: { status: 'paid|pending' }");
  expect(table).not.toContain(' // ');
});

test('the bridge adds 4 kB at most to the first screen, and neither adapter', async () => {
  const weigh = async (code: string) => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, resolveDir: root, loader: 'ts' },
      bundle: true,
      minify: true,
      write: false,
      splitting: true,
      metafile: true,
      format: 'esm',
      target: 'es2020',
      outdir: join(root, '.cache/bridge'),
      tsconfig: join(root, 'tsconfig.json'),
    });
    const first = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === '<stdin>');
    const chunks = [
      first?.[0],
      ...(first?.[1].imports ?? []).flatMap(({ path, kind }) => (kind === 'import-statement' ? [path] : [])),
    ];
    const files = outputFiles.filter(({ path }) => chunks.some((chunk) => path.endsWith(chunk as string)));
    const sources = chunks.flatMap((chunk) => Object.keys(metafile.outputs[chunk as string]?.inputs ?? {}));
    return { size: files.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0), sources };
  };
  const client = "import { createHealthClient } from '@health-app/sdk'; globalThis.client = createHealthClient;";
  const bridge = "import { createBridge } from '@health-app/sdk/bridge'; globalThis.bridge = createBridge;";
  const [without, both] = await Promise.all([weigh(client), weigh(client + bridge)]);
  expect(both.size - without.size).toBeLessThanOrEqual(4_000);
  expect(both.sources.some((source) => source.endsWith('bridge/bridge.ts'))).toBe(true);
  expect(both.sources.filter((source) => source.includes('adapters'))).toEqual([]);
});
