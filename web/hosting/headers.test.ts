import { expect, test } from 'vitest';
import { securityHeaders } from '../security-headers.ts';
import { headerFiles } from './headers.ts';

const production = securityHeaders({ environment: 'production', hosts: {}, pictureHosts: [] });

test.each(Object.keys(headerFiles))('%s has every security header once, in quotes', (name) => {
  const text = headerFiles[name]?.(production) ?? '';
  for (const [header, value] of Object.entries(production)) {
    expect(text.split(`${header} "${value}"`)).toHaveLength(2);
  }
});

test('the nginx configuration sends the headers with error replies too', () => {
  const lines = headerFiles['security-headers.conf']?.(production).trim().split('\n') ?? [];
  expect(lines).toHaveLength(Object.keys(production).length);
  for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
});

test.each(['a "quote"', 'a $variable', 'a {placeholder}', 'two\nlines'])('the header value %j is refused', (value) => {
  for (const write of Object.values(headerFiles)) expect(() => write({ 'X-Test': value })).toThrow('X-Test');
});
