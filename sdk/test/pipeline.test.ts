import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type BusinessError, explain, packError, version } from '../src/index.ts';
import { client, failure } from './client.ts';
import { fail, ok, type Said, transport } from './transport.ts';

const goods = { goodsId: 'goods-1001', name: '荞麦挂面' };
const dose = { reminderId: 'rem-2001', date: '2026-11-20', time: '08:00', status: 'taken' } as const;

describe('a call', () => {
  it('a GET is sent with its query and all headers, and returns the data', async () => {
    const { fetch, requests } = transport(ok(goods));
    const health = client({ fetch, source: 'iOS' });
    await expect(health.orders.detail({ orderId: 'order-1' })).resolves.toEqual(goods);
    const [request] = requests;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe('https://api.health-app.example/food/order/orderDetail?orderId=order-1');
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      appversion: '5.2.0',
      source: 'iOS',
      usertoken: 'secret-token',
      'x-sdk-version': version,
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it.each([
    ['Pacific/Auckland', 'Pacific/Auckland'],
    ['', null],
  ])('the option timeZone %j sends the zone %j', async (timeZone, sent) => {
    const { fetch, requests } = transport(ok([]));
    await client({ fetch, timeZone }).medication.list();
    expect(requests[0]?.headers.get('x-time-zone')).toBe(sent);
  });

  it.each(['Asia/\nShanghai', 'Mars/X', 'UTC+8', 8])('the option timeZone refuses %j, which is no zone', (timeZone) => {
    expect(() => client({ timeZone: timeZone as string })).toThrow(new TypeError('options.timeZone takes a time zone'));
  });

  it('a POST is sent with its input as JSON', async () => {
    const { fetch, requests } = transport(ok(null));
    await expect(client({ fetch }).medication.delete({ reminderId: 'rem-2004' })).resolves.toBeNull();
    expect(requests[0]?.method).toBe('POST');
    expect(await requests[0]?.json()).toEqual({ reminderId: 'rem-2004' });
  });

  it('the body has null where the caller clears a field, at any depth, and omits undefined fields', async () => {
    const { fetch, requests } = transport(ok({}));
    const health = client({ fetch });
    await health.user.saveInformation({ height: null, dietaryGoal: null, userName: undefined });
    await health.plans.remind({ taskId: 'task-1', time: null });
    await health.evaluation.next({ itemId: undefined, answer: { optionIds: ['option-1'], value: null } });
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual([
      '{"height":null,"dietaryGoal":null}',
      '{"taskId":"task-1","time":null}',
      '{"answer":{"optionIds":["option-1"],"value":null}}',
    ]);
  });

  it('the query omits undefined and null parameters', async () => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch });
    for (const keyword of [undefined, null as never])
      await health.lookup.glycemicIndexList({ keyword, category: 'fruit' });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?category=fruit', '?category=fruit']);
  });

  it.each([
    ['iOS', '9.8.7', '9.8.7'],
    ['Android', 'nine', '5.2.0'],
    ['iOS', undefined, '5.2.0'],
    ['', '9.8.7', '5.2.0'],
  ] as const)('a call from source "%s" with app version %s sends version %s', async (source, apkVersion, told) => {
    const { fetch, requests } = transport(ok([]), { status: 404 });
    const health = client({ fetch, source, login: () => ({ userToken: 'T', ...(apkVersion && { apkVersion }) }) });
    await health.lookup.glycemicIndexList();
    expect(requests[0]?.headers.get('appVersion')).toBe(told);
    await expect(health.lookup.glycemicIndexList()).rejects.toMatchObject({ headers: { appVersion: told } });
  });

  it('a call of a guest in a browser has an empty source and no token', async () => {
    const { fetch, requests } = transport(ok([]));
    await client({ fetch, login: undefined }).lookup.glycemicIndexList();
    expect(requests[0]?.headers.get('source')).toBe('');
    expect(requests[0]?.headers.has('userToken')).toBe(false);
  });

  it('a call follows no redirect, which would send the token to another server', async () => {
    const { fetch, requests } = transport(ok([]));
    await client({ fetch }).lookup.glycemicIndexList();
    expect(requests[0]?.redirect).toBe('manual');
  });
});

describe('a failure', () => {
  it('a business failure rejects with the message of the server', async () => {
    const error = await failure(
      client(transport(fail('该提醒不存在', '40401'))).medication.delete({ reminderId: 'x' }),
    );
    expect(error).toMatchObject({
      kind: 'business',
      message: '该提醒不存在',
      code: '40401',
      status: 200,
      operation: 'medication.delete',
      method: 'POST',
      path: '/cooperation/app/medicationRemind/delete',
      attempts: 1,
    });
  });

  it.each([
    ['600', 'login-expired', 'login expired'],
    [600, 'login-expired', 'login expired'],
    ['601', 'http', 'request exception'],
    [undefined, 'http', 'request exception'],
  ])('a reply with status 500 and code %s fails with kind %s: %s', async (code, kind, message) => {
    const said = { status: 500, ...fail('details', code as string) };
    expect(await failure(client(transport(said)).lookup.glycemicIndexList())).toMatchObject({
      kind,
      message,
      status: 500,
      code: code === undefined ? undefined : `${code}`,
      serverMessage: 'details',
    });
  });

  it('the code of an expired login in a reply with status 200 is a business failure like any other', async () => {
    const error = await failure(client(transport(fail('details', '600'))).lookup.glycemicIndexList());
    expect(error).toMatchObject({ kind: 'business', code: '600', message: 'details' });
  });

  it('the name of a failure without a message is in English, and it has no message of the server', async () => {
    const error = await failure(
      client(transport({ body: { success: false, code: 7, msg: 8 } })).lookup.glycemicIndexList(),
    );
    expect(error).toMatchObject({ kind: 'business', code: '7', message: 'request failed' });
    expect(error.serverMessage).toBeUndefined();
  });

  it.each([204, 201, 301, 400, 401, 404, 429])('a reply with status %d rejects with kind http', async (status) => {
    const body = status === 204 ? undefined : ok([]).body;
    expect(await failure(client(transport({ status, body })).lookup.glycemicIndexList())).toMatchObject({
      kind: 'http',
      status,
    });
  });

  it.each<[string, Said]>([
    ['malformed JSON', { body: '{"success": tru' }],
    ['HTML', { body: '<!doctype html><title>Gateway</title>', headers: { 'content-type': 'text/html' } }],
    ['an empty body', {}],
    ['a bare array', { body: [] }],
    ['a bare null', { body: 'null' }],
    ['no success flag', { body: { data: [] } }],
    ['a success flag that is a text', { body: { success: 'true', data: [] } }],
    ['null where data must be', ok(null)],
    ['no data where data must be', { body: { success: true } }],
  ])('a reply with %s is an invalid response', async (_name, said) => {
    expect(await failure(client(transport(said)).lookup.glycemicIndexList())).toMatchObject({
      kind: 'invalid-response',
      status: 200,
    });
  });

  it.each<[string, unknown]>([
    ['an object where a list must be', {}],
    ['a text where a list must be', 'oats'],
    ['a number where a list must be', 7],
  ])('a reply whose data is %s is an invalid response', async (_name, data) => {
    const call = client(transport(ok(data))).lookup.glycemicIndexList();
    expect(await failure(call)).toMatchObject({
      kind: 'invalid-response',
      message: expect.stringContaining('not array'),
    });
  });

  it('a reply with a list, null or true where an object must be is an invalid response', async () => {
    for (const data of [[], null, true]) {
      const call = client(transport(ok(data))).lookup.healthDataGoodsDetail({ goodsId: 'g' });
      expect(await failure(call)).toMatchObject({
        kind: 'invalid-response',
        message: expect.stringContaining('not object'),
      });
    }
  });

  it('an error has the text reasons of a refusal, but its JSON does not show them', async () => {
    const refusal = { ...Object(fail('目前不适合减重', 'NOT_ELIGIBLE').body), reasons: ['pregnant', 7, 'later'] };
    const { fetch } = transport({ body: refusal });
    const error = await failure(client({ fetch }).user.saveInformation({ dietaryGoal: 'loseWeight' }));
    expect(error).toMatchObject({ kind: 'business', code: 'NOT_ELIGIBLE', reasons: ['pregnant', 'later'] });
    expect(JSON.stringify(error)).not.toMatch(/pregnant/);
  });

  it.each([undefined, null, 'pregnant', { pregnant: true }])(
    'an error has no reasons if the server gives %j',
    async (reasons) => {
      const refusal = { ...Object(fail('目前不适合减重', 'NOT_ELIGIBLE').body), reasons };
      const { fetch } = transport({ body: refusal });
      const error = await failure(client({ fetch }).user.saveInformation({ dietaryGoal: 'loseWeight' }));
      expect(error.reasons).toBeUndefined();
    },
  );

  it('a reply is read even if its content type is not JSON', async () => {
    const said = { ...ok([]), headers: { 'content-type': 'text/plain' } };
    await expect(client(transport(said)).lookup.glycemicIndexList()).resolves.toEqual([]);
  });

  it('a network failure keeps its cause', async () => {
    const reset = new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
    const error = await failure(client(transport(reset)).medication.finish(dose));
    expect(error).toMatchObject({ kind: 'network', attempts: 1, cause: reset });
  });

  it('a network failure keeps the code of its cause, without the token', async () => {
    const reset = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const outer = Object.assign(new TypeError('fetch failed', { cause: reset }), { code: 'secret-token' });
    const error = await failure(client(transport(outer)).medication.list({}, { retry: 0 }));
    expect(error.cause).toMatchObject({ code: 'hidden', cause: { code: 'ECONNREFUSED' } });
  });

  it('an error has the data and the headers of a refusal, but nothing that prints it shows them', async () => {
    const refused = { ...fail('no', 'GONE'), headers: { 'x-trace': 'trace-7' } };
    Object.assign(refused.body as object, { data: { open: 'data-7' } });
    const error = (await failure(client(transport(refused)).medication.list())) as BusinessError;
    expect(error.data).toEqual({ open: 'data-7' });
    expect(error.responseHeaders?.get('x-trace')).toBe('trace-7');
    expect(`${inspect(error)}${JSON.stringify([error, packError(error)])}${explain(error)}`).not.toMatch(/-7/);
  });

  it('the message, stack and JSON of an error never show the token', async () => {
    const error = await failure(client(transport(new TypeError('no route'))).medication.list());
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('secret-token');
  });

  it('an error never shows a token that its cause, headers or reply contain', async () => {
    const deep = Object.assign(new Error('secret-token'), { request: { headers: { userToken: 'secret-token' } } });
    const fault = new TypeError('invalid header secret-token', { cause: deep });
    const leaks: (Error | Said)[] = [
      fault,
      fail('no rights for secret-token'),
      { status: 403, body: { msg: 'secret-token' } },
    ];
    for (const leak of leaks) {
      const error = await failure(
        client(transport(leak)).medication.finish(dose, { headers: { 'x-api-token': 'secret-token' } }),
      );
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret-token');
      expect(explain(error)).not.toContain('secret-token');
    }
  });
});
