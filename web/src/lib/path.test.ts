import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath, matchesPath } from './path.ts';

describe('an address', () => {
  test('takes its parameters in their order, and omits undefined ones', () => {
    expect(buildPath('/article', { articleId: 'a 1', courseId: undefined, page: 2 })).toBe(
      '/article?articleId=a+1&page=2',
    );
    expect(buildPath('/tools/bmi')).toBe('/tools/bmi');
  });

  test('replaces the names in its pattern', () => {
    expect(buildPath('/sugar-control/:token', { token: 'a/b' })).toBe('/sugar-control/a%2Fb');
    expect(() => buildPath('/sugar-control/:token', {})).toThrow('needs a value for token');
  });

  test('preserves every value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }), (token, keyword) => {
        const url = new URL(buildPath('/sugar-control/:token', { token, q: keyword }), 'https://h5.health-app.example');
        expect(url.origin).toBe('https://h5.health-app.example');
        expect(decodeURIComponent(url.pathname.slice('/sugar-control/'.length))).toBe(token);
        expect(url.searchParams.get('q')).toBe(keyword);
      }),
    );
  });
});

test.each([
  ['/', '/', true],
  ['/', '/tools', false],
  ['/tools/bmi', '/tools/bmi/', true],
  ['/tools/bmi', '/tools/bmi/x', false],
  ['/sugar-control/:token', '/sugar-control/abc', true],
  ['/sugar-control/:token', '/sugar-control/', false],
  ['/sugar-control', '/sugar-control', true],
])('the pattern %s matches %s: %s', (pattern, pathname, matches) => {
  expect(matchesPath(pattern, pathname)).toBe(matches);
});
