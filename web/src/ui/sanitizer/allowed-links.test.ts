import { expect, test } from 'vitest';
import { allowedLink, allowedPicture } from './allowed-links.ts';

const origin = 'https://m.health-app.example';

test('links to the app and https links to known hosts are allowed', () => {
  expect(allowedLink('/purine?q=1#top', origin)).toEqual({ path: '/purine?q=1#top' });
  expect(allowedLink(`${origin}/course`, origin)).toEqual({ path: '/course' });
  expect(allowedLink('https://www.who.int/health', origin)).toEqual({ url: 'https://www.who.int/health' });
});

test('links to unknown hosts, with other schemes or with credentials are dropped', () => {
  const refused = [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://m.health-app.example/1',
    'vbscript:x',
    'mailto:a@www.who.int',
    'http://www.who.int/',
    '//attacker.example/',
    '/\\attacker.example',
    '/.//attacker.example/',
    '/.//\\attacker.example/',
    '/course/..//attacker.example/',
    `${origin}//attacker.example/`,
    'https://attacker.example/www.who.int',
    'https://www.who.int.attacker.example/',
    'https://www.who.int@attacker.example/',
    'https://me:secret@www.who.int/',
    'https://www.who.int:444/',
    'https://who.int/',
    'https://[',
  ];
  expect(refused.filter((href) => allowedLink(href, origin))).toEqual([]);
});

test('only pictures from known hosts load', () => {
  expect(allowedPicture('/articles/plate.svg', origin)).toBe(`${origin}/articles/plate.svg`);
  expect(allowedPicture('https://img.health-app.example/1.png', origin)).toBe('https://img.health-app.example/1.png');
  const refused = [
    'data:image/svg+xml,<svg/>',
    'https://pictures.example/1.png',
    'http://img.health-app.example/1.png',
    'javascript:1',
    'blob:null/1',
  ];
  expect(refused.filter((src) => allowedPicture(src, origin))).toEqual([]);
});
