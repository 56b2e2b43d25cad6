/**
 * Opens every screen as several people, in both languages: nobody sees what their state forbids, and no two screens
 * contradict each other.
 */
import type { CareProfile } from '@health-app/sdk';
import { type CareArea, careAreas } from '@health-app/sdk/safety';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PathPattern } from '#platform/routing/paths.ts';
import type { ScreenRoute } from '#products/route.ts';
import { createMock } from '../../mocks/api/index.ts';
import { people } from '../../mocks/api/test/people.ts';
import { screens } from '../screens.ts';
import { arrange, now } from './arranged-people.ts';
import { areasIn, faultsAt, ownFaultsAt, rowsOf } from './care-rules.ts';
import { changedReplies, examplePerson } from './changed-replies.ts';
import {
  addFacts,
  chineseFaultsIn,
  contradictionsIn,
  type FactsSeen,
  findingFaultsIn,
  type Kind,
  looseNumbersIn,
} from './facts.ts';
import { numberKinds } from './number-kinds.ts';
import { renderProduct } from './rendered-product.ts';

vi.mock('react', async (original) => (await import('./without-browser.ts')).reactWithStores(original));
vi.mock('#domains/home/components/LazyCard.tsx', async () => (await import('./without-browser.ts')).lazyCardAtOnce());
vi.mock('#shell/useDeferred.ts', async () => (await import('./without-browser.ts')).deferredAtOnce());

/** Other addresses of screens that show something else about the person with other parameters. */
const others: Partial<Record<PathPattern, string[]>> = {
  '/health-data/detail': ['bloodSugar', 'bloodPressure', 'heartRate', 'uricAcid', 'sleep'].map(
    (kind) => `/health-data/detail?healthDataType=${kind}`,
  ),
};

vi.mock('#platform/fact.ts', async () => (await import('./without-browser.ts')).markedFacts());

vi.useFakeTimers({ toFake: ['Date'], now });
const mock = await createMock({ now: () => now, seed: 'care' });
const replies = changedReplies(mock);

/** The facts that each person has seen in all products. */
const factsOf = new Map<string, FactsSeen>();
const factsSeenBy = (name: string): FactsSeen => {
  const facts = factsOf.get(name) ?? new Map();
  factsOf.set(name, facts);
  return facts;
};
/** The kinds of numbers without a fact that some screen has shown. */
const kindsMet = new Set<Kind>();

/** The person of the examples, whose screens have the most text, and two people of the tests. */
const readers = ['the person of the examples', 'a pregnant woman', 'a man of 80 on warfarin'];

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
    app = await renderProduct(product, home, replies.fetch);
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
        const { text, html, asks } = await app.see(route, at);
        if (!asks) same.add(at);
        addFacts(factsSeenBy(person.name), html, at, 'en');
        for (const area of areasIn(text)) seen.add(area);
        faults.push(...faultsAt(at, text, { care, showsBody: app.showsCare(route.feature), rows: own }));
      }
    }
    expect(faults).toEqual([]);
  });

  // A server may still send it, such as in a report of an earlier state.
  test('the app writes nothing about an area that is withheld', async () => {
    const withheld = careAreas.map((area) => ({ area, reasons: ['eatingDisorder' as const] }));
    const care: CareProfile = { states: ['eatingDisorder'], conditions: ['eatingDisorder'], withheld, doctor: null };
    replies.changeCare(() => care);
    app.enter(examplePerson(`${product}-unfiltered`));
    const faults: string[] = [];
    for (const route of app.routes) {
      for (const at of addressesOf(route)) {
        if (same.has(at)) continue;
        const { text } = await app.see(route, at);
        faults.push(...ownFaultsAt(at, text, care));
      }
    }
    replies.reset();
    expect(faults).toEqual([]);
  });

  test.each(readers)('%s reads the same facts in Chinese, and no number without a fact', async (name) => {
    const token = `${product}-reader-${name}`;
    const person = people.find((one) => one.name === name);
    app.enter(person ? await arrange(mock, token, person) : examplePerson(token));
    const faults: string[] = [];
    for (const language of ['both', 'zh-CN'] as const) {
      // The tests above read the others in English.
      if (language === 'both' && person) continue;
      app.speak(language);
      for (const route of app.routes) {
        for (const at of addressesOf(route)) {
          const { html } = await app.see(route, at);
          addFacts(factsSeenBy(name), html, at, language === 'both' ? 'en' : language);
          if (language === 'both') continue;
          faults.push(...looseNumbersIn(html, at, numberKinds, kindsMet));
          faults.push(...[...chineseFaultsIn(html), ...findingFaultsIn(html)].map((fault) => `${at} has ${fault}`));
        }
      }
    }
    app.speak('both');
    expect(faults).toEqual([]);
  });
});

test.each([...readers, ...people.map(({ name }) => name)])('no two screens of %s contradict each other', (name) => {
  expect(contradictionsIn(factsSeenBy(name))).toEqual([]);
});

test('each kind of numbers without a fact is shown to somebody', () => {
  expect(numberKinds.filter((kind) => !kindsMet.has(kind)).map(({ why }) => why)).toEqual([]);
});

test('the words of every area are shown to somebody, so that a rule about them can fail', () => {
  expect(careAreas.filter((area) => !seen.has(area))).toEqual([]);
});

test.each([
  ['a word of a withheld area', 'Day score ‖ 当天评分', ['/planted shows score: Day score ‖ 当天评分']],
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
