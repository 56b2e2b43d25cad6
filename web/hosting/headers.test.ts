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

test('the address of reports keeps its quotes in each configuration', () => {
  const reportUrl = 'https://reports.our.example/csp?of=web';
  const reporting = securityHeaders({ environment: 'production', hosts: {}, pictureHosts: [], reportUrl });
  const value = `violations="${reportUrl}"`;
  expect(headerFiles['security-headers.conf']?.(reporting)).toContain(
    `add_header Reporting-Endpoints '${value}' always;`,
  );
  expect(headerFiles['security-headers.caddy']?.(reporting)).toContain(`\tReporting-Endpoints \`${value}\`\n`);
});

test.each(['a "quote" and \'another\' of `each`', 'a $variable', 'a {placeholder}', 'two\nlines'])(
  'the header value %j is refused',
  (value) => {
    for (const write of Object.values(headerFiles)) expect(() => write({ 'X-Test': value })).toThrow('X-Test');
  },
);
