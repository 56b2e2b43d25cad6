import { expect, test } from 'vitest';
import { filesCache, isAppAddress, isOwnCache, rulesOf, startPageCache } from './releases.ts';

test('own and foreign caches are distinguished', () => {
  expect([filesCache, startPageCache].filter(isOwnCache)).toEqual(['0:files', '0:start-page']);
  expect(isOwnCache('3:start-page')).toBe(false);
});

test('an address of the app is not a file, the health check or the API', () => {
  for (const path of ['/', '/food-app/report', '/share/', '/v1.2/home', '/apis', '/healthz/x']) {
    expect(isAppAddress(path)).toBe(true);
  }
  for (const path of ['/sw.js', '/a/b.html', '/.env', '/healthz', '/api/user']) expect(isAppAddress(path)).toBe(false);
});

test('only the headers that rule a page are compared', () => {
  const policy = "default-src 'none'";
  const rules = rulesOf(new Headers({ 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' }));
  const noise = { Date: 'Wed', ETag: '"1"', 'Content-Type': 'text/html', 'Content-Length': '1', 'X-Request-Id': '7' };
  expect(rulesOf(new Headers({ ...noise, 'x-frame-options': 'DENY', 'content-security-policy': policy }))).toBe(rules);
  for (const other of [
    { 'Content-Security-Policy': `${policy}; script-src 'self'`, 'X-Frame-Options': 'DENY' },
    { 'Content-Security-Policy': policy },
    { 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY', 'Permissions-Policy': 'camera=()' },
    { 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY', 'Strict-Transport-Security': 'max-age=1' },
    { 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY', 'Cross-Origin-Opener-Policy': 'same-origin' },
    { 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY', 'Reporting-Endpoints': 'a="/r"' },
  ]) {
    expect(rulesOf(new Headers(other as Record<string, string>))).not.toBe(rules);
  }
});
