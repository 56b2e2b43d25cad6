import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInternalLink } from './internal-link.ts';

const patterns = ['/food-app', '/food-app/report/day', '/food-app/share/introduce', '/sugar-control/:token'];

const hostile = [
  '',
  ' ',
  'food-app',
  '//evil.example',
  '//evil.example/food-app',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./food-app',
  '/food-app/../food-app',
  '/food-app/..//evil.example',
  '/food-app/report/../../../evil',
  '/%2e/food-app',
  '/%2e%2e//evil.example',
  '/%2F/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/food-app\t',
  '/food-app\n',
  'https://evil.example',
  'https://evil.example/food-app',
  'https:evil.example',
  'https:/food-app',
  'HTTPS://evil.example',
  'http://h5.health-app.example@evil.example/food-app',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example:443/food-app',
  '//evil%2eexample',
  '/@evil.example',
  '/food-app@evil.example',
  '/food-app/unknown',
  '/unknown',
  '/food-app//report/day',
  '/food-app/%72eport/day',
  '/FOOD-APPLE',
  '/food-app\\report',
  '/food-app/report/day?a= b',
  '/food-app#a b',
  '/sugar-control/a/b',
  '/sugar-control/../food-app',
  '/\u2215evil.example',
  '／／evil.example',
  '/food-app\u0000',
];

describe('an own path', () => {
  it.each([
    '/food-app',
    '/food-app/report/day?date=2026-11-20',
    '/sugar-control/eyJ2IjoxfQ',
    '/food-app/share/introduce#a',
  ])('the internal link %s is accepted', (text) => expect(parseInternalLink(text, patterns)).toBe(text));

  it('the list of hostile links has at least 50 entries', () => expect(hostile.length).toBeGreaterThanOrEqual(50));

  it.each(hostile)('the link %j is not accepted as internal', (text) =>
    expect(parseInternalLink(text, patterns)).toBeUndefined(),
  );

  it('an internal link never leaves the origin, whatever the text is', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '@',
      ':',
      'evil.example',
      'food-app',
      '\t',
      '?',
      '#',
      ' ',
    );
    const parts = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    const anything = fc.oneof(
      fc.string(),
      parts,
      parts.map((end) => `/food-app${end}`),
    );
    const origin = 'https://h5.health-app.example';
    fc.assert(
      fc.property(anything, (text) => {
        const path = parseInternalLink(text, patterns) ?? '/';
        expect(new URL(path, `${origin}/food-app/share/login`).origin).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });
});
