/** What screens show of figures only if it holds for the person: usual ranges by age, classes of weight, and advice to eat less. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ScreenRoute } from '#products/route.ts';
import { createMock } from '../../mocks/api/index.ts';
import { now } from './arranged-people.ts';
import { textOf } from './bilingual.ts';
import { changedReplies, examplePerson } from './changed-replies.ts';
import { renderProduct } from './rendered-product.ts';

vi.mock('react', async (original) => (await import('./without-browser.ts')).reactWithStores(original));
vi.mock('#shell/useDeferred.ts', async () => (await import('./without-browser.ts')).deferredAtOnce());

vi.useFakeTimers({ toFake: ['Date'], now });
const replies = changedReplies(await createMock({ now: () => now, seed: 'figures' }));
afterEach(() => replies.reset());

type App = Awaited<ReturnType<typeof renderProduct>>;
const see = (app: App, at: string, token: string) => {
  app.enter(examplePerson(token));
  return app.see(app.routes.find(({ path }) => path === at.split('?')[0]) as ScreenRoute, at);
};

describe('general', () => {
  let app: App;
  beforeAll(async () => {
    app = await renderProduct('general', '/', replies.fetch);
  });
  const at = '/family-health/members/detail?familyUserId=user-1003';
  /** The number of ranges of each chart. */
  const rangesIn = (html: string) => [...html.matchAll(/data-ranges="(\d)"/g)].map(([, count]) => Number(count));

  test('the charts of a family member have both usual ranges of the blood pressure, and none of other values', async () => {
    const { html } = await see(app, at, 'adult');
    expect(rangesIn(html)).toEqual([2, 0, 0, 0]);
  });

  test('the charts of a family member under 18 have no ranges, because those are of adults', async () => {
    replies.change('/queryByFamilyUserId', (member: object) => ({ ...member, birthDate: '2012-03-02' }));
    const { html } = await see(app, at, 'child');
    expect(rangesIn(html)).toEqual([0, 0, 0, 0]);
  });

  test.each(['/tools/bmi', '/tools/standard-weight'])('%s judges no weight in a pregnancy', async (at) => {
    const note = textOf(
      'Your profile says that you are pregnant, and this does not apply in pregnancy. Ask at your antenatal care about your weight.',
    );
    expect((await see(app, at, 'not-pregnant')).text).not.toMatch(note);
    replies.changeCare((care) => ({ ...care, conditions: ['pregnant'] }));
    expect((await see(app, at, 'pregnant')).text).toMatch(note);
  });
});

describe('food', () => {
  let app: App;
  beforeAll(async () => {
    app = await renderProduct('food', '/food-app', replies.fetch);
  });
  // The average of the examples has more cholesterol than a day's maximum.
  const tooMuch = textOf('Cholesterol');
  const less = textOf('Cholesterol: have offal and fish roe rarely, and no more than one egg a day.');

  test('the deep report says how to eat less of a nutrient by its usual sources, since an average has no foods', async () => {
    const { text } = await see(app, '/food-app/report', 'any');
    expect(text).toMatch(less);
  });

  test('the deep report names what is too much without advice to eat less, if that is withheld', async () => {
    replies.changeCare((care) => ({ ...care, withheld: [{ area: 'lessFood', reasons: ['eatingDisorder'] }] }));
    const { text } = await see(app, '/food-app/report', 'withheld');
    expect(text).toMatch(tooMuch);
    expect(text).not.toMatch(less);
  });
});
