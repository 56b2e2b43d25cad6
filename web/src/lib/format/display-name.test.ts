import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestName, sanitizeDisplayName } from './display-name.ts';

test.each([
  ['林晓', '林晓'],
  ['  Anna   Li\n', 'Anna Li'],
  ['O’Brien-Łukasz 3', 'O’Brien-Łukasz 3'],
  ['👩‍🍳 Mei', '👩🍳 Mei'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['Anna\u202egnp.exe', 'Annagnp.exe'],
  ['\u2066A\u2069\u200b\u200eB\u0000C\u0007', 'ABC'],
  ['Line\u2028break\u2029here', 'Line break here'],
  [`Z${'\u0336'.repeat(200)}algo`, 'Z\u0336\u0336\u0336algo'],
])('the name %j is shown as %j', (text, name) => {
  expect(sanitizeDisplayName(text)).toBe(name);
});

test.each([null, undefined, '', '   ', '\u200b\u202e', '\u3164\u2800', '\u0301\u0302', '\ud800'])(
  'the text %j contains no name to show',
  (text) => {
    expect(sanitizeDisplayName(text)).toBeUndefined();
  },
);

test('a long name is shortened without splitting a character', () => {
  expect(sanitizeDisplayName('林'.repeat(30))).toBe('林'.repeat(30));
  expect(sanitizeDisplayName('林'.repeat(31))).toBe(`${'林'.repeat(29)}…`);
  expect(sanitizeDisplayName('😀'.repeat(500))).toBe(`${'😀'.repeat(29)}…`);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 2_000 }).map((codes) => String.fromCharCode(...codes)),
);

test('a displayed name is one short line without hidden characters, whatever the text is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = sanitizeDisplayName(text);
      if (name === undefined) return;
      expect([...name].length).toBeGreaterThan(0);
      expect([...name].length).toBeLessThanOrEqual(longestName);
      expect(name).not.toMatch(/\p{C}/u);
      expect(name).not.toMatch(/[\u2028\u2029\n\r\t]| {2}|^ | $/);
      expect(name).not.toMatch(/\p{M}{4}/u);
    }),
    { numRuns: 2_000 },
  );
});

test('a sanitised name is not changed again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = sanitizeDisplayName(text);
      expect(sanitizeDisplayName(name)).toBe(name);
    }),
    { numRuns: 2_000 },
  );
});
