import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { PlainPath } from '#platform/routing/paths.ts';
import { type AppFunction, functionsOf, homeFunctions, matchesSearch, mostUsedOf } from './functions.ts';

const title: MessageDescriptor = { id: 'title' };
const entry = (path: PlainPath): AppFunction => ({ path, title, group: 'tools' });
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

test('a screen that needs a parameter is no function, nor is signing in for a person who is signed in', () => {
  const entries = [entry('/purine'), entry('/food-app/share/login'), { path: '/course', title } as const];
  expect(pathsOf(functionsOf(entries, true))).toEqual(['/purine']);
  expect(pathsOf(functionsOf(entries, false))).toEqual(['/purine', '/food-app/share/login']);
});

test('a product with a form for feedback lists no second one', () => {
  expect(pathsOf(functionsOf([entry('/food-app/feed-back'), entry('/contact-us')], true))).toEqual([
    '/food-app/feed-back',
  ]);
  expect(pathsOf(functionsOf([entry('/purine'), entry('/contact-us')], true))).toEqual(['/purine', '/contact-us']);
});

describe('the functions of a home', () => {
  test('are suggestions at first', () => {
    expect(pathsOf(homeFunctions(general, {}, 'general'))).toEqual([
      '/heart-rate-monitor/home',
      '/sugar-control',
      '/growth-curve',
      '/ai-food/list',
      '/tools/bmi',
    ]);
  });

  test('begin with the most used ones, each once', () => {
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

test('the directory begins with what the person uses most, and with nothing before any use', () => {
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
])('%s matches %s: %s', (text, search, matches) => {
  expect(matchesSearch(text, search.trim())).toBe(matches);
});
