import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import babel from '@lingui/cli/api/extractors/babel';
import { type ExtractedMessage, makeConfig } from '@lingui/conf';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedExtractor } from './extractor.ts';

const linguiConfig = makeConfig({ locales: ['zh-CN'] }, { skipValidation: true });
let folder: string;
let parsed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  parsed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The texts of a file, as a run of its own finds them. */
async function textsOf(code: string, version = '1', filename = 'Save.tsx'): Promise<(string | undefined)[]> {
  const found: ExtractedMessage[] = [];
  const extractor = cachedExtractor(folder, version, {
    match: babel.match,
    extract: (name, ...rest) => {
      parsed.push(name);
      return babel.extract(name, ...rest);
    },
  });
  await extractor.extract(filename, code, (message) => found.push(message), { linguiConfig });
  return found.map(({ message }) => message);
}

const component = (text: string) =>
  `import { Trans } from '@lingui/react/macro';\nexport const Save = () => <b><Trans>${text}</Trans></b>;\n`;

it('an unchanged file is parsed once, and has the same texts from the cache', async () => {
  expect(await textsOf(component('Save'))).toEqual(['Save']);
  expect(await textsOf(component('Save'))).toEqual(['Save']);
  expect(parsed).toHaveLength(1);
  expect(await textsOf(component('Keep'))).toEqual(['Keep']);
  expect(parsed).toHaveLength(2);
  expect(await textsOf(component('Save'))).toEqual(['Save']);
});

it('other packages, another name and a broken cache parse it again', async () => {
  await textsOf(component('Save'));
  await textsOf(component('Save'), '2');
  await textsOf(component('Save'), '1', 'Keep.tsx');
  expect(parsed).toHaveLength(3);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '[{"id"');
  expect(await textsOf(component('Save'))).toEqual(['Save']);
  expect(parsed).toHaveLength(4);
});

it('a file without Lingui is not parsed, one with its runtime is', async () => {
  expect(await textsOf('export const Save = 1;')).toEqual([]);
  expect(parsed).toEqual([]);
  expect(await textsOf("import { i18n } from './i18n';\ni18n._({ id: 'Save', message: 'Save' });")).toEqual(['Save']);
  expect(parsed).toHaveLength(1);
});

it('a file that cannot be parsed fails in every run', async () => {
  const broken = `${component('Save')}const = 1;`;
  await expect(textsOf(broken)).rejects.toThrow('Unexpected token');
  await expect(textsOf(broken)).rejects.toThrow('Unexpected token');
});
