import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Rule {
  term: string;
  forbidden: string[];
  exceptions: string[];
}

function readRules(): Rule[] {
  const [, ...rows] = readFileSync(join(root, 'web/catalogs/terms.tsv'), 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [term = '', , forbidden = '', exceptions = ''] = row.split('\t');
    return { term, forbidden: list(forbidden), exceptions: list(exceptions) };
  });
}

const list = (cell: string) => cell.split(', ').filter(Boolean);

/** @returns the forbidden words of a rule in a text, except in permitted expressions */
function misused(text: string, { forbidden, exceptions }: Rule): string[] {
  const rest = exceptions.reduce((left, exception) => left.replaceAll(exception, ''), text);
  return forbidden.filter((word) => rest.includes(word));
}

function filesOf(folder: string, name: RegExp): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => name.test(file) && !file.includes('generated')).map((file) => join(folder, file));
}

/** The texts of all catalogs, agreements and the SDK, and the messages of the server's failures, by their file. */
function readTexts(): { file: string; text: string }[] {
  const catalogs = filesOf('web/src', /zh-CN\.po$/).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^msg(?:id|str) "(.+)"$/gm)].map(([, text = '']) => ({
      file,
      text,
    })),
  );
  const failures = filesOf('openapi', /paths\/.*\.yaml$/).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ *msg: (.+)$/gm)].map(([, text = '']) => ({ file, text })),
  );
  const written = [
    ...filesOf('web/src/features/agreements/documents', /\.ts$/),
    ...filesOf('sdk/src', /\.ts$/),
  ].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => ({ file, text })),
  );
  return [...catalogs, ...failures, ...written];
}

describe('terms', () => {
  const rules = readRules();
  const texts = readTexts();

  test('the table of terms and the catalogs are read', () => {
    expect(rules.length).toBeGreaterThanOrEqual(15);
    expect(texts.length).toBeGreaterThan(6_000);
  });

  test('a planted wrong term is found, but not within its exceptions', () => {
    const rule = { term: 'app', forbidden: ['应用'], exceptions: ['应用商店'] };
    expect(misused('打开应用', rule)).toEqual(['应用']);
    expect(misused('打开应用商店', rule)).toEqual([]);
  });

  test('Chinese texts write units that have a Chinese word in it', () => {
    const latin = /(?:\d|\}) ?(?:<0>)?(?:kg|cm|kcal|g|mg|µg|h|min)(?![A-Za-z/])/;
    expect('{kg} <0>kg</0>').toMatch(latin);
    expect('22.3 kg/m²').not.toMatch(latin);
    const translations = filesOf('web/src', /zh-CN\.po$/).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^msgstr "(.+)"$/gm)].map(([, text = '']) => text),
    );
    expect(translations.length).toBeGreaterThan(3_000);
    expect(translations.filter((text) => latin.test(text))).toEqual([]);
  });

  test.each(rules)('no text uses another word for $term', (rule) => {
    const found = texts.flatMap(({ file, text }) => misused(text, rule).map((word) => `${file}: ${word} in "${text}"`));
    expect(found).toEqual([]);
  });
});
