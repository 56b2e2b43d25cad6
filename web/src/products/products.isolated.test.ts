import { describe, expect, test, vi } from 'vitest';
import { sampleScreens } from '#domains/home/model/sample-screens.ts';
import { signInReasons } from '#platform/access/sign-in-reasons.ts';
import { homeOf, type Product, productOf } from '#platform/routing/product.ts';
import { screens } from '../../screens.ts';
import { loadRoutes } from './index.ts';
import { findRoute } from './route.ts';

// The macro runs only in the build, so these tests mock it.
vi.mock('@lingui/core/macro', () => ({ msg: (parts: TemplateStringsArray | object) => parts }));

const products = ['general', 'ai', 'food'] as const satisfies Product[];

describe.each(products)('the product %s', async (product) => {
  const routes = await loadRoutes(product);

  test.each(routes.map(({ path }) => path))('the product opens %s at its own address', (path) => {
    expect(findRoute(routes, new URL(screens[path], 'https://h5.health-app.example').pathname)?.path).toBe(path);
  });

  test('the product opens no address of another product', () => {
    for (const { path } of routes) {
      const own = productOf(new URL(`${path}?app=${product}`, 'https://h5.health-app.example'));
      expect([path, own]).toEqual([path, product]);
    }
  });

  test('every gated screen says before a sign-in what opens after it', () => {
    const gated = routes.filter(({ access }) => access !== 'anyone').map(({ path }) => path);
    expect(gated.filter((path) => !signInReasons[path])).toEqual([]);
  });

  test('every list that stands beside a detail belongs to the product, and is no detail itself', () => {
    const lists = routes.flatMap(({ beside }) => (beside ? [beside.list] : []));
    const own = routes.filter(({ beside }) => !beside).map(({ path }) => path);
    expect(own).toEqual(expect.arrayContaining(lists));
  });

  test('the home lists every screen that opens without a parameter', () => {
    const plain = routes.filter(({ path }) => screens[path] === path).map(({ path }) => path);
    const unlisted = plain.filter((path) => !routes.find((route) => route.path === path)?.group);
    expect(unlisted.sort()).toEqual([homeOf(product), '/404'].sort());
  });
});

test('the gate has a reason only for the screens that it closes', async () => {
  const routes = (await Promise.all(products.map(loadRoutes))).flat();
  const gated = routes.filter(({ access }) => access !== 'anyone').map(({ path }) => path);
  expect(gated).toEqual(expect.arrayContaining(Object.keys(signInReasons)));
});

test('a guest may open what every home offers at once', async () => {
  const routes = await loadRoutes('general');
  const open = routes.filter(({ access }) => access === 'anyone').map(({ path }) => path);
  expect(open).toEqual(expect.arrayContaining(sampleScreens.map(({ path }) => path)));
});

test.each(products)('no two screens in the directory of %s have the same title', async (product) => {
  const titles = (await loadRoutes(product)).flatMap(({ group, title }) => (group ? [JSON.stringify(title)] : []));
  expect(titles).toEqual([...new Set(titles)]);
});
