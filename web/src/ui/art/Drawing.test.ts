import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingNames } from './Drawing.tsx';

const file = readFileSync(new URL('drawings.svg', import.meta.url), 'utf8');

test('the file has every drawing once', () => {
  const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(drawingNames.length);
  expect(new Set(ids)).toEqual(new Set(drawingNames));
});

test('a drawing uses only colours of the theme', () => {
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(['var(--surface)', 'var(--brand)', 'var(--on-brand)', 'none']));
  expect(file).not.toMatch(/style|class/);
});
