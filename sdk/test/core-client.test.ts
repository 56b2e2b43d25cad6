import { describe, expect, it, vi } from 'vitest';
import * as operations from '../src/generated/functions.ts';
import {
  addMiddleware,
  completeUser,
  createAnalytics,
  createCoreClient,
  createFetch,
  createLogHooks,
  createRaw,
  createStorage,
  signInByCode,
  withResponse,
} from '../src/index.ts';
import { rowOf } from '../src/operation.ts';
import { renewLogin } from '../src/persistence/index.ts';
import { readTable } from '../src/read-table.ts';
import { createFakeTransport, ok, type Said } from '../src/testing/index.ts';
import { client, failure } from './client.ts';

const user = { userId: 'user-1001', userToken: 'secret-token' };

function core(...replies: Said[]) {
  const { fetch, requests } = createFakeTransport(...(replies.length > 0 ? replies : [ok([])]));
  const options = { environment: 'production', appVersion: '5.2.0', login: () => user, retry: 0, fetch } as const;
  return { health: createCoreClient({ ...options, app: 'main' }), options, requests };
}

const sent = async (request: Request) => [request.method, request.url, [...request.headers], await request.text()];

describe('the functions of the operations', () => {
  it.each(['main', 'food'] as const)('there is one for each operation of the table, on the %s host', (app) => {
    const byId = new Map(Object.values(operations).map((one) => [rowOf(one, app).id, one]));
    const rows = readTable(app).map(({ identify, ...row }) => ({ ...row, isIdentified: !!identify }));
    const own = rows.map(({ id }) => {
      const { identify, ...row } = rowOf(byId.get(id), app);
      return { ...row, isIdentified: !!identify };
    });
    expect(own).toEqual(rows);
    expect(byId.size).toBe(rows.length);
    const names = rows.map(({ domain, verb }) => `${domain}${verb[0]?.toUpperCase()}${verb.slice(1)}`);
    expect(Object.keys(operations).sort()).toEqual(names.sort());
  });

  it('they send what the methods of a client send', async () => {
    const { health, requests, options } = core(ok({}));
    const full = client(options);
    const call = { headers: { 'x-tenant': 'north' } };
    const meal = { idempotencyKey: 'intent-1' } as never;
    await operations.ordersDetail(health, { orderId: 'order-1' }, call);
    await full.orders.detail({ orderId: 'order-1' }, call);
    await operations.familyRelationship(health, call);
    await full.family.relationship(call);
    await operations.aiFoodSubmitFoodName(health, meal, call);
    await full.aiFood.submitFoodName(meal, call);
    const all = await Promise.all(requests.map(sent));
    expect(all).toHaveLength(6);
    expect([all[0], all[2], all[4]]).toEqual([all[1], all[3], all[5]]);
  });

  it('a command has its own idempotencyKey, and a repetition has the same one', async () => {
    const { health, requests } = core({ status: 503 }, ok({}), ok({}));
    const input = { weight: 61.5 } as never;
    await operations.healthDataSaveWeightWithCompareLast(health, input, { retry: 1 });
    await operations.healthDataSaveWeightWithCompareLast(health, input);
    const [first, again, next] = await Promise.all(
      requests.map(async (request) => (await request.json()).idempotencyKey),
    );
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([again, next === first]).toEqual([first, false]);
  });

  it('a value that is not their client rejects nothing silently', () => {
    expect(() => operations.familyRelationship({} as never)).toThrow('health takes a client');
    expect(() => rowOf(() => {}, 'main')).toThrow('operation takes a function of @health-app/sdk/operations');
  });
});

describe('a core client', () => {
  it('has no methods, and its views have their own user', async () => {
    const { health, requests } = core();
    expect(Object.keys(health).sort()).toEqual(['app', 'as', 'dispose', 'environment', 'host', 'session']);
    await operations.lookupPurineIndexList(health.as({ userToken: 'another' }));
    await operations.lookupPurineIndexList(health);
    expect(requests.map(({ headers }) => headers.get('userToken'))).toEqual(['another', 'secret-token']);
    await health.dispose();
    expect((await failure(operations.lookupPurineIndexList(health))).kind).toBe('aborted');
  });

  it('works with all functions that take a client', async () => {
    const { health, requests } = core(ok({ ...user, userName: 'Li' }));
    await signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    expect((await completeUser(health)).userName).toBe('Li');
    const storage = createStorage('production', () => {
      throw new Error('blocked');
    });
    const analytics = createAnalytics(health, { consent: true, storage, queueStorage: storage });
    analytics.track('start');
    await analytics.close();
    await createRaw(health).GET('/food/order/orderDetail', { params: { query: { orderId: '1' } } });
    await createFetch(health)(`${health.host}/food/order/orderDetail?orderId=1`);
    expect(await withResponse(operations.ordersDetail(health, { orderId: '1' }))).toMatchObject({
      data: { userName: 'Li' },
      response: { status: 200 },
    });
    const paths = requests.map(({ url }) => new URL(url).pathname.split('/').pop());
    expect(paths).toEqual(['login', 'getUserInformation', 'push', 'orderDetail', 'orderDetail', 'orderDetail']);
  });

  it('takes middlewares and the hooks of the log', async () => {
    const lines: string[] = [];
    const logger = { ...console, info: (line: string) => lines.push(line) };
    const { options } = core();
    const health = createCoreClient({ ...options, app: 'main', hooks: createLogHooks('info', logger) });
    addMiddleware(health, { onRequest: () => Response.json({ success: true, data: [{ name: 'early' }] }) });
    expect(await operations.lookupPurineIndexList(health)).toEqual([{ name: 'early' }]);
    expect(() => addMiddleware(health, {} as never)).toThrow('middleware takes');
    addMiddleware(health, {
      onResponse: () => {
        throw new Error('planted');
      },
    });
    expect((await failure(operations.lookupPurineIndexList(health))).message).toBe('a middleware has thrown');
    expect(lines.at(-1)).toBe('lookup.purineIndexList failed: invalid-request ');
  });

  it('sends a read again after the login was renewed', async () => {
    const expired = { status: 500, body: { success: false, code: '600', msg: 'login expired' } };
    const { health, requests } = core(expired, ok([]));
    const renew = vi.fn(async () => 'renewed');
    renewLogin(health, renew);
    expect(await operations.medicationList(health)).toEqual([]);
    expect(requests.map(({ headers }) => headers.get('userToken'))).toEqual(['secret-token', 'renewed']);
  });
});
