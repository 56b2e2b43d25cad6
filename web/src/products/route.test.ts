import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Features, type RouteTable, toRoutes } from './route.ts';

const title = { id: 'title' };
const access = 'user';
const first = [] as const;
const OrderScreen = () => null;
const features = { shop: async () => ({ OrderScreen }) } satisfies Features;

type Table = RouteTable<'ai', typeof features>;
type Row = Table['/ai-app/analyze'];

describe('a table of screens', () => {
  test('a route loads the screen that its row names', async () => {
    const [route] = toRoutes(features, {
      '/ai-app/analyze': { screen: 'shop/OrderScreen', group: 'today', title, access, first },
    });
    expect(route).toMatchObject({ path: '/ai-app/analyze', feature: 'shop', group: 'today', title, access, first });
    expect(await route?.load()).toBe(OrderScreen);
  });

  test('a screen that no feature exports is refused', async () => {
    // @ts-expect-error the name is misspelt
    const [route] = toRoutes(features, { '/ai-app/analyze': { screen: 'shop/OrdersScreen', title, access, first } });
    await expect(route?.load()).rejects.toThrow('No feature has the screen OrdersScreen');
  });

  test('a table without an address or with an address of another product is refused', () => {
    const rows = { '/ai-app/analyze': { screen: 'shop/OrderScreen', group: 'today', title, access, first } } as const;
    expectTypeOf(rows['/ai-app/analyze']).toExtend<Row>();
    expectTypeOf(rows).not.toExtend<Table>();
    // @ts-expect-error the path belongs to the general app
    expect(toRoutes(features, { '/purine': rows['/ai-app/analyze'] } satisfies Partial<Table>)).toHaveLength(1);
  });

  test('a row without a group is refused if the directory must list its screen', () => {
    const row = { screen: 'shop/OrderScreen', title, access, first } as const;
    expectTypeOf(row).not.toExtend<Row>();
    expectTypeOf(row).toExtend<RouteTable<'food', typeof features>['/food-app/analyze/result']>();
    expect(toRoutes(features, { '/food-app/analyze/result': row })).toHaveLength(1);
  });

  test('a row that does not say who may open its screen is refused', () => {
    const row = { screen: 'shop/OrderScreen', group: 'today', title, first } as const;
    expectTypeOf(row).not.toExtend<Row>();
    // @ts-expect-error the access is missing
    expect(toRoutes(features, { '/ai-app/analyze': row })).toHaveLength(1);
  });

  test('a screen with required properties is refused', () => {
    const withProperties = { shop: async () => ({ OrderScreen: (_: { orderId: string }) => null }) };
    expectTypeOf(features).toExtend<Features>();
    const row = { screen: 'shop/OrderScreen', title, access, first } as const;
    // @ts-expect-error the screen needs an id
    expect(toRoutes(withProperties, { '/ai-app/analyze': row })).toHaveLength(1);
  });
});
