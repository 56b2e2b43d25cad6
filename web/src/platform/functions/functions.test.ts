import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { PlainPath } from '#platform/routing/paths.ts';
import { type AppFunction, functionsOf, homeFunctions, matchesSearch, mostUsedOf } from './functions.ts';

const title: MessageDescriptor = { id: 'title' };
const entry = (path: PlainPath): AppFunction => ({ path, title, access: 'anyone', group: 'tools' });
const pathsOf = (entries: AppFunction[]) => entries.map(({ path }) => path);

const paths: PlainPath[] = [
  '/purine',
  '/tools/bmi',
  '/sugar-control',
  '/growth-curve',
  '/heart-rate-monitor/home',
  '/ai-food/list',
  '/medicine-remind',
];
const general = paths.map(entry);

test('screens that need a parameter are not listed, nor is signing in once signed in', () => {
  const entries = [
    entry('/purine'),
    entry('/food-app/share/login'),
    { path: '/course', title, access: 'user' } as const,
  ];
  expect(pathsOf(functionsOf(entries, true))).toEqual(['/purine']);
  expect(pathsOf(functionsOf(entries, false))).toEqual(['/purine', '/food-app/share/login']);
});

test('a product with its own feedback form does not list the contact form too', () => {
  expect(pathsOf(functionsOf([entry('/food-app/feed-back'), entry('/contact-us')], true))).toEqual([
    '/food-app/feed-back',
  ]);
  expect(pathsOf(functionsOf([entry('/purine'), entry('/contact-us')], true))).toEqual(['/purine', '/contact-us']);
});

describe('the functions of a home', () => {
  test('the functions of a home are suggestions at first', () => {
    expect(pathsOf(homeFunctions(general, {}, 'general'))).toEqual([
      '/heart-rate-monitor/home',
      '/sugar-control',
      '/growth-curve',
      '/ai-food/list',
      '/tools/bmi',
    ]);
  });

  test('the functions of a home begin with the most used ones, each once', () => {
    const uses = { '/purine': 2, '/growth-curve': 5, '/gone': 9 };
    expect(pathsOf(homeFunctions(general, uses, 'general'))).toEqual([
      '/growth-curve',
      '/purine',
      '/heart-rate-monitor/home',
      '/sugar-control',
      '/ai-food/list',
    ]);
  });
});

test('the most used functions come first in the directory, and there are none before any use', () => {
  expect(mostUsedOf(general, {})).toEqual([]);
  expect(pathsOf(mostUsedOf(general, { '/tools/bmi': 1, '/purine': 1, '/medicine-remind': 3 }))).toEqual([
    '/medicine-remind',
    '/purine',
    '/tools/bmi',
  ]);
});

test.each([
  ['Search by purine', 'PURINE search', true],
  ['Search by purine', '  purine ', true],
  ['查食物嘌呤', '嘌呤', true],
  ['Growth curve', 'weight', false],
])('the function %s matches the search %s: %s', (text, search, matches) => {
  expect(matchesSearch(text, search.trim())).toBe(matches);
});
