import { describe, expect, test } from 'vitest';
import type { ScreenRoute } from '#products/route.ts';
import { listBeside } from './list-beside.ts';

const route = (path: ScreenRoute['path'], beside?: ScreenRoute['beside']): ScreenRoute => ({
  path,
  ...(beside && { beside }),
  title: { id: 'Title' },
  access: 'user',
  first: [],
  feature: 'articles',
  load: async () => () => null,
});

const routes = [
  route('/course'),
  route('/article', { list: '/course', needs: 'courseId', pass: 'courseId' }),
  route('/medicine-remind'),
  route('/medicine-remind/add', { list: '/medicine-remind' }),
];

describe('listBeside', () => {
  test('a detail stands beside its list, which gets the parameter that it needs', () => {
    expect(listBeside(routes, '/article', 'articleId=1&courseId=c%262')).toEqual({
      route: routes[0],
      passed: 'courseId=c%262',
    });
    expect(listBeside(routes, '/medicine-remind/add', 'id=7')).toEqual({ route: routes[2], passed: '' });
  });

  test('a screen without the parameter that makes it a detail stands alone', () => {
    expect(listBeside(routes, '/article', 'articleId=1')).toBeUndefined();
  });

  test('a list and an unknown address stand alone', () => {
    expect(listBeside(routes, '/course', 'courseId=1')).toBeUndefined();
    expect(listBeside(routes, '/unknown', '')).toBeUndefined();
  });

  test('a list that the product does not have is left out', () => {
    expect(listBeside(routes.slice(1), '/article', 'articleId=1&courseId=2')).toBeUndefined();
  });
});
