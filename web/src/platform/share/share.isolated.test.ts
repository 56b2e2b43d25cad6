import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { plainPoster } from '#ui/poster/plain-poster.ts';

vi.mock('#platform/device/embedder.ts', () => ({ bridge: undefined }));
vi.stubGlobal('location', new URL('https://m.health-app.example/article?articleId=art-1'));

const { contentOfType, contentToPassOn } = await import('./share.ts');

const page = 'https://m.health-app.example/article?articleId=art-1';
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** Texts that a server or another person could put into a share, and the expected title of each. */
const hostile: [kind: string, text: string, title: string][] = [
  ['control characters', 'Oats\u0000\u0007\u001b[31m and\r\nmore', 'Oats[31m and more'],
  ['a reordered text', 'Save \u202e%05\u202c now\u2066!', 'Save %05 now!'],
  ['invisible letters', 'A\u200bB\u2060C\u00adD\u{e0041}', 'ABCD'],
  ['half a character', 'half \ud83d', 'half'],
  ['stacked marks', `Z${'\u0336'.repeat(200)}`, 'Z\u0336\u0336\u0336'],
  // Markup is plain text in share sheets and pictures.
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['ten thousand characters', '餐'.repeat(10_000), `${'餐'.repeat(299)}…`],
  ['nothing visible', '\u200b\u3164', ''],
];

test.each(hostile)('a share says %s as a plain line', (_, text, line) => {
  const passedOn = contentToPassOn({ title: text, description: text, url: page }, page);
  expect([passedOn.title, passedOn.description]).toEqual([line, line]);
});

test.each(hostile)('a poster draws %s as a plain line', (_, text, line) => {
  const row = { label: text, text, share: 1, tone: 'good' } as const;
  const poster = plainPoster({ title: text, lines: [text], chart: { kind: 'rows', rows: [row] } });
  expect(poster).toEqual({
    title: line,
    lines: [line],
    chart: { kind: 'rows', rows: [{ ...row, label: line, text: line }] },
  });
});

test.each(hostile)('a link names its sender in at most 30 characters: %s', (_, text) => {
  const { url } = contentOfType('family', text, 'en', { inviteCode: 'FAM-1' });
  const { searchParams, origin, pathname } = new URL(url);
  const name = searchParams.get('userName') ?? '';
  expect([origin, pathname, searchParams.get('inviteCode')]).toEqual([
    'https://m.health-app.example',
    '/share',
    'FAM-1',
  ]);
  expect([...name].length).toBeLessThanOrEqual(30);
  expect(name).not.toMatch(hidden);
});

test('a share type names the layout of its saved picture', () => {
  expect(contentOfType('family', 'Lin', 'en', {}).saveImageType).toBe('qrcode');
  expect(contentOfType('sugarControl', 'Lin', 'en', {}).saveImageType).toBe('poster');
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'http://',
  `https://s.health-app.example/${'a'.repeat(3_000)}`,
])('the address of the screen takes the place of %s', (address) => {
  const passedOn = contentToPassOn({ title: 'Oats', description: '', url: address, imageUrl: address }, page);
  expect(passedOn.url).toBe(page);
  expect(passedOn.imageUrl).toBe('https://m.health-app.example/share/default.png');
});

test('an address of the web is shared unchanged', () => {
  const shared = {
    title: 'Oats',
    description: 'With milk',
    url: 'https://s.health-app.example/x1',
    imageUrl: '/a.png',
  };
  expect(contentToPassOn(shared, page)).toEqual({ ...shared, imageUrl: 'https://m.health-app.example/a.png' });
});

test('the shared content is short and plain and has an address of the web, whatever the texts are', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme' }), fc.webUrl());
  fc.assert(
    fc.property(text, text, text, text, (title, description, url, imageUrl) => {
      const passedOn = contentToPassOn({ title, description, url, imageUrl }, page);
      for (const line of [passedOn.title, passedOn.description]) {
        expect([...line].length).toBeLessThanOrEqual(300);
        expect(line).not.toMatch(hidden);
      }
      expect(passedOn.url).toMatch(/^https?:\/\//);
      expect(passedOn.imageUrl).toMatch(/^https?:\/\//);
    }),
    { numRuns: 1_000 },
  );
});
