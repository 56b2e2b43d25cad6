/** Opens every screen as the people whom a careless number could harm, in both languages. */
import type { CareProfile } from '@health-app/sdk';
import { type CareArea, careAreas } from '@health-app/sdk/safety';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PathPattern } from '#platform/routing/paths.ts';
import type { ScreenRoute } from '#products/route.ts';
import { createMock } from '../../mocks/api/index.ts';
import { people } from '../../mocks/api/test/people.ts';
import { screens } from '../screens.ts';
import { arrange, now } from './arranged-people.ts';
import { areasIn, faultsAt, rowsOf } from './care-rules.ts';
import { renderProduct } from './rendered-product.ts';

// The stores have no state of a server.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, get, server = get) =>
    react.useSyncExternalStore(subscribe, get, server);
  return { ...react, default: react, useSyncExternalStore };
});
vi.mock('#features/home/components/LazyCard.tsx', () => ({
  LazyCard: ({ children }: { children: ReactNode }) => children,
}));
const parts = new Map<unknown, Promise<unknown>>();
vi.mock('#shell/useDeferred.ts', async () => {
  const { use } = await import('react');
  return {
    useDeferred(load: () => Promise<unknown>, wanted: boolean) {
      if (!wanted) return undefined;
      if (!parts.has(load)) parts.set(load, load());
      return use(parts.get(load) as Promise<unknown>);
    },
  };
});

/** Other addresses of screens that show something else about the person with other parameters. */
const others: Partial<Record<PathPattern, string[]>> = {
  '/health-data/detail': ['bloodSugar', 'bloodPressure', 'heartRate', 'uricAcid', 'sleep'].map(
    (kind) => `/health-data/detail?healthDataType=${kind}`,
  ),
};

vi.useFakeTimers({ toFake: ['Date'], now });
const mock = await createMock({ now: () => now, seed: 'care' });

/** The areas of the care profile whose words some screen has shown to somebody. */
const seen = new Set<CareArea>();

describe.each([
  ['general', '/'],
  ['ai', '/ai-app'],
  ['food', '/food-app'],
] as const)('the screens of %s', (product, home) => {
  let app: Awaited<ReturnType<typeof renderProduct>>;
  /** Addresses that read nothing, and so look the same for everybody. */
  const same = new Set<string>();
  /** What the profiles of the people withhold, for whom all screens were opened. */
  const opened = new Set<string>();

  // A product loads when its turn comes: what its screens load later belongs to the product that was loaded last.
  beforeAll(async () => {
    app = await renderProduct(product, home, mock.fetch as typeof fetch);
  });

  const addressesOf = (route: ScreenRoute) => {
    const path = route.path as PathPattern;
    return [screens[path], ...(others[path] ?? [])];
  };

  test.each(people)('$name sees nothing that their state forbids', async (person) => {
    app.enter(await arrange(mock, `${product}-${people.indexOf(person)}`, person));
    const care = (await app.careOf()) as CareProfile;
    const rows = rowsOf(person);
    // One of several people with the same profile opens all screens, the others only those with their values.
    const profile = JSON.stringify([care.withheld.map(({ area }) => area), care.doctor]);
    const isFirst = !opened.has(profile);
    opened.add(profile);
    const faults: string[] = [];
    for (const route of app.routes) {
      for (const at of addressesOf(route)) {
        const own = rows.filter((row) => row.at === at);
        if (same.has(at) || (!isFirst && own.length === 0 && at !== home)) continue;
        const { text, asks } = await app.see(route, at);
        if (!asks) same.add(at);
        for (const area of areasIn(text)) seen.add(area);
        faults.push(...faultsAt(at, text, { care, showsBody: app.showsCare(route.feature), rows: own }));
      }
    }
    expect(faults).toEqual([]);
  });
});

test('the words of every area are shown to somebody, so that a rule about them can fail', () => {
  expect(careAreas.filter((area) => !seen.has(area))).toEqual([]);
});

test.each([
  ['a word of a withheld area', 'Score of the day ‖ 当天评分', ['/planted shows score: Score of the day ‖ 当天评分']],
  ['an advice of the server', '主食减量，或换成糙米。', ['/planted shows lessFood: 主食减量']],
  ['neither', 'Foods of the day', []],
])('%s is a fault', (_, words, faults) => {
  const care: CareProfile = {
    ...{ states: ['pregnant'], conditions: ['pregnant'], doctor: null },
    withheld: (['lessFood', 'score'] as const).map((area) => ({ area, reasons: ['pregnant'] })),
  };
  const text = `Planted\n${words}\nEnd`;
  expect(faultsAt('/planted', text, { care, showsBody: true, rows: [] })).toEqual(faults);
});

test('a screen without the call for a doctor, and one without content, are faults', () => {
  const care: CareProfile = { states: ['bodyMassBelow15'], conditions: [], withheld: [], doctor: 'now' };
  const rules = { care, showsBody: true, rows: [] };
  expect(faultsAt('/planted', 'Planted\nFoods\nEnd', rules)).toEqual(['/planted shows no doctor']);
  expect(faultsAt('/planted', 'Planted', { ...rules, showsBody: false })).toEqual(['/planted shows no content']);
});
