import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Minus from 'lucide-react/icons/minus';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compileIcon } from './icons-plugin.ts';
import { createIcon } from './src/ui/library-icon.ts';

function compile(name: string): Promise<string | null> {
  const file = createRequire(import.meta.url).resolve(`lucide-react/icons/${name}`);
  return compileIcon(readFileSync(file, 'utf8'), file);
}

it('an icon is compiled to its elements', async () => {
  expect(await compile('minus')).toMatch(/export default .+createIcon\(\[\["path",\{"d":"M5 12h14"\}\]\]\);$/);
});

it('an alias stays an export of another icon', async () => {
  expect(await compile('trash-2')).toBeNull();
});

it.each([
  ['a decorative icon', { size: '2rem', className: 'sign' }],
  ['an icon with another line', { size: '2rem', strokeWidth: 3, fill: 'currentColor' }],
  ['an icon with a name', { size: '2rem', role: 'img', 'aria-label': 'Less' }],
])('%s is drawn as by the library', (_, props) => {
  const CompiledMinus = createIcon([['path', { d: 'M5 12h14' }]]);
  expect(attributesOf(renderToStaticMarkup(createElement(CompiledMinus, props)))).toEqual(
    attributesOf(renderToStaticMarkup(createElement(Minus, props))),
  );
});

/** All attributes in order, without those that only the library adds. */
const attributesOf = (markup: string): string[] =>
  (markup.match(/[\w-]+="[^"]*"/g) ?? [])
    .map((attribute) => attribute.replace(/lucide(?:-minus)? ?/g, ''))
    .filter((attribute) => attribute !== 'class=""' && !attribute.startsWith('xmlns='))
    .sort();
