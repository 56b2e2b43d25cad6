/** Backends with one fault each: the mock behind a proxy, and the finding by which a run names the fault. */

import {
  actsSilently,
  at,
  faithful,
  ignoresNewer,
  newKey,
  ORDERS,
  only,
  otherPage,
  refusesAgain,
  row,
  stale,
  type WrongBackend,
  withInput,
  without,
  withoutQuery,
  withZone,
} from './faulty-backend.ts';
import { inData } from './proxy.ts';
import { ANY_ORIGIN } from './server.ts';
import { WRONG_REPLIES } from './wrong-replies.ts';

export const WRONG_BACKENDS: Record<string, WrongBackend> = {
  ...WRONG_REPLIES,
  // Filters.
  'a keyword that is ignored': row(
    withoutQuery('lookup.purineIndexList', 'keyword'),
    'lookup.purineIndexList filter /data/0',
  ),
  'a category that is ignored': row(
    withoutQuery('lookup.glycemicIndexList', 'category'),
    'lookup.glycemicIndexList filter /data/0',
  ),
  'a tab that is ignored': row(withInput('orders.list', { tab: 'all' }), 'orders.list filter /data/list/0'),
  'a state that is ignored': row(
    withInput('heartRate.history', { state: 'active' }),
    'heartRate.history filter /data/list/0',
  ),
  'a last day that is ignored': row(
    withInput('heartRate.history', { to: undefined }),
    'heartRate.history filter /data/list/0',
  ),
  'a kind of goods that is ignored': row(
    only('lookup.healthDataGoodsList', (_call, forward) =>
      forward({ query: new URLSearchParams({ healthDataType: 'weight' }) }),
    ),
    'lookup.healthDataGoodsList filter /data/0',
  ),
  // Rules, order, pages.
  'a wrong sum of an order': row(
    at('orders.detail', 'amounts/totalAmount', (cents: number) => cents + 1),
    'orders.detail rule /data/amounts',
    ORDERS,
  ),
  'a wrong sum of the income': row(
    at('income.summary', 'available', (cents: number) => cents + 100),
    'income.summary rule /data',
  ),
  'an average above the maximum': row(
    at('heartRate.average', 'max', () => 21),
    'heartRate.average rule /data',
  ),
  'a plan off its target': row(
    at('mealPlan.detail', 'target/energy', (energy: number) => Math.round(energy * 1.3)),
    'mealPlan.detail range /data/macros/energy',
  ),
  'a forbidden food in a plan': row(
    at('evaluation.foodPlan', 'goods/0/allergens', () => ['crustaceans']),
    'evaluation.foodPlan other /data/goods/0/allergens',
    ['evaluation', 'mealPlan.viewSubmit'],
  ),
  'the oldest order first': row(
    at('orders.list', 'list', (list: unknown[]) => list.slice().reverse()),
    'orders.list order /data/list/1/createdAt',
    ORDERS,
  ),
  'the oldest measurement first': row(
    at('mirror.list', 'list', (list: unknown[]) => list.slice().reverse()),
    'mirror.list order /data/list/1/createdAt',
  ),
  'a total off by one': row(
    at('orders.list', 'total', (total: number) => total + 1),
    'orders.list paging /data/list',
  ),
  'no further page': row(
    at('income.drawList', 'hasMore', () => false),
    'income.drawList paging /data/hasMore',
  ),
  'the second page for ever': row(
    otherPage('orders.list', ({ pageNum }) => ({ pageNum: Math.min(2, pageNum) })),
    'orders.list paging /data/list/0',
  ),
  'pages counted from 0': row(
    otherPage('heartRate.history', ({ pageNum }) => ({ pageNum: pageNum + 1 })),
    'heartRate.history paging /data/list',
  ),
  'a page size that is ignored': row(
    otherPage('income.waitSettleList', () => ({ pageSize: 10 })),
    'income.waitSettleList paging /data/list',
  ),
  'a next that begins one entry too late': row(
    only('orders.list', async (call, forward) => {
      const reply = await forward();
      const { after, pageSize } = call.body;
      if (after === undefined || reply.json.success !== true) return reply;
      const late = await forward({ body: { ...call.body, pageSize: pageSize + 1 } });
      return { ...reply, json: { ...reply.json, data: { ...reply.json.data, list: late.json.data.list.slice(1) } } };
    }),
    'orders.list paging /data/list',
    ORDERS,
  ),
  'a next that is ignored': row(
    only('orders.list', (call, forward) => forward({ body: { ...call.body, after: undefined } })),
    'orders.list paging /data/list/0',
    ORDERS,
  ),
  'a page that follows without its next': row(
    at('orders.list', '', without('next')),
    'orders.list paging /data/next',
    ORDERS,
  ),
  'a next on the last page': row(
    at('orders.list', '', (page: { next?: string }) => ({ ...page, next: page.next ?? 'order-3001' })),
    'orders.list paging /data/next',
    ORDERS,
  ),
  // Commands.
  'stale reads': row(
    stale('user.information'),
    'user.information lost-write /data/userName',
    ['user.information', 'user.saveInformation'],
    { commands: true },
  ),
  'a draw twice': row(newKey('income.drawSubmit'), 'income.drawSubmit repeated /data', ['income'], { commands: true }),
  'a draw twice, with the first reply': row(
    actsSilently('income.drawSubmit'),
    'income.drawSubmit repeated /data',
    ['income'],
    { commands: true },
  ),
  'a medicine twice': row(
    newKey('medication.save'),
    'medication.save repeated /data',
    ['medication.save', 'medication.list'],
    { commands: true },
  ),
  'a meal twice, with the first reply': row(
    actsSilently('analysis.submitFoodItem'),
    'analysis.submitFoodItem repeated /data',
    ['analysis.submitFoodItem', 'analysis.record'],
    { commands: true },
  ),
  'a meal twice': row(
    newKey('analysis.submitFoodItem'),
    'analysis.submitFoodItem repeated /data',
    ['analysis.submitFoodItem', 'analysis.record'],
    { commands: true },
  ),
  'a refund twice': row(
    newKey('orders.submitRefundApply'),
    'orders.submitRefundApply repeated /data',
    [...ORDERS, 'orders.submitRefundApply'],
    { commands: true },
  ),
  'a refused repetition': row(
    refusesAgain('healthData.saveWeightWithCompareLast', 'IMPLAUSIBLE'),
    'healthData.saveWeightWithCompareLast repeated /data',
    ['healthData'],
    { commands: true },
  ),
  'an older dose overrules': row(
    withoutQuery('medication.finish', 'intendedAt'),
    'medication.finish overruled /data',
    ['medication.finish', 'medication.list'],
    { commands: true },
  ),
  'an older meal overrules': row(
    withoutQuery('mealPlan.finish', 'intendedAt'),
    'mealPlan.finish overruled /data',
    ['mealPlan.finish', 'mealPlan.detail'],
    { commands: true },
  ),
  'a newer dose is ignored': row(
    ignoresNewer('medication.finish'),
    'medication.finish overruled /data',
    ['medication.finish', 'medication.list'],
    { commands: true },
  ),
  'a cancelled order stays as it was': row(
    stale('orders.detail'),
    'orders.detail lost-write /data/status',
    [...ORDERS, 'orders.cancel'],
    { commands: true },
  ),
  'a weight that a read does not show': row(
    stale('healthData.detail'),
    'healthData.detail lost-write /data',
    ['healthData'],
    { commands: true, missed: true },
  ),
  'a deleted medicine stays': row(
    stale('medication.list'),
    'medication.list lost-write /data',
    ['medication.list', 'medication.delete'],
    { commands: true, missed: true },
  ),
  'an event counts twice': row(
    only('statistic.push', async (_call, forward) => {
      await forward();
      return forward();
    }),
    'statistic.push repeated /data',
    ['statistic'],
    { commands: true, missed: true },
  ),
  // What opens something to its holder.
  'a plan id of a count': row(
    at('plans.executionData', 'planId', () => `plan-${'6200'.padStart(26, '0')}`),
    'plans.executionData guessable /data/planId',
  ),
  'plan ids one after the other': row(
    inData('plans.executionData', (data, { headers: { usertoken } }) => ({
      ...data,
      planId: `plan-x7k2m9q4w8r3t6y1v5b0n4hd${usertoken === 'wrong-neighbour' ? '02' : '01'}`,
    })),
    'plans.executionData guessable /data/planId',
    undefined,
    { other: 'wrong-neighbour' },
  ),
  // Zones.
  'one zone for all people': row(withZone('Asia/Shanghai'), 'aiFood.userSummary zone /data/date'),
  'the zone of the server, where a request names another': row(
    withZone(undefined),
    'plans.executionData zone /data/date',
  ),
  // Other origins.
  'no other origins': row(faithful, 'camp.notOver cors access-control-allow-origin', ['camp.notOver'], { cors: {} }),
  'a header that is not permitted': row(faithful, 'camp.notOver cors access-control-allow-headers', ['camp.notOver'], {
    cors: { ...ANY_ORIGIN, 'access-control-allow-headers': 'content-type, appVersion, source' },
  }),
  'a method that is not permitted': row(faithful, 'camp.notOver cors access-control-allow-methods', ['camp.notOver'], {
    cors: { ...ANY_ORIGIN, 'access-control-allow-methods': 'POST' },
  }),
  'a header that a page may not read': row(
    faithful,
    'camp.notOver cors access-control-expose-headers',
    ['camp.notOver'],
    { cors: { ...ANY_ORIGIN, 'access-control-expose-headers': 'Date, Retry-After, RateLimit, RateLimit-Policy' } },
  ),
  'a refusal that a page may not read': row(
    only('camp.notOver', async (_call, forward) => {
      const reply = await forward();
      return reply.status === 401 ? { ...reply, headers: { 'access-control-allow-origin': '' } } : reply;
    }),
    'camp.notOver cors access-control-allow-origin',
  ),
};
