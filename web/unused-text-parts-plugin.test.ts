import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Lingui from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { readCatalog } from './catalogs-plugin.ts';
import { withoutUnusedTextParts } from './unused-text-parts-plugin.ts';

const path = createRequire(import.meta.url)
  .resolve('@lingui/core')
  .replace(/\.cjs$/, '.mjs');
const library = readFileSync(path, 'utf8');

/** Runs the code of a build, which has no compiler of messages. */
async function importCode(code: string): Promise<typeof Lingui> {
  const inBuild = code.replace(/^import .*/, '').replaceAll('process.env.NODE_ENV', '"production"');
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(inBuild)}`);
}

const source = fileURLToPath(new URL('src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('zh-CN.po'));

/** A count, for each name that a text contains. */
const valuesOf = (text: string, count: number) =>
  Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, count]));

describe('Lingui without its unused parts', () => {
  test.each(['en', 'zh-CN'])('shows each text in %s as the whole library does', async (locale) => {
    const texts = (await Promise.all(files.map((file) => readCatalog(join(source, file))))).flat();
    const ofLocale = texts.map(({ id, en, zh }) => ({ id, text: locale === 'en' ? en : zh }));
    const messages = Object.fromEntries(ofLocale.map(({ id, text }) => [id, compileMessage(text)]));
    const shown = async (code: string) => {
      const i18n = (await importCode(code)).setupI18n();
      i18n.load(locale, messages);
      i18n.activate(locale);
      return ofLocale.flatMap(({ id, text }) => [0, 1, 12_345].map((count) => i18n._(id, valuesOf(text, count))));
    };
    expect(await shown(withoutUnusedTextParts(library))).toEqual(await shown(library));
    expect(texts.length).toBeGreaterThan(1_000);
  });

  test('an unknown id is its own text', async () => {
    const { i18n } = await importCode(withoutUnusedTextParts(library));
    i18n.activate('en');
    expect(i18n._('a new value')).toBe('a new value');
  });

  test('another version of the library stops the build', () => {
    expect(() => withoutUnusedTextParts(library.replace('get localeData', 'get data'))).toThrow('other parts now');
  });
});
