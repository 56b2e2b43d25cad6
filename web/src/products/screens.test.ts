import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../features');
const features = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const filesOf = (feature: string) => readdirSync(join(folder, feature, 'screens'));
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const tables = ['general', 'ai', 'food', 'shared'].map((name) => read('../products', `${name}.ts`)).join('\n');

describe('a screen', () => {
  const screens = features.flatMap((feature) =>
    filesOf(feature).filter((file) => file.endsWith('.tsx') && file !== 'index.tsx'),
  );

  test.each(screens)('the screen file %s is named <Subject>Screen', (file) => {
    expect(file).toMatch(/^[A-Z]\w+Screen\.tsx$/);
  });

  test('each screen has a unique name in the project', () => {
    expect(screens.filter((file, index) => screens.indexOf(file) !== index)).toEqual([]);
  });
});

test.each(features)('every screen of %s has a row in the table of a product', (feature) => {
  const index = filesOf(feature).find((file) => file.startsWith('index.'));
  const exported = [...read(feature, 'screens', index ?? '').matchAll(/^export (?:const |\{ )(\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(exported).not.toEqual([]);
  const unused = exported.filter((name) => !tables.includes(`screen: '${feature}/${name}'`));
  expect(unused).toEqual([]);
});
