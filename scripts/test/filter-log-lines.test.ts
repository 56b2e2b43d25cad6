import { expect, test } from 'vitest';
import { filterLogLines } from '../lib/filter-log-lines.mjs';

const shown = (...lines: string[]) => lines.filter(filterLogLines());

test('ordinary output is not shown', () => {
  expect(
    shown('  ➜  Local:   http://localhost:5173/', '[mock] GET /food/order/orderDetail 200', 'hmr update /src/app.tsx'),
  ).toEqual([]);
});

test('an error is shown with the indented lines below it, but no later ones', () => {
  expect(
    shown('ready', 'TypeError: x is not a function', '    at f (a.ts:1:2)', '', '  File: a.ts', 'page reload'),
  ).toEqual(['TypeError: x is not a function', '    at f (a.ts:1:2)', '  File: a.ts']);
});

test.each([
  'warning: no such example',
  '(!) WARN chunk',
  'Failed to resolve import',
  'Unhandled rejection',
  'ReferenceError: y',
])('"%s" is shown', (line) => {
  expect(shown(line)).toEqual([line]);
});

test('a longer word that contains such a word does not make its line shown', () => {
  expect(shown('GET /errorless/forewarned 200')).toEqual([]);
});
