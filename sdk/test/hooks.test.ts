import { describe, expect, it, vi } from 'vitest';
import { explain, type HealthError, type HookRequest, type HookResponse, version } from '../src/index.ts';
import { client } from './client.ts';
import { fail, ok, silence, transport } from './transport.ts';

const rejection = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: HealthError) => error,
  );

describe('hooks', () => {
  it('hooks are called in order, and awaited before and after the request', async () => {
    const seen: string[] = [];
    const hook = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      seen.push(`${name} ends`);
    };
    const health = client({
      fetch: async () => {
        seen.push('sent');
        return Response.json(fail('no').body);
      },
      hooks: [
        { onRequest: hook('first'), onError: hook('error') },
        { onRequest: hook('second'), onResponse: hook('reply') },
      ],
    });
    await rejection(health.medication.list());
    seen.push('rejected');
    expect(seen).toEqual(
      ['first', 'second', 'sent', 'reply', 'error begins', 'rejected'].flatMap((name) =>
        /sent|error|rejected/.test(name) ? name : [`${name} begins`, `${name} ends`],
      ),
    );
  });

  it('hooks receive the operation, status, attempts and headers, but never the token', async () => {
    const onRequest = vi.fn<(request: HookRequest) => void>();
    const onResponse = vi.fn<(response: HookResponse) => void>();
    const { fetch } = transport({ status: 503 }, { ...ok([]), headers: { 'x-request-id': 'r-1' } });
    const health = client({ fetch, hooks: { onRequest, onResponse } });
    await health.lookup.glycemicIndexList({ keyword: 'oat' });
    const url = 'https://api.health-app.example/scheme/view/glycemic-index/list?keyword=oat';
    const request = { operation: 'lookup.glycemicIndexList', method: 'GET', url, headers: {}, userId: 'user-1001' };
    expect(onRequest.mock.calls).toEqual([[request]]);
    expect(onResponse.mock.calls[0]?.[0]).toMatchObject({ ...request, status: 200, attempts: 2 });
    expect(onResponse.mock.calls[0]?.[0].duration).toBeGreaterThanOrEqual(150);
    expect(onResponse.mock.calls[0]?.[0].responseHeaders.get('x-request-id')).toBe('r-1');
    expect(JSON.stringify([onRequest.mock.calls, onResponse.mock.calls])).not.toContain('secret-token');
  });

  it('hooks know whose call it is, for each user of a server', async () => {
    const users: unknown[] = [];
    const onError = (_error: HealthError, call: HookRequest | undefined) => void users.push(call?.userId);
    const health = client({ ...transport({ status: 404 }), login: undefined, hooks: { onError } });
    const lin = health.as({ userId: 'user-1001', userToken: 'secret-token' });
    for (const one of [lin, health, health.as({ userToken: 'another-token' })]) await rejection(one.medication.list());
    expect(users).toEqual(['user-1001', undefined, undefined]);
  });

  it('a hook can add headers, but cannot change the token or the headers of the API', async () => {
    const { fetch, requests } = transport(ok([]));
    const onRequest = ({ headers }: HookRequest) =>
      void Object.assign(headers, { Traceparent: '00-1', userToken: 'stolen', appversion: '0.0.0' });
    await client({ fetch, hooks: { onRequest } }).medication.list();
    expect(requests[0]?.headers.get('traceparent')).toBe('00-1');
    expect(requests[0]?.headers.get('userToken')).toBe('secret-token');
    expect(requests[0]?.headers.get('appVersion')).toBe('5.2.0');
  });

  it('a hook that adds an invalid header value makes an invalid request', async () => {
    const { fetch, requests } = transport(ok([]));
    const onRequest = ({ headers }: HookRequest) => void Object.assign(headers, { 'x-a': 5 });
    const error = await rejection(client({ fetch, hooks: { onRequest } }).medication.list());
    expect(error).toMatchObject({ kind: 'invalid-request', message: expect.stringContaining('headers takes') });
    expect(requests).toHaveLength(0);
  });

  it('a hook that throws or rejects is reported, and fails no call', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new Error('broken hook');
    const hooks = {
      onRequest: () => Promise.reject(fault),
      onResponse() {
        throw fault;
      },
      onError: () => Promise.reject(fault),
    };
    await expect(client({ ...transport(ok([])), hooks }).medication.list()).resolves.toEqual([]);
    expect(await rejection(client({ ...transport(fail('no')), hooks }).medication.list())).toMatchObject({
      kind: 'business',
    });
    expect(log.mock.calls).toEqual(Array(5).fill(['a callback has thrown', fault]));
    log.mockRestore();
  });

  it('a hook that never resolves is cut off at the time limit', async () => {
    vi.useFakeTimers();
    const never = () => new Promise(() => {});
    const call = rejection(
      client({ ...transport(silence), hooks: { onRequest: never, onError: never } }).medication.list(),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await call).toMatchObject({ kind: 'timeout', attempts: 0 });
    vi.useRealTimers();
  });

  it('a slow onError does not delay the caller', async () => {
    let hasEnded = false;
    const onError = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      hasEnded = true;
    };
    await rejection(client({ ...transport(fail('no')), hooks: { onError } }).medication.list());
    expect(hasEnded).toBe(false);
  });

  it('two hooks can log each call, including a failure before the request', async () => {
    const lines: string[] = [];
    const health = client({
      ...transport(ok([])),
      hooks: {
        onResponse: ({ operation, status }) => lines.push(`${operation} ${status}`),
        onError: (error) => lines.push(explain(error)),
      },
    });
    await health.medication.list();
    await rejection(health.medication.list({ date: NaN as never }));
    expect(lines[0]).toBe('medication.list 200');
    expect(lines[1]).toContain('invalid-request: input.date takes');
  });
});

describe('headers', () => {
  it('headers of the client are sent with a call, and headers of the call have priority', async () => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, headers: { 'X-Tenant': 'north', 'x-trace': 'all' } });
    await health.medication.list({}, { headers: { 'x-trace': 'one', AppVersion: '0.0.0' } });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      appversion: '5.2.0',
      source: '',
      usertoken: 'secret-token',
      'x-sdk-version': version,
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      'x-tenant': 'north',
      'x-trace': 'one',
    });
  });

  it.each(['content-type', 'appVersion', 'source', 'userToken', 'x-sdk-version', 'x-time-zone'])(
    'no attempt and no hook has a header %s that the application gives',
    async (name) => {
      const { fetch, requests } = transport({ status: 503 }, ok([]), ok([]));
      const seen: object[] = [];
      const hooks = { onRequest: ({ headers }: HookRequest) => void seen.push({ ...headers }) };
      const given = { headers: { [name]: 'another' } };
      const health = client({ fetch, login: undefined, versionHeader: false, timeZone: '', ...given });
      await health.medication.list({}, { headers: { [name.toUpperCase()]: '' } });
      await client({ fetch, hooks, login: undefined, ...given }).medication.list({}, given);
      const sent = requests.map(({ headers }) => headers.get(name));
      expect(requests).toHaveLength(3);
      expect(sent).not.toContain('another');
      const own = { 'content-type': 'application/json', appVersion: '5.2.0', source: '' };
      expect(sent.slice(0, 2)).toEqual(Array(2).fill({ ...own }[name] ?? null));
      expect(seen).toEqual([{}]);
    },
  );

  it('the headers include a request id, and the error has it too', async () => {
    const { fetch, requests } = transport({ status: 404 });
    const health = client({ fetch, requestId: () => 'made' });
    expect(await rejection(health.medication.list())).toMatchObject({ requestId: 'made' });
    expect(await rejection(health.medication.list({}, { requestId: 'given' }))).toMatchObject({ requestId: 'given' });
    expect(requests.map((request) => request.headers.get('x-request-id'))).toEqual(['made', 'given']);
    expect((await rejection(client({ fetch }).medication.list()))?.requestId).toBeUndefined();
  });

  it('the error has the request id of the reply’s headers', async () => {
    const { fetch } = transport({ status: 500, body: {}, headers: { 'x-request-id': 'of-the-server' } });
    const error = await rejection(client({ fetch, requestId: () => 'made' }).medication.list());
    expect(error?.requestId).toBe('of-the-server');
    expect(explain(error)).toContain('request id: of-the-server');
  });
});
