import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTempPackage } from '../../../scripts/lib/temp-package.ts';

/** Prints the names of the files of the package that a parser does not accept. */
const parse = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { Language, Parser } from 'web-tree-sitter';
  await Parser.init();
  const folder = 'node_modules/@health-app/sdk/native/';
  const languages = { swift: 'swift', kt: 'kotlin' };
  const parser = new Parser();
  for (const [extension, name] of Object.entries(languages)) {
    parser.setLanguage(await Language.load('node_modules/tree-sitter-wasms/out/tree-sitter-' + name + '.wasm'));
    for (const file of readdirSync(folder).filter((one) => one.endsWith('.' + extension))) {
      const text = readFileSync(folder + file, 'utf8');
      const broken = text.slice(0, text.lastIndexOf(extension === 'kt' ? ')' : '}'));
      const errors = [text, broken].map((code) => parser.parse(code).rootNode.hasError);
      console.log(file, errors.join());
    }
  }`;

describe('a native team', () => {
  const { node } = useTempPackage({
    packages: ['sdk'],
    dependencies: ['web-tree-sitter@0.25.10', 'tree-sitter-wasms@0.1.13'],
  });

  it('gets files that are Swift and Kotlin, of which none with a missing bracket is', async () => {
    const folder = await readdir(join(import.meta.dirname, '../../native'));
    const files = folder.filter((file) => /\.(swift|kt)$/.test(file));
    expect(files).toHaveLength(8);
    const lines = (await node('parse.mjs', { 'parse.mjs': parse })).split('\n');
    expect(lines.sort()).toEqual(files.map((file) => `${file} false,true`).sort());
  });
});
