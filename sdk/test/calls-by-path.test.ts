import { describe, expect, it, vi } from 'vitest';
import { createFetch, createRaw, explain, type HookRequest } from '../src/index.ts';
import { client, failure } from './client.ts';
import { fail, ok, transport } from './transport.ts';

const goods = { goodsId: 'goods-1001', name: '荞麦挂面' };
const dose = { reminderId: 'rem-2001', date: '2026-11-20', time: '08:00', status: 'taken' } as const;

describe('calls by path', () => {
  it('a call by path sends the token, and returns the envelope', async () => {
    const { fetch, requests } = transport(ok(goods));
    const { data } = await createRaw(client({ fetch })).GET('/scheme/view/health-data-goods/detail', {
      params: { query: { goodsId: 'goods-1001' } },
    });
    expect(data).toEqual(ok(goods).body);
    expect(requests[0]?.headers.get('userToken')).toBe('secret-token');
  });

  it('a call by path returns a business failure as the envelope, and shows a toast', async () => {
    const onToast = vi.fn();
    const { data } = await createRaw(client({ ...transport(fail('该商品已下架')), onToast })).GET(
      '/scheme/view/health-data-goods/detail',
      { params: { query: { goodsId: 'gone' } } },
    );
    expect(data).toEqual(fail('该商品已下架').body);
    expect(onToast).toHaveBeenCalledOnce();
  });

  it('createRaw accepts options for all of its calls', async () => {
    const onToast = vi.fn();
    const raw = createRaw(client({ ...transport(fail('该商品已下架')), onToast }), { silent: true });
    await raw.GET('/scheme/view/health-data-goods/detail', { params: { query: { goodsId: 'gone' } } });
    expect(onToast).not.toHaveBeenCalled();
  });

  it('a command that is called by its path is not retried', async () => {
    const { fetch, requests } = transport({ status: 503 });
    await failure(
      createRaw(client({ fetch })).GET('/cooperation/app/medicationRemind/finish', { params: { query: dose } }),
    );
    expect(requests).toHaveLength(1);
  });

  it('a forwarded request carries nobody’s token, and shows it to no hook', async () => {
    const { fetch, requests } = transport({ status: 503 }, ok([]));
    const seen: object[] = [];
    const hooks = { onRequest: ({ headers }: HookRequest) => void seen.push({ ...headers }) };
    const gateway = createFetch(client({ fetch, hooks, login: undefined }));
    const headers = { userToken: 'of-somebody', 'x-time-zone': 'Asia/Tokyo', 'x-tenant': 'north' };
    await gateway('https://api.health-app.example/scheme/view/purine-index/list', { headers });
    expect(requests.map((request) => request.headers.get('userToken'))).toEqual([null, null]);
    expect(seen).toEqual([{ 'x-tenant': 'north' }]);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'GET', 'POST'])('a %s to an unknown path is sent once', async (method) => {
    const { fetch, requests } = transport({ status: 503 });
    const request = new Request('https://api.health-app.example/unknown', { method });
    const error = await failure(createFetch(client({ fetch }), { retry: 5 })(request));
    expect(error).toMatchObject({ kind: 'http', status: 503, attempts: 1, operation: '/unknown' });
    expect(requests).toHaveLength(1);
  });

  it.each(['HTTPS://API.Our.Example/', 'https://api.our.example:443', 'https://api.our.example/v1/../'])(
    'a call by path reaches its host in the spelling %s',
    async (main) => {
      const { fetch, requests } = transport(ok([]));
      const raw = createRaw(client({ fetch, hosts: { production: { main } } }));
      await raw.GET('/scheme/view/glycemic-index/list');
      expect(requests[0]?.url).toBe('https://api.our.example/scheme/view/glycemic-index/list');
      expect(requests[0]?.headers.get('userToken')).toBe('secret-token');
    },
  );

  it.each([{ list: [[1]] }, { text: '\ud800' }, { at: { deep: { er: 1 } } }])(
    'a call by path refuses the query %j',
    async (query) => {
      const { fetch, requests } = transport(ok([]));
      const call = createRaw(client({ fetch })).GET('/scheme/view/glycemic-index/list', {
        params: { query: query as never },
      });
      expect(await failure(call)).toMatchObject({ kind: 'invalid-request' });
      expect(requests).toHaveLength(0);
    },
  );

  it('a call by path to another host is refused and not sent', async () => {
    const { fetch, requests } = transport(ok([]));
    const error = await failure(
      createRaw(client({ fetch })).GET('/scheme/view/glycemic-index/list', { baseUrl: 'https://elsewhere.example' }),
    );
    expect(error).toMatchObject({
      kind: 'invalid-request',
      message: expect.stringContaining('https://api.health-app'),
    });
    expect(requests).toHaveLength(0);
  });

  it('a fetch of another host is refused, and its error names that host without the query', async () => {
    const { fetch, requests } = transport(ok([]));
    const error = await failure(createFetch(client({ fetch }))('https://elsewhere.example/list?name=Mei'));
    expect(error).toMatchObject({ kind: 'invalid-request', path: 'https://elsewhere.example/list' });
    expect(explain(error)).not.toContain('Mei');
    expect(requests).toHaveLength(0);
  });
});
