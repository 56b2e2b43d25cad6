import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadRoutes } from './index.ts';
import type { ScreenRoute } from './route.ts';

// The macro runs only in the build, so these tests mock it.
vi.mock('@lingui/core/macro', () => ({ msg: (parts: TemplateStringsArray | object) => parts }));

/**
 * The addresses of the product specification and the three homes, each with its access and the colour of its bar,
 * copied by hand. The specification has users and promoters; a guest may open what works without an account.
 */
const specified = readTable('specified-routes.tsv').map(([path = '', access, bar]) => ({ path, access, bar }));

/** Reads the rows of a table without its header. */
function readTable(file: string): string[][] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.slice(1).map((line) => line.split('\t'));
}

const routes = (await Promise.all((['general', 'ai', 'food'] as const).map(loadRoutes))).flat();

test('each address has a screen', () => {
  expect(specified).toHaveLength(95);
  const built = new Set<string>(routes.map(({ path }) => path));
  expect(specified.filter(({ path }) => !built.has(path))).toEqual([]);
});

/** Addresses that are not in the specification, each with the reason for its screen. */
const others = readTable('other-routes.tsv').map(([path = '', reason = '']) => ({ path, reason }));

test('every other address has a reason in other-routes.tsv', () => {
  const known = new Set(specified.map(({ path }) => path));
  const built = new Set(routes.map(({ path }) => path).filter((path) => !known.has(path)));
  expect(
    [...built].sort(),
    'An address outside the product specification needs a line with its reason in web/src/products/other-routes.tsv.',
  ).toEqual(others.map(({ path }) => path).sort());
  expect(others.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

/** The screens whose row opens to other people than the table above. */
const differing = (rows: readonly Pick<ScreenRoute, 'path' | 'access'>[]) =>
  rows.flatMap(({ path, access }) =>
    specified.some((row) => row.path === path && row.access !== access) ? `${path} opens to ${access}` : [],
  );

test('each screen opens to the people of the table, and to nobody else', () => {
  expect(differing(routes)).toEqual([]);
});

test.each([
  ['/article', 'anyone'],
  ['/purine', 'user'],
  ['/food-app/distribution/withdraw', 'user'],
] as const)('a row of %s that opens to %s is found', (path, access) => {
  const changed = routes.map((route) => (route.path === path ? { ...route, access } : route));
  expect(differing(changed)).toEqual([`${path} opens to ${access}`]);
});

test('only the bars of the specification are green', () => {
  const green = routes.filter(({ navBar }) => navBar === 'green').map(({ path }) => path);
  expect(green.sort()).toEqual(specified.flatMap(({ path, bar }) => (bar === 'green' ? path : [])).sort());
});
