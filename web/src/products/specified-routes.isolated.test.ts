import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadRoutes } from './index.ts';

// The macro runs only in the build, so these tests mock it.
vi.mock('@lingui/core/macro', () => ({ msg: (parts: TemplateStringsArray | object) => parts }));

/** The paths and green bars of the product specification, copied by hand. */
const specified = readFileSync(join(import.meta.dirname, 'specified-routes.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', bar] = line.split('\t');
    return { path, bar };
  });

const routes = (await Promise.all((['general', 'ai', 'food'] as const).map(loadRoutes))).flat();

test('each address of the specification has a screen', () => {
  expect(specified).toHaveLength(92);
  const built = new Set<string>(routes.map(({ path }) => path));
  expect(specified.filter(({ path }) => !built.has(path))).toEqual([]);
});

test('no other address has a screen, except for the homes and the gallery', () => {
  const known = new Set(specified.map(({ path }) => path));
  const others = new Set(routes.map(({ path }) => path).filter((path) => !known.has(path)));
  expect([...others].filter((path) => path !== '/__kit').sort()).toEqual(['/', '/ai-app', '/food-app']);
});

test('only the bars of the specification are green', () => {
  const green = routes.filter(({ navBar }) => navBar === 'green').map(({ path }) => path);
  expect(green.sort()).toEqual(specified.flatMap(({ path, bar }) => (bar === 'green' ? path : [])).sort());
});
