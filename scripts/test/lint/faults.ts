import type { Loose } from './good-description.ts';

export const LIST = '/food/order/orderList';
const CANCEL = '/food/order/orderCancel';
const PUSH = '/scheme/view/statistic/event/push';
const TWIN = '/food/view/statistic/event/push';

const list = (it: Loose) => it.paths[LIST].get;
const cancel = (it: Loose) => it.paths[CANCEL].post;
const examples = (it: Loose) => list(it).responses['200'].content['application/json'].examples;
const failures = (it: Loose) => list(it).responses['200']['x-failures'];
const schemas = (it: Loose) => it.components.schemas;
const input = (it: Loose) => schemas(it).OrderCancellation.properties;
export const rename = (it: Loose, from: string, to: string) => {
  it.paths[to] = it.paths[from];
  delete it.paths[from];
};

/** A planted fault: its description, the change, and the expected message. */
type Planted = [name: string, plant: (it: Loose) => void, said: string];

/** By the rule that should find the fault. */
export const FAULTS: Record<string, Planted[]> = {
  operations: [
    ['a path parameter', (it) => rename(it, LIST, '/food/{orderList}'), 'A path has no parameters, which'],
    ['no header', (it) => (it.paths[LIST].parameters = []), 'The header appVersion is missing'],
    ['two methods', (it) => (it.paths[LIST].put = cancel(it)), 'A path has one method, get or post.'],
    ['a token for a view', (it) => delete it.paths[PUSH].post.security, 'Exactly the paths with /view/ need no'],
    ['another security', (it) => (list(it).security = [{ apiKey: [] }]), 'security is absent, [] or'],
    [
      'a failure for signed-out callers without optional security',
      (it) => (failures(it).SIGNED_OUT = failures(it).NOT_NOW),
      'An operation with the failure SIGNED_OUT has optional security.',
    ],
    ['no token', (it) => (list(it).security = []), 'Exactly the paths with /view/ need no'],
    ['two tags', (it) => list(it).tags.push('statistic'), 'The one tag is the domain of'],
    ['the tag of another domain', (it) => (list(it).tags = ['statistic']), 'The one tag is the domain of'],
    ['an id twice', (it) => (cancel(it).operationId = 'orders.list'), 'operationId is taken by'],
    ['a GET with a body', (it) => (list(it).requestBody = cancel(it).requestBody), 'A GET has no body.'],
    ['a POST with a query', (it) => (cancel(it).parameters = list(it).parameters), 'A POST takes its input in'],
    ['a header parameter', (it) => (list(it).parameters[0].in = 'header'), 'pageNum: an operation takes query'],
    ['no reply 500', (it) => delete list(it).responses['500'], 'The reply "500" is missing'],
    ['no reply 401', (it) => delete list(it).responses['401'], 'A call that needs a token has the reply "401"'],
    [
      'a reply 401 too many',
      (it) => (it.paths[PUSH].post.responses['401'] = { description: 'No.' }),
      'A call that needs a token has the',
    ],
  ],
  names: [
    ['an id without a verb', (it) => (list(it).operationId = 'orders'), 'operationId is <domain>.<verb>'],
    ['an id of three parts', (it) => (list(it).operationId = 'orders.my.list'), 'operationId is <domain>.<verb>'],
    ['an id in kebab-case', (it) => (list(it).operationId = 'orders.the-list'), 'operationId is <domain>.<verb>'],
    ['an arbitrary verb', (it) => (list(it).operationId = 'orders.all'), 'orders.all does not say "list" of its path.'],
    ['a word too many', (it) => (list(it).operationId = 'orders.newList'), 'orders.newList says "new"'],
    ['words in another order', (it) => (list(it).operationId = 'orders.listOrder'), 'orders.listOrder says "order"'],
    ['another name for a variant', (it) => (it.paths[TWIN].post.operationId = 'statistic.foodPush'), 'The twin of'],
  ],
  extensions: [
    ['no origin', (it) => delete list(it)['x-origin'], 'x-origin is missing'],
    ['another origin', (it) => (list(it)['x-origin'] = 'guess'), 'x-origin is spec or assumed or observed.'],
    ['x-silent: false', (it) => (list(it)['x-silent'] = false), 'x-silent is true.'],
    ['another gate', (it) => (list(it)['x-login-gate'] = 'open'), 'x-login-gate is exempt.'],
    ['an unknown key', (it) => (list(it)['x-slient'] = true), 'x-slient is not one of our keys'],
    ['a GET that reads', (it) => (list(it)['x-effect'] = 'read'), 'x-effect says only what is not the rule.'],
    ['a POST that commands', (it) => (cancel(it)['x-effect'] = 'command'), 'x-effect says only what is not the rule.'],
    ['a read that makes stale', (it) => (list(it)['x-invalidates'] = ['orders']), 'A read makes nothing stale.'],
    [
      'an unknown stale domain',
      (it) => cancel(it)['x-invalidates'].push('carts'),
      'There is no operation or domain carts.',
    ],
    [
      'a variant of an unknown call',
      (it) => (it.paths[TWIN].post['x-variant-of'] = 'statistic.pull'),
      'There is no operation statis',
    ],
    ['a read without a scope', (it) => delete list(it)['x-scope'], 'x-scope is missing'],
    ['a command with a scope', (it) => (cancel(it)['x-scope'] = 'public'), 'A command has no x-scope'],
    ['a personal read without a token', (it) => (list(it).security = []), 'A read without a token is public.'],
    ['a command without a repeat', (it) => delete cancel(it)['x-repeat'], 'x-repeat is missing'],
    [
      'a request id that the input lacks',
      (it) => (cancel(it)['x-repeat'] = 'idempotencyKey'),
      'x-repeat: idempotencyKey goes with an input of that name.',
    ],
    ['a command without a kind', (it) => delete cancel(it)['x-kind'], 'x-kind is missing'],
    ['a read with a kind', (it) => (list(it)['x-kind'] = 'state'), 'A read has no x-kind: remove it.'],
    [
      'a state without the time of the decision',
      (it) => (cancel(it)['x-kind'] = 'state'),
      'x-kind: state goes with an input intendedAt',
    ],
    [
      'a time of the decision that orders nothing',
      (it) => (input(it).intendedAt = { ...input(it).orderNo }),
      'x-kind: state goes with an input intendedAt',
    ],
    [
      'a report that a repeat leaves as it is',
      (it) => (it.paths[PUSH].post['x-repeat'] = 'same'),
      'x-kind: report goes with x-repeat: eventId or again.',
    ],
    ['pages without x-paged', (it) => delete list(it)['x-paged'], 'x-paged goes with pageNum, pageSize and after.'],
    ['x-paged without pages', (it) => list(it).parameters.pop(), 'x-paged goes with pageNum, pageSize and after.'],
    ['pages of 20', (it) => (list(it).parameters[1].schema.default = 20), 'The page size is 10 by default.'],
  ],
  examples: [
    [
      'an example with the envelope',
      (it) => (examples(it).first.value = { success: true, data: examples(it).first.value }),
      'first: an example is the data alone',
    ],
    [
      'no example',
      (it) => delete list(it).responses['200'].content['application/json'].examples,
      'An example of the data is missing.',
    ],
    [
      'an example of a failure',
      (it) => (examples(it).failGone = examples(it).first),
      'failGone: failures are listed under x-failures.',
    ],
    ['no empty list', (it) => delete examples(it).empty, 'A list has an example named empty…, which is empty.'],
    ['a non-empty list named empty', (it) => (examples(it).empty = examples(it).first), 'empty is not empty.'],
    [
      'no request',
      (it) => delete cancel(it).requestBody.content['application/json'].examples,
      'A body has an example.',
    ],
    [
      'a request without its reply',
      (it) => (cancel(it).requestBody.content['application/json'].examples.other = { value: { orderNo: 'order-2' } }),
      'The body other has a reply of the same name.',
    ],
    [
      'another casing',
      (it) => (examples(it).Last_page = examples(it).first),
      'Last_page: example names are in camelCase.',
    ],
    ['no parameter', (it) => delete list(it).parameters[0].examples, 'The required parameter pageNum has an example.'],
    [
      'a parameter without a name for its example',
      (it) => (list(it).parameters[1].example = 10),
      'The examples of the parameter pageSize have names.',
    ],
    [
      'a parameter without its reply',
      (it) => (list(it).parameters[0].examples.last = { value: 2 }),
      'The example last of the parameter pageNum has a reply of the same name.',
    ],
    [
      'a request that lacks a required parameter',
      (it) => (list(it).parameters[1].examples = { empty: { value: 10 } }),
      'The required parameter pageNum has a value for the request empty.',
    ],
  ],
  failures: [
    ['no failure', (it) => (list(it).responses['200']['x-failures'] = {}), 'x-failures is empty'],
    ['a filler', (it) => (failures(it).SERVICE_DOWN = failures(it).NOT_NOW), 'SERVICE_DOWN: leave it out.'],
    [
      'a filler by its summary',
      (it) => (failures(it).NOT_NOW.summary = 'The list cannot be read now'),
      'NOT_NOW: leave it out.',
    ],
    ['a filler by its message', (it) => (failures(it).NOT_NOW.msg = '服务繁忙，请稍后再试'), 'NOT_NOW: leave it out.'],
    [
      'a missing thing after its state',
      (it) => (failures(it).GONE = failures(it).NOT_NOW),
      'The failures are in order: closed, signed out,',
    ],
    [
      'a code in another casing',
      (it) => (failures(it).notNow = failures(it).NOT_NOW),
      'notNow: a code is in capitals, as AMOUNT_CHANGED.',
    ],
    ['a failure without a message', (it) => delete failures(it).NOT_NOW.msg, 'NOT_NOW: a failure has a msg.'],
    ['an empty summary', (it) => (failures(it).NOT_NOW.summary = ' '), 'NOT_NOW: a failure has a summary.'],
    [
      'data of a failure',
      (it) => (failures(it).NOT_NOW.data = null),
      'NOT_NOW: a failure has a summary, a msg and perhaps reasons, not data.',
    ],
  ],
  identities: [
    [
      'a rule about an unknown field',
      (it) => (schemas(it).Order['x-identity'] = ['total = 1']),
      'x-identity: there is no total in "total = 1".',
    ],
    [
      'a text that is no rule',
      (it) => (schemas(it).Order['x-identity'] = ['orderNo']),
      'x-identity: orderNo: a rule is',
    ],
    [
      'an example that breaks a rule',
      (it) => {
        schemas(it).Order['x-identity'] = ['count <= 2'];
        schemas(it).Order.properties.count = { type: 'integer', description: 'A number.' };
        examples(it).first.value.list[0].count = 3;
      },
      'The example first breaks "count <= 2" at /list/0.',
    ],
  ],
  schemas: [
    [
      'another title',
      (it) => (schemas(it).Order.title = 'Purchase'),
      'The title of a named schema is its name, Order.',
    ],
    ['no description', (it) => delete schemas(it).Order.description, 'Order has no description.'],
    [
      'an agreement without a team',
      (it) => Object.assign(schemas(it).Order, { 'x-origin': 'agreed', 'x-agreed': { date: '2026-11-26' } }),
      'Order: an agreed schema, and no other one, has x-agreed with date and team.',
    ],
    [
      'no origin',
      (it) => delete schemas(it).Order['x-origin'],
      'Order: x-origin is spec or assumed or observed or agreed.',
    ],
    [
      'a bare property',
      (it) => (schemas(it).Order.properties.note = { type: 'string' }),
      'A property has a description.',
    ],
    [
      'a bare property deep inside',
      (it) => (schemas(it).Order.allOf = [{ type: 'object', properties: { note: { type: 'string' } } }]),
      'A property has a description.',
    ],
    [
      'an object in an object',
      (it) => (schemas(it).Order.properties.goods = { type: 'object', description: 'Goods.', properties: {} }),
      'An object inside another is a $ref to a named schema.',
    ],
    [
      'an object in a list',
      (it) => (schemas(it).OrderPage.properties.list.items = { type: 'object', properties: {} }),
      'An object inside another is a $ref to a named schema.',
    ],
    [
      'a tuple',
      (it) => (schemas(it).Order.properties.pair = { description: 'Two.', prefixItems: [{}] }),
      'There are no tuples',
    ],
    [
      'a recursive schema',
      (it) => (schemas(it).Order.properties.before = { $ref: '#/components/schemas/Order' }),
      'Order holds itself.',
    ],
    [
      'an indirectly recursive schema',
      (it) => (schemas(it).Order.allOf = [{ $ref: '#/components/schemas/OrderPage' }]),
      'OrderPage holds itself.',
    ],
    [
      'a moment of its own',
      (it) => (schemas(it).Order.properties.at = { type: 'string', format: 'date-time', description: 'When.' }),
      'This is a $ref to DateTime, where the fact has its place.',
    ],
    [
      'an id of its own',
      (it) => (schemas(it).Order.properties.at = { type: 'string', minLength: 1, maxLength: 64, description: 'It.' }),
      'This is a $ref to Id, where the fact has its place.',
    ],
    [
      'an id that may be null, of its own',
      (it) => (schemas(it).Order.properties.planId = { type: ['string', 'null'], description: 'The plan.' }),
      'planId is a $ref to Id, where the fact has its place.',
    ],
    [
      'a list that generators turn into a set',
      (it) => (schemas(it).OrderPage.properties.list.uniqueItems = true),
      'Say x-unique: true',
    ],
    [
      'a list sorted by an unknown property',
      (it) => (schemas(it).OrderPage.properties.list['x-sorted-by'] = '-createdAt'),
      'x-sorted-by names a property of the items, with a minus where the greatest comes first; not createdAt.',
    ],
  ],
  inputs: [
    ['no minimum', (it) => delete input(it).count.minimum, 'count: a number that is sent has a minimum.'],
    ['no maximum', (it) => delete input(it).count.maximum, 'count: a number that is sent has a maximum.'],
    [
      'no maximum of a parameter',
      (it) => delete list(it).parameters[0].schema.maximum,
      'pageNum: a number that is sent',
    ],
    [
      'a day without its clock',
      (it) => (list(it).parameters[2].description = "The day; today by the server's clock when absent."),
      'after: say whose day it is',
    ],
    [
      'a day without its clock in a body',
      (it) => (input(it).orderNo.description = 'The first day; tomorrow when absent.'),
      'orderNo: say whose day it is',
    ],
    ['an endless text', (it) => (input(it).orderNo = { type: 'string', description: 'It.' }), 'orderNo: a text that'],
    [
      'an endless list',
      (it) => (input(it).ids = { type: 'array', description: 'Ids.', items: { type: 'string', maxLength: 9 } }),
      'ids: a list that is sent has maxItems.',
    ],
    [
      'no maximum behind references',
      (it) => {
        input(it).order = { $ref: '#/components/schemas/Order' };
        delete schemas(it).Order.properties.orderNo.maxLength;
      },
      'orderNo: a text that is sent has a maxLength.',
    ],
  ],
  filters: [
    [
      'a keyword that says nothing of the entries',
      (it) => list(it).parameters.push({ name: 'keyword', in: 'query', schema: { type: 'string', maxLength: 9 } }),
      'keyword: x-filters is missing',
    ],
    [
      'a filter by an unknown property',
      (it) =>
        list(it).parameters.push({ name: 'keyword', in: 'query', schema: { type: 'string', 'x-filters': ['price'] } }),
      'keyword: x-filters names properties of the entries; not price.',
    ],
  ],
};
