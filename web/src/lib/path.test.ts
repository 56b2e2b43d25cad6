import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath, matchPath } from './path.ts';

describe('an address', () => {
  test('an address has its parameters in their order, without undefined ones', () => {
    expect(buildPath('/article', { articleId: 'a 1', courseId: undefined, page: 2 })).toBe(
      '/article?articleId=a+1&page=2',
    );
    const id = null as unknown as string;
    expect(buildPath('/article', { articleId: id })).toBe('/article');
    expect(buildPath('/tools/bmi')).toBe('/tools/bmi');
  });

  test('the names in the pattern of an address are replaced by their values', () => {
    expect(buildPath('/sugar-control/:token', { token: 'a/b' })).toBe('/sugar-control/a%2Fb');
    expect(() => buildPath('/sugar-control/:token', {})).toThrow('needs a value for token');
  });

  test('an address preserves every parameter value', () => {
    // Browsers resolve `.` and `..`.
    const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..');
    fc.assert(
      fc.property(segment, fc.string({ unit: 'grapheme' }), (token, keyword) => {
        const url = new URL(buildPath('/sugar-control/:token', { token, q: keyword }), 'https://h5.health-app.example');
        expect(url.origin).toBe('https://h5.health-app.example');
        expect(matchPath('/sugar-control/:token', url.pathname)).toEqual({ token });
        expect(url.searchParams.get('q')).toBe(keyword);
      }),
    );
  });
});

test.each([
  ['/', '/', {}],
  ['/', '/tools', undefined],
  ['/tools/bmi', '/tools/bmi/', {}],
  ['/tools/bmi', '/tools/bmi/x', undefined],
  ['/sugar-control/:token', '/sugar-control/abc', { token: 'abc' }],
  ['/sugar-control/:token', '/sugar-control/a%2Fb', { token: 'a/b' }],
  ['/sugar-control/:token', '/sugar-control/100%', { token: '100%' }],
  ['/sugar-control/:token', '/sugar-control/', undefined],
  ['/sugar-control', '/sugar-control', {}],
  ['/sugar-control', '/Sugar-Control', {}],
])('the pattern %s applied to %s gives %j', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});
