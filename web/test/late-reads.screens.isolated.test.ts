/** A read whose input follows from the address starts with the page: one that waits for another reply shows its content late. */
import { describe, expect, test, vi } from 'vitest';
import type { PathPattern } from '#platform/routing/paths.ts';
import { createMock } from '../../mocks/api/index.ts';
import { screens } from '../screens.ts';
import { now } from './arranged-people.ts';
import { changedReplies, examplePerson } from './changed-replies.ts';
import { renderProduct } from './rendered-product.ts';

vi.mock('react', async (original) => (await import('./without-browser.ts')).reactWithStores(original));
vi.mock('#shell/useDeferred.ts', async () => (await import('./without-browser.ts')).deferredAtOnce());

vi.useFakeTimers({ toFake: ['Date'], now });
const replies = changedReplies(await createMock({ now: () => now, seed: 'late reads' }));

const goods = 'goods below the foods';
const articles = 'articles below the content';
const day = 'the day of the meal, which happens to be today';
const search = 'the words are also typed, and then sent after a pause';

/** Reads that wait for a reply, by path and operation, each with the reason. */
const waiting: Partial<Record<PathPattern, Record<string, string>>> = {
  '/sugar-control': { 'lookup.healthDataGoodsList': goods },
  '/sugar-control/search': { 'lookup.glycemicIndexList': search },
  '/purine': { 'lookup.healthDataGoodsList': goods },
  '/purine/search': { 'lookup.purineIndexList': search },
  '/heart-rate-monitor/result': { 'heartRate.average': 'the day before the reading' },
  '/article': { 'information.shortLink': 'a link to share, below the article' },
  '/execution-plan': { 'plans.finishedStage': 'a link below the tasks' },
  '/health-data/x-plan/detail': {
    'camp.notOver': 'read afresh, because a place may have been bought in another window',
  },
  '/ai-food/list': { 'analysis.dailyReportDetail': day },
  '/ai-food/result': { 'analysis.dailyReportDetail': day },
  '/ai-app': { 'mealPlan.status': 'only if the day has planned meals' },
  '/ai-app/custom': { 'mealPlan.calendar': 'the first day of the week depends on the region' },
  '/food-app': { 'mealPlan.status': 'only if the day has planned meals' },
  '/food-app/analyze/list': { 'analysis.dailyReportDetail': day },
  '/food-app/analyze/more': { 'information.listByTaskType': articles },
  '/food-app/report': { 'information.listByTaskType': articles },
  '/food-app/product/detail': { 'orders.defaultDeliveryAddress': 'only if the goods can be bought' },
  '/food-app/product/order/detail': { 'orders.logisticsInfo': 'only if the order has been sent' },
  '/food-app/product/order/refund/apply': { 'orders.calculateRefundAmount': 'the amount of what the form has chosen' },
  '/food-app/custom/food-health/report': {
    'evaluation.info': 'an offer below the report',
    'user.healthTagGroups': 'an offer below the report',
  },
};

describe.each([
  ['general', '/'],
  ['ai', '/ai-app'],
  ['food', '/food-app'],
] as const)('the reads of %s', async (product, home) => {
  const app = await renderProduct(product, home, replies.fetch);
  const pages = app.routes.map((route) => [screens[route.path as PathPattern], route] as const);

  test.each(pages)('%s waits for no reply to read what its address names', { timeout: 60_000 }, async (at, route) => {
    app.enter(examplePerson('adult'));
    const { late } = await app.see(route, at);
    const known = Object.keys(waiting[route.path as PathPattern] ?? {});
    expect(late.filter((read) => !known.some((operation) => read.startsWith(operation)))).toEqual([]);
    // A reason without such a read is out of date.
    expect(known.filter((operation) => !late.some((read) => read.startsWith(operation)))).toEqual([]);
  });

  if (product !== 'general') return;

  test('a row without a read that follows from the address is found', async () => {
    const route = app.routes.find(({ path }) => path === '/evaluate') as (typeof app.routes)[number];
    app.enter(examplePerson('adult'));
    const { late } = await app.see({ ...route, first: route.first.slice(0, 1) }, screens['/evaluate']);
    expect(late).toEqual(['plans.stageAssessmentDetail {"stageId":"stage-6251"}', 'user.accountInformation null']);
  });
});
