import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../src/msw/index.ts';
import { readTable } from '../src/read-table.ts';
import { fixture, ok, refused } from '../src/testing/index.ts';
import { createValidationMiddleware } from '../src/validation/index.ts';
import { client, failure } from './client.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const health = client({ app: 'food', retry: 0 });
const paid = refused('orders.cancel', 'PAID');
const cancel = () => health.orders.cancel({ orderId: 'order-1', reason: 'changedMind' });

describe('the handlers of a client', () => {
  it('every operation has a handler, whose reply is the first example', async () => {
    const all = handlers(health);
    expect(all).toHaveLength(readTable('food').length);
    server.use(...all);
    const validated = client({ app: 'food', retry: 0 });
    validated.use(createValidationMiddleware());
    expect(await validated.orders.detail({ orderId: 'order-1' })).toEqual(await fixture('orders.detail'));
    expect(await validated.orders.list({ tab: 'all', pageNum: 1 })).toEqual(await fixture('orders.list'));
    expect(await validated.aiFood.analysisPending()).toEqual(await fixture('aiFood.analysisPending'));
  });

  it('given replies replace the examples, and an earlier handler comes first', async () => {
    server.use(...handlers(health, { 'orders.cancel': paid }), ...handlers(health));
    expect(await failure(cancel())).toMatchObject({ kind: 'business', code: 'PAID' });
    expect((await health.orders.detail({ orderId: 'order-1' })).status).toBe('awaitingPayment');
  });

  it('a function receives the request, and an error is a call without a reply', async () => {
    server.use(
      ...handlers(health, {
        'orders.detail': async ({ url }) =>
          ok('orders.detail', {
            ...(await fixture('orders.detail')),
            orderId: new URL(url).searchParams.get('orderId') ?? '',
          }),
        'orders.cancel': new Error('offline'),
      }),
    );
    expect((await health.orders.detail({ orderId: 'order-77' })).orderId).toBe('order-77');
    expect(await failure(cancel())).toMatchObject({ kind: 'network' });
  });

  it('the status and the headers of a reply arrive', async () => {
    const reply = { status: 503, headers: { 'retry-after': '7', 'x-request-id': 'r-1' } };
    server.use(...handlers(health, { 'orders.cancel': reply }));
    expect(await failure(cancel())).toMatchObject({ status: 503, retryAfter: 7_000, requestId: 'r-1' });
  });

  it('only the address of the client is answered', async () => {
    server.use(...handlers(health, { 'lookup.purineIndexList': ok('lookup.purineIndexList', []) }));
    const { path } = readTable('food').find(({ id }) => id === 'lookup.purineIndexList') ?? { path: '' };
    await expect(fetch(`https://other.example${path}`)).rejects.toThrow('Cannot bypass a request');
    await expect(fetch(`${health.host}${path}/more`)).rejects.toThrow('Cannot bypass a request');
    expect((await fetch(`${health.host}${path}?keyword=tofu`)).status).toBe(200);
  });

  it('a reply of another operation does not compile, and an unknown operation is refused', () => {
    const compiled = () =>
      handlers(health, {
        // @ts-expect-error a refusal of another operation
        'orders.detail': paid,
      });
    expect(compiled).toBeTypeOf('function');
    expect(() => handlers(health, { 'orders.melt': paid } as never)).toThrow('operation takes the id of an operation');
    expect(() => handlers({} as never)).toThrow('health takes a client of createHealthClient');
  });
});
