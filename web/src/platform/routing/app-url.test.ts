import { expect, test } from 'vitest';
import { isAppUrl } from './app-url.ts';

test.each([
  ['https://h5.health-app.example/share', true],
  ['http://h5.health-app.example/share', false],
  ['https://someone@h5.health-app.example/share', false],
  ['https://h5.health-app.example.evil.example/share', false],
  ['http://localhost:5173/share', true],
  ['ftp://localhost:5173/share', false],
  ['https://elsewhere.example/share', false],
])('%s leads to this app: %s', (text, own) => {
  expect(isAppUrl(new URL(text), 'localhost:5173')).toBe(own);
});
