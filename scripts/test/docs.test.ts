import { expect, it } from 'vitest';
import { offline } from '../docs/offline.ts';

it('keeps the reference page from loading anything', () => {
  const html = '<html><head><title>x</title></head><img src="https://cdn.redoc.ly/redoc/logo-mini-full.svg"></html>';
  const page = offline(html);
  expect(page).not.toContain('https:');
  expect(page).toMatch(/^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /);
  expect(() => offline('<html></html>')).toThrow('<head>');
});
