import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressSite, siteFiles } from './compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = 'export const text = "一行文字";\n'.repeat(200);

test('each text file gets a brotli and a gzip file with the same content', async () => {
  mkdirSync(join(folder, 'assets/a1'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets/a1/index.js'), script);
  writeFileSync(join(folder, 'tiny.svg'), '<svg/>');
  writeFileSync(join(folder, 'photo.png'), Buffer.alloc(5_000));
  writeFileSync(join(folder, '.vite/manifest.json'), script);

  const sizes = await compressSite(folder);

  const compressed = (ending: string) => readFileSync(join(folder, `assets/a1/index.js.${ending}`));
  expect(brotliDecompressSync(compressed('br')).toString()).toBe(script);
  expect(gunzipSync(compressed('gz')).toString()).toBe(script);
  const tiny = '<svg/>'.length;
  expect(sizes).toEqual({
    plain: Buffer.byteLength(script) + tiny,
    br: compressed('br').length + tiny,
    gz: compressed('gz').length + tiny,
  });
  // A compressed file larger than its source, a binary file, and a file that is not served.
  for (const path of ['tiny.svg', 'photo.png', '.vite/manifest.json']) {
    expect([path, existsSync(join(folder, `${path}.br`)), existsSync(join(folder, `${path}.gz`))]).toEqual([
      path,
      false,
      false,
    ]);
  }
  expect(await siteFiles(folder)).toEqual(['assets/a1/index.js', 'photo.png', 'tiny.svg']);
});
