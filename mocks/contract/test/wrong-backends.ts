/** Backends with one fault each: the mock behind a proxy, and the finding by which a run names the fault. */

import { type Fault, inData } from './proxy.ts';
import { ANY_ORIGIN } from './server.ts';

export interface WrongBackend {
  /** The operations of the run. */
  operations: string[];
  fault: Fault;
  /** `<operation> <kind> <place>` of the finding that should name it. */
  named: string;
  /** A run does not find it yet. */
  missed?: true;
  commands?: true;
  /** The token of a second person. */
  other?: string;
  cors?: Record<string, string>;
}

const faithful: Fault = (_call, forward) => forward();

/** A fault of one operation; all others are answered faithfully. */
const only =
  (operation: string, fault: Fault): Fault =>
  (call, forward) =>
    call.operation === operation ? fault(call, forward) : forward();

/** A fault of the value at a path; `*` is every item. */
function at(operation: string, path: string, change: (value: never) => unknown): Fault {
  // biome-ignore lint/suspicious/noExplicitAny: it changes the reply of any operation
  const changed = (value: any, [step, ...rest]: string[]): any => {
    if (step === undefined) return change(value as never);
    if (value === null || value === undefined) return value;
    if (step === '*') return value.map((item: unknown) => changed(item, rest));
    return Array.isArray(value)
      ? value.map((item, index) => (String(index) === step ? changed(item, rest) : item))
      : { ...value, [step]: changed(value[step], rest) };
  };
  return inData(operation, (data) => changed(data, path === '' ? [] : path.split('/')));
}

const without = (name: string) => (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

/** A reply instead of the server's. */
const replies = (operation: string, reply: Partial<Awaited<ReturnType<Fault>>>): Fault =>
  only(operation, async (_call, forward) => ({ ...(await forward()), ...reply }));

const failure = (code?: string) => ({ success: false, msg: '暂时无法使用', ...(code && { code }) });

/** Keeps the requested page number, so that only the entries are wrong. */
const otherPage =
  (operation: string, change: (body: { pageNum: number; pageSize: number }) => object): Fault =>
  async (call, forward) => {
    if (call.operation !== operation) return forward();
    const reply = await forward({ body: { ...call.body, after: undefined, ...change(call.body) } });
    if (reply.json.success)
      Object.assign(reply.json.data, { pageNum: call.body.pageNum, pageSize: call.body.pageSize });
    return reply;
  };

/** Gives every call of a command another key. */
const newKey = (operation: string): Fault => {
  let calls = 0;
  return only(operation, (call, forward) =>
    typeof call.body?.idempotencyKey === 'string'
      ? forward({ body: { ...call.body, idempotencyKey: `another-key-${++calls}` } })
      : forward(),
  );
};

/** Acts again, but returns the first reply to the same key. */
const actsSilently = (operation: string): Fault => {
  const acts = newKey(operation);
  const first = new Map<string, Promise<Awaited<ReturnType<Fault>>>>();
  return async (call, forward) => {
    if (call.operation !== operation) return forward();
    const reply = acts(call, forward);
    const key = String(call.body?.idempotencyKey);
    if (!first.has(key)) first.set(key, reply);
    await reply;
    return first.get(key) as typeof reply;
  };
};

const refusesAgain = (operation: string, code: string): Fault => {
  const known = new Set<string>();
  return only(operation, async (call, forward) => {
    const key = String(call.body?.idempotencyKey);
    if (known.has(key)) return { status: 200, json: failure(code) };
    const reply = await forward();
    if (reply.json.success) known.add(key);
    return reply;
  });
};

const withoutQuery = (operation: string, name: string): Fault =>
  only(operation, (call, forward) => {
    const query = new URLSearchParams(call.query);
    query.delete(name);
    return forward({ query });
  });

/** The first reply to each caller, for ever. */
const stale = (operation: string): Fault => {
  const first = new Map<string, ReturnType<Fault>>();
  return only(operation, async (call, forward) => {
    const key = `${call.headers.usertoken} ${call.query} ${JSON.stringify(call.body)}`;
    const known = await first.get(key);
    if (known?.json.success) return known;
    const reply = forward();
    first.set(key, reply);
    return reply;
  });
};

/** Takes every decision for the first one. */
const ignoresNewer = (operation: string): Fault => {
  let decided: Awaited<ReturnType<Fault>> | undefined;
  return only(operation, async (call, forward) => {
    if (decided && call.query.has('intendedAt')) return decided;
    const reply = await forward();
    if (reply.json.success) decided = reply;
    return reply;
  });
};

const ORDERS = ['orders.list', 'orders.detail'];

export const WRONG_BACKENDS: Record<string, WrongBackend> = {
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
  // What lets in whoever has it.
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
  // Other origins.
  'no other origins': row(faithful, 'camp.notOver cors access-control-allow-origin', ['camp.notOver'], { cors: {} }),
  'a header that is not permitted': row(faithful, 'camp.notOver cors access-control-allow-headers', ['camp.notOver'], {
    cors: { ...ANY_ORIGIN, 'access-control-allow-headers': 'content-type, appVersion, source' },
  }),
};

function row(
  fault: Fault,
  named: string,
  operations: string[] = [named.split(' ')[0] ?? ''],
  more: Pick<WrongBackend, 'commands' | 'other' | 'cors' | 'missed'> = {},
): WrongBackend {
  return { fault, named, operations, ...more };
}
