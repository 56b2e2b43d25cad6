/** Backends with one fault each in a single reply: its values, its form, whether it refuses, whose data it has. */

import { at, failure, faithful, ORDERS, only, replies, row, type WrongBackend, without } from './faulty-backend.ts';
import type { Call } from './proxy.ts';

/** Whether a call has the token that nobody has. */
const isUnknown = ({ usertoken }: Call['headers']) => String(usertoken).endsWith('-expired');

export const WRONG_REPLIES: Record<string, WrongBackend> = {
  // Values.
  'an amount in yuan': row(at('income.summary', 'totalAmount', String), 'income.summary type /data/totalAmount'),
  'an amount as a decimal': row(
    at('orders.detail', 'amounts/totalAmount', (cents: number) => cents / 1000),
    'orders.detail type /data/amounts/totalAmount',
    ORDERS,
  ),
  'a time without an offset': row(
    at('heartRate.history', 'list/*/measuredAt', (time: string) => time.slice(0, 19)),
    'heartRate.history format /data/list/0/measuredAt',
  ),
  'a time in seconds': row(
    at('mirror.lastResult', 'createdAt', () => 1_795_150_800),
    'mirror.lastResult type /data/createdAt',
  ),
  'a day of another form': row(
    at('camp.notOver', 'startDate', () => '9.11.2026'),
    'camp.notOver format /data/startDate',
  ),
  'null for an empty list': row(
    at('medication.list', '*/doses', () => null),
    'medication.list null /data/0/doses',
  ),
  'an unknown status': row(
    at('orders.detail', 'status', () => 'lost'),
    'orders.detail enumeration /data/status',
    ORDERS,
  ),
  'a number for a name of an enumeration': row(
    at('plans.finishedStage', '*/assessmentStatus', () => 2),
    'plans.finishedStage type /data/0/assessmentStatus',
  ),
  'a missing object': row(at('mealPlan.detail', '', without('target')), 'mealPlan.detail missing /data/target'),
  'a renamed field': row(
    at('member.hasPermission', '', ({ permitted, ...rest }: { permitted: boolean }) => ({
      ...rest,
      allowed: permitted,
    })),
    'member.hasPermission missing /data/permitted',
  ),
  'a negative average': row(
    at('heartRate.average', 'average', () => -3),
    'heartRate.average range /data/average',
  ),
  'an empty name': row(
    at('information.courseDetail', 'title', () => ''),
    'information.courseDetail length /data/title',
  ),
  'a picture that is a script': row(
    at('user.information', 'avatar', () => 'javascript:alert(1)'),
    'user.information format /data/avatar',
  ),
  'an id with a dot': row(
    at('camp.notOver', 'campId', (id: string) => `${id}.1`),
    'camp.notOver format /data/campId',
  ),
  'an index as text': row(at('lookup.glycemicIndexList', '*/gi', String), 'lookup.glycemicIndexList type /data/0/gi'),
  'a flag as a word': row(
    at('mealPlan.guideFlag', '', () => 'no'),
    'mealPlan.guideFlag type /data',
  ),
  'an object for a list': row(
    at('evaluation.list', '', (list: unknown[]) => ({ list })),
    'evaluation.list type /data',
  ),
  // Replies.
  'a page of a gateway': row(
    replies('lookup.purineIndexList', { text: '<html><body>Welcome</body></html>' }),
    'lookup.purineIndexList html body',
  ),
  'a redirect to a sign-in': row(
    replies('plans.executionTitles', { status: 302, headers: { location: '/login' }, text: '' }),
    'plans.executionTitles status status',
  ),
  'an error of the server': row(
    replies('user.healthTagGroups', { status: 500, json: failure('SERVER_ERROR') }),
    'user.healthTagGroups status status',
  ),
  'created instead of OK': row(
    replies('feedback.submit', { status: 201 }),
    'feedback.submit status status',
    ['feedback'],
    { commands: true },
  ),
  'JSON as text': row(
    replies('family.relationship', { headers: { 'content-type': 'text/plain' } }),
    'family.relationship content-type content-type',
  ),
  'half a reply': row(
    only('partner.singleRank', async (_call, forward) => {
      const reply = await forward();
      return { ...reply, text: JSON.stringify(reply.json).slice(0, 200) };
    }),
    'partner.singleRank malformed-json body',
  ),
  'no envelope': row(
    only('evaluation.info', async (_call, forward) => {
      const reply = await forward();
      return { ...reply, json: reply.json.data };
    }),
    'evaluation.info envelope /success',
  ),
  'success as text': row(
    only('share.log', async (_call, forward) => {
      const reply = await forward();
      return { ...reply, json: { ...reply.json, success: String(reply.json.success) } };
    }),
    'share.log envelope /success',
    ['share'],
    { commands: true },
  ),
  'a failure without a code': row(
    replies('analysis.reportDetail', { json: failure() }),
    'analysis.reportDetail missing /code',
  ),
  'a failure with an unknown code': row(
    replies('information.shortLink', { json: failure('E1042') }),
    'information.shortLink enumeration /code',
  ),
  'too many calls for ever': row(
    replies('messaging.launchAppParam', { status: 429, json: failure('RATE_LIMITED') }),
    'messaging.launchAppParam status status',
  ),
  // Refusals.
  'data without a token': row(
    (call, forward) => forward({ headers: { ...call.headers, usertoken: 'anybody-promoter' } }),
    'income.drawList not-refused status',
    ['income.drawList'],
  ),
  'any text for a token': row(
    only('user.information', (call, forward) =>
      forward(isUnknown(call.headers) ? { headers: { ...call.headers, usertoken: 'anybody' } } : {}),
    ),
    'user.information not-refused status',
  ),
  'an expired login by 401': row(
    only('user.information', async (call, forward) => {
      const reply = await forward();
      return isUnknown(call.headers) ? { ...reply, status: 401 } : reply;
    }),
    'user.information not-refused status',
  ),
  'an expired login by another code': row(
    only('user.information', async (call, forward) => {
      const reply = await forward();
      return isUnknown(call.headers) ? { ...reply, json: { ...reply.json, code: '500' } } : reply;
    }),
    'user.information enumeration /code',
  ),
  'a refusal of a token by 200': row(
    only('income.drawableAmount', async (_call, forward) => {
      const reply = await forward();
      return { ...reply, status: 200 };
    }),
    'income.drawableAmount not-refused status',
  ),
  'invalid input by another status': row(
    only('healthData.detail', async (_call, forward) => {
      const reply = await forward();
      return { ...reply, status: reply.status === 400 ? 422 : reply.status };
    }),
    'healthData.detail not-refused status',
  ),
  'an unknown enumeration value is accepted': row(
    only('heartRate.average', (call, forward) => {
      const query = new URLSearchParams(call.query);
      query.set('period', 'week');
      return forward({ query });
    }),
    'heartRate.average not-refused status',
  ),
  'a business failure by HTTP 404': row(
    only('orders.detail', async (_call, forward) => {
      const reply = await forward();
      return reply.status === 200 && reply.json.success === false ? { ...reply, status: 404 } : reply;
    }),
    'orders.detail status status',
  ),
  'a business failure without its code': row(
    only('orders.detail', async (_call, forward) => {
      const reply = await forward();
      return reply.status === 200 && reply.json.success === false
        ? { ...reply, json: { ...reply.json, code: 'NOT_FOUND' } }
        : reply;
    }),
    'orders.detail enumeration /code',
  ),
  'the code of another refusal': row(
    only('orders.detail', async (_call, forward) => {
      const reply = await forward();
      return reply.status === 400 ? { ...reply, json: { ...reply.json, code: 'TOKEN_MISSING' } } : reply;
    }),
    'orders.detail enumeration /code',
  ),
  // Identity.
  'another order than requested': row(
    only('orders.detail', (call, forward) =>
      call.query.get('orderId') === 'order-3011'
        ? forward({ query: new URLSearchParams({ orderId: 'order-3012' }) })
        : forward(),
    ),
    'orders.detail identity /data/orderId',
    ORDERS,
  ),
  "another person's profile": row(
    at('user.information', 'userId', () => 'user-7777'),
    'user.information identity /data/userId',
    ['user.information', 'user.accountInformation'],
  ),
  'one id for all items of a list': row(
    at('medication.list', '*/reminderId', () => 'rem-2005'),
    'medication.list identity /data/1/reminderId',
  ),
  'one id for all entries of a page': row(
    at('heartRate.history', 'list/*/recordId', () => 'heart-6424'),
    'heartRate.history identity /data/list/1/recordId',
  ),
  'another day than requested': row(
    at('aiFood.userSummary', 'date', () => '2026-01-01'),
    'aiFood.userSummary identity /data/date',
  ),
  'another period than requested': row(
    at('partner.pairRank', 'period', (period: string) => (period === 'week' ? 'month' : 'week')),
    'partner.pairRank identity /data/period',
  ),
  "the first person's orders for everybody": row(faithful, 'orders.list identity /data', ORDERS, { other: 'second' }),
  "the first person's profile for everybody": row(
    faithful,
    'user.information identity /data/userId',
    ['user.information', 'user.accountInformation'],
    { other: 'second' },
  ),
  "the first person's draws for everybody": row(faithful, 'income.drawList identity /data', ['income.drawList'], {
    other: 'second-promoter',
  }),
  'fat and protein in exchange': row(
    at('aiFood.userSummary', 'macros', ({ fat, protein, ...rest }: { fat: number; protein: number }) => ({
      ...rest,
      fat: protein,
      protein: fat,
    })),
    'aiFood.userSummary rule /data/macros',
    undefined,
    { missed: true },
  ),
  'energy in kilojoules': row(
    at('lookup.purineIndexList', '*/energyPer100g', (energy: number) => Math.round(energy * 4.184)),
    'lookup.purineIndexList range /data/0/energyPer100g',
  ),
};
