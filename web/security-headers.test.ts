import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { providerPictureHosts as pictureHosts } from './settings.ts';

const production = securityHeaders({ environment: 'production', hosts: {}, pictureHosts });

test('the guide lists the headers of a production build', () => {
  const guide = readFileSync(new URL('guides/run-the-app.md', import.meta.url), 'utf8');
  const withoutHashes = (value: string) => value.replace(/'sha256-[\w+/=]{44}'/g, "'sha256-…'");
  const lines = Object.entries(production).map(([name, value]) => `${name}: ${withoutHashes(value)}`);
  expect(guide).toContain(`\`\`\`\n${lines.join('\n')}\n\`\`\``);
});

test("the policy allows no inline code but the start page's own, no eval and no embedding frame", () => {
  const policy = production['Content-Security-Policy'] ?? '';
  expect(policy).not.toMatch(/unsafe|\*(?!\.qq\.com)|data: *;|script-src[^;]*(data|blob|\*|https:(?!\/\/res\.wx))/);
  expect(policy.match(/sha256-/g)).toHaveLength(3);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('text becomes code only through the listed policies, and pictures load only from the listed hosts', () => {
  const policy = production['Content-Security-Policy'] ?? '';
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types dompurify health-worker health-messaging;",
  );
  const given = ['https://pictures.our.example'];
  const other = securityHeaders({ environment: 'production', hosts: {}, pictureHosts: given });
  expect(other['Content-Security-Policy']).toContain("img-src 'self' https://pictures.our.example data: blob:;");
  expect(policy).not.toMatch(/https:[ ;]/);
});

test('other API hosts replace the default ones in the policy', () => {
  const hosts = { production: { main: 'https://api.our.example/v1', food: 'https://api.our.example/v1' } };
  const policy = securityHeaders({ environment: 'production', hosts, pictureHosts })['Content-Security-Policy'] ?? '';
  expect(policy).toContain("connect-src 'self' blob: https://api.our.example;");
});

test('browsers report violations to the address of the build, and to none without it', () => {
  const reportUrl = 'https://reports.our.example/csp';
  const reporting = securityHeaders({ environment: 'production', hosts: {}, pictureHosts, reportUrl });
  expect(reporting['Content-Security-Policy']).toMatch(
    /; report-uri https:\/\/reports.our.example\/csp; report-to violations$/,
  );
  expect(reporting['Reporting-Endpoints']).toBe(`violations="${reportUrl}"`);
  expect(JSON.stringify(production)).not.toMatch(/report/i);
});

test('no other site may use a file of the app, and the app uses no sensor', () => {
  expect(production).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(production['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`);
});

test('the device page may embed a development build', () => {
  expect(securityHeaders({ environment: 'dev', hosts: {}, pictureHosts })['Content-Security-Policy']).toContain(
    "frame-ancestors 'self'",
  );
});
