import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheControl, edgeRules, neverKept, originCalls } from '../edge/rules.ts';
import { readBundle } from '../lib/examples.ts';

test('there is a rule for each public read that takes no token, and for nothing else', () => {
  const publicReads = Object.values(readBundle().paths).flatMap(({ get }) =>
    get?.['x-scope'] === 'public' && get.security?.length === 0 ? [get.operationId] : [],
  );
  const decided = new Set([...edgeRules.map(({ operation }) => operation), ...Object.keys(neverKept)]);
  expect([...decided].sort()).toEqual(publicReads.sort());
  for (const { operation } of edgeRules) expect(neverKept).not.toHaveProperty([operation]);
});

test('the README has the header of each call', () => {
  const readme = readFileSync(new URL('../../web/hosting/README.md', import.meta.url), 'utf8');
  for (const rule of edgeRules) expect(readme).toContain(`| \`${rule.operation}\` | \`${cacheControl(rule)}\` |`);
  for (const operation of Object.keys(neverKept)) expect(readme).toContain(`\`${operation}\``);
});

test('the origin is asked no more often than people ask, and once per place, input and time', () => {
  const rule = { operation: '', input: {}, changes: '', browser: 0, edge: 3_600, inputs: 2, calls: 1 };
  expect(originCalls(rule, 50)).toBe(2 * 50 * 24);
  expect(originCalls(rule, 1)).toBe(2 * 24);
  expect(originCalls({ ...rule, calls: 0.001 }, 50)).toBe(1_000);
});

test('prices are never shown stale, but lists may be', () => {
  expect(cacheControl({ browser: 0, edge: 60 })).toBe('public, max-age=0, s-maxage=60');
  expect(cacheControl({ browser: 300, edge: 3_600 })).toBe(
    'public, max-age=300, s-maxage=3600, stale-while-revalidate=3600, stale-if-error=86400',
  );
});
