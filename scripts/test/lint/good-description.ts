/** A small description that satisfies every rule; the tests plant one fault at a time. Any part of it may be changed. */
// biome-ignore lint/suspicious/noExplicitAny: a test changes it in ways that no type would allow
export type Loose = any;

const header = (name: string) => ({ name, in: 'header', schema: { type: 'string' } });

const responses = (schema: Loose, examples: Loose, token = true) => ({
  '200': {
    description: 'Done.',
    content: { 'application/json': { schema: { description: 'The requested data.', ...schema }, examples } },
    'x-failures': { NOT_NOW: { summary: 'Later', msg: 'Not now' } },
  },
  '400': { description: 'Refused.' },
  ...(token ? { '401': { description: 'No token.' } } : {}),
  '500': { description: 'Broken.' },
});

const named = (title: string, properties: Loose, more: Loose = {}) => ({
  type: 'object',
  title,
  description: `${title}.`,
  'x-origin': 'assumed',
  properties,
  ...more,
});

const text = { type: 'string', maxLength: 20, description: 'A text.' };
const number = { type: 'integer', minimum: 1, maximum: 100, description: 'A number.' };

export function goodDescription(): Loose {
  // Every part is a separate object, so that a change does not affect another part.
  return JSON.parse(JSON.stringify(description()));
}

function description(): Loose {
  const parameters = [header('appVersion'), header('source')];
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    tags: [{ name: 'orders' }, { name: 'statistic' }],
    paths: {
      '/food/order/orderList': {
        parameters,
        get: {
          operationId: 'orders.list',
          tags: ['orders'],
          'x-origin': 'spec',
          'x-paged': true,
          'x-scope': 'personal',
          parameters: [
            { name: 'pageNum', in: 'query', required: true, schema: { ...number }, examples: { first: { value: 1 } } },
            { name: 'pageSize', in: 'query', schema: { ...number, default: 10 } },
            { name: 'after', in: 'query', schema: { ...text } },
          ],
          responses: responses(
            { $ref: '#/components/schemas/OrderPage' },
            {
              first: { value: { list: [{ orderNo: 'order-1' }] } },
              empty: { value: { list: [] } },
            },
          ),
        },
      },
      '/food/order/orderCancel': {
        parameters,
        post: {
          operationId: 'orders.cancel',
          tags: ['orders'],
          'x-origin': 'spec',
          'x-kind': 'step',
          'x-repeat': 'same',
          'x-invalidates': ['orders.list', 'statistic'],
          requestBody: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/OrderCancellation' },
                examples: { done: { value: { orderNo: 'order-1' } } },
              },
            },
          },
          responses: responses({ type: 'null' }, { done: { value: null } }),
        },
      },
      '/scheme/view/statistic/event/push': { parameters, post: push('statistic.push') },
      '/food/view/statistic/event/push': {
        parameters,
        post: { ...push('statistic.pushFood'), 'x-variant-of': 'statistic.push' },
      },
    },
    components: {
      schemas: {
        Order: named('Order', { orderNo: text }),
        OrderCancellation: named('OrderCancellation', { orderNo: text, count: { ...number } }),
        OrderPage: named('OrderPage', {
          list: { type: 'array', items: { $ref: '#/components/schemas/Order' }, description: 'The orders.' },
        }),
      },
    },
  };
}

function push(operationId: string): Loose {
  return {
    operationId,
    tags: ['statistic'],
    security: [],
    'x-origin': 'spec',
    'x-silent': true,
    'x-kind': 'report',
    'x-repeat': 'again',
    responses: responses({ type: 'null' }, { done: { value: null } }, false),
  };
}
