import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const production = securityHeaders({ environment: 'production', hosts: {} });

test('the README tells hosts the headers of a build for production', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const lines = Object.entries(production).map(([name, value]) => `${name}: ${value}`);
  expect(readme).toContain(`\`\`\`\n${lines.join('\n')}\n\`\`\``);
});

test('no inline code, no code from text, and no frame around it', () => {
  const policy = production['Content-Security-Policy'] ?? '';
  expect(policy).not.toMatch(/unsafe|\*(?!\.qq\.com)|data: *;|script-src[^;]*(data|blob|\*|https:(?!\/\/res\.wx))/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('other hosts of the API may be called, in place of the own ones', () => {
  const hosts = { production: { main: 'https://api.our.example/v1', food: 'https://api.our.example/v1' } };
  const policy = securityHeaders({ environment: 'production', hosts })['Content-Security-Policy'] ?? '';
  expect(policy).toContain("connect-src 'self' https://api.our.example;");
});

test('the device page may show a build for the mock', () => {
  expect(securityHeaders({ environment: 'dev', hosts: {} })['Content-Security-Policy']).toContain(
    "frame-ancestors 'self'",
  );
});
