import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createRaw,
  createStorage,
  type HealthClientOptions,
  type StorageBackend,
  signOut,
  type User,
} from '../src/index.ts';
import { persistSession, renewLogin } from '../src/persistence/index.ts';
import { createQueries } from '../src/react-query/index.ts';
import { client, failure } from './client.ts';
import { deferred } from './deferred.ts';
import { ok } from './transport.ts';

const expired = { success: false, code: '600', msg: 'login expired' };

/** A server that accepts only one token at a time. */
function server(valid: string) {
  const state = { valid, requests: [] as { path: string; token: string | null; body: string }[] };
  const fetch = async (request: Request) => {
    const token = request.headers.get('userToken');
    state.requests.push({ path: new URL(request.url).pathname, token, body: await request.text() });
    return token === state.valid
      ? new Response(JSON.stringify(ok([]).body))
      : new Response(JSON.stringify(expired), { status: 500 });
  };
  return { state, fetch };
}

function page(options: Partial<HealthClientOptions> = {}, renew = vi.fn(async () => 'renewed' as string | undefined)) {
  const { state, fetch } = server('renewed');
  const onLoginExpired = vi.fn();
  const health = client({ fetch, retry: 0, onLoginExpired, ...options });
  renewLogin(health, renew);
  return { health, state, renew, onLoginExpired };
}

afterEach(() => vi.unstubAllGlobals());

describe('an expired login', () => {
  it('is renewed once for concurrent reads, which are sent again', async () => {
    const { health, state, renew, onLoginExpired } = page();
    const reads = [health.medication.list(), health.lookup.purineIndexList(), health.lookup.glycemicIndexList()];
    expect(await Promise.all(reads)).toEqual([[], [], []]);
    expect(renew).toHaveBeenCalledExactlyOnceWith({ userId: 'user-1001', userToken: 'secret-token' });
    expect(state.requests.map(({ token }) => token)).toEqual([
      ...Array(3).fill('secret-token'),
      ...Array(3).fill('renewed'),
    ]);
    expect(health.session).toMatchObject({ status: 'ready', user: { userId: 'user-1001', userToken: 'renewed' } });
    expect(onLoginExpired).not.toHaveBeenCalled();
  });

  it('is renewed for a user without an id, who remains the same person', async () => {
    const { health, state } = page({ login: () => ({ userToken: 'old' }) });
    await health.session.ready;
    const { queries } = createQueries(health);
    const { queryKey } = queries.medication.list();
    const other = health.lookup.purineIndexList();
    expect(await health.medication.list()).toEqual([]);
    expect(await other).toEqual([]);
    expect(state.requests.map(({ token }) => token)).toEqual(['old', 'old', 'renewed', 'renewed']);
    expect(health.session).toMatchObject({ status: 'ready', user: { userToken: 'renewed' } });
    expect(queries.medication.list().queryKey).toEqual(queryKey);
  });

  it('is renewed during a repeated login, whose result counts', async () => {
    const repeated = deferred<User>();
    const login = vi.fn(async (): Promise<User> => ({ userId: 'user-1001', userToken: 'secret-token' }));
    const renewal = deferred<string>();
    const { health, state } = page(
      { login },
      vi.fn(() => renewal.promise),
    );
    await health.session.ready;
    const list = health.medication.list();
    await expect.poll(() => state.requests).toHaveLength(1);
    login.mockImplementationOnce(() => repeated.promise);
    void health.session.login();
    renewal.resolve('renewed');
    expect(await list).toEqual([]);
    expect(health.session.status).toBe('pending');
    repeated.resolve({ userId: 'user-1001', userToken: 'of-the-login' });
    expect(await health.session.ready).toMatchObject({ userToken: 'of-the-login' });
  });

  it('a command is sent again only with the id by which the server recognises it', async () => {
    const { health, state } = page();
    const input = { weight: 61.5, idempotencyKey: 'a'.repeat(32) };
    // The data of the fake reply has another type.
    await health.healthData.saveWeightWithCompareLast(input).catch(() => {});
    expect(state.requests.map(({ token, body }) => [token, JSON.parse(body)])).toEqual([
      ['secret-token', input],
      ['renewed', input],
    ]);
  });

  it.each([
    [
      'a command without an id',
      (health: ReturnType<typeof page>['health']) => health.medication.delete({ reminderId: 'rem-1' }),
    ],
    [
      'a command by path without an id',
      (health: ReturnType<typeof page>['health']) =>
        createRaw(health).POST('/scheme/app/health-data/saveWeightWithCompareLast', {
          body: { weight: 61.5 } as never,
        }),
    ],
  ])('%s is never sent again, but the session continues', async (_case, call) => {
    const { health, state, renew, onLoginExpired } = page();
    expect((await failure(call(health))).kind).toBe('login-expired');
    expect(state.requests).toHaveLength(1);
    expect(renew).toHaveBeenCalledOnce();
    expect(health.session).toMatchObject({ status: 'ready', user: { userToken: 'renewed' } });
    expect(onLoginExpired).not.toHaveBeenCalled();
  });

  it.each([
    ['no new token', async () => undefined],
    ['a failure', () => Promise.reject(new Error('no network'))],
  ])('%s ends the session as without a renewal', async (_case, renew) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { health, state, onLoginExpired } = page({}, vi.fn(renew));
    expect((await failure(health.medication.list())).kind).toBe('login-expired');
    expect(state.requests).toHaveLength(1);
    expect(health.session.status).toBe('expired');
    expect(onLoginExpired).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  it('a renewal that never ends has the time limit of a login', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { health } = page(
      { loginTimeout: 20 },
      vi.fn(() => new Promise<string>(() => {})),
    );
    expect((await failure(health.medication.list())).kind).toBe('login-expired');
    expect(health.session.status).toBe('expired');
    error.mockRestore();
  });

  it('a new token that the server does not accept either is not renewed again', async () => {
    const { health, state, renew, onLoginExpired } = page(
      {},
      vi.fn(async () => 'wrong'),
    );
    expect((await failure(health.medication.list())).kind).toBe('login-expired');
    expect(state.requests.map(({ token }) => token)).toEqual(['secret-token', 'wrong']);
    expect(renew).toHaveBeenCalledOnce();
    expect(health.session.status).toBe('expired');
    expect(onLoginExpired).toHaveBeenCalledOnce();
  });

  it.each([
    ['a sign-out', {}],
    ['another sign-in', { userId: 'user-1002', userToken: 'token-of-another' }],
  ])('%s during the renewal wins, and no call of the earlier person is sent again', async (_case, next) => {
    const { promise, resolve } = deferred<string>();
    const { health, state, renew } = page(
      {},
      vi.fn(() => promise),
    );
    const read = failure(health.medication.list());
    await vi.waitFor(() => expect(renew).toHaveBeenCalled());
    health.session.set(next);
    resolve('renewed');
    expect((await read).kind).toMatch(/aborted|login-expired/);
    expect(health.session.user).toEqual(next);
    expect(state.requests).toHaveLength(1);
  });

  it('the token of another user of the same client is not renewed', async () => {
    const { health, renew } = page();
    const other = health.as({ userId: 'user-1002', userToken: 'token-of-another' });
    expect((await failure(other.medication.list())).kind).toBe('login-expired');
    expect(renew).not.toHaveBeenCalled();
    expect(health.session.user.userToken).toBe('secret-token');
  });

  it('a page uses the token that another tab has renewed', async () => {
    const values = new Map<string, string>();
    const backend: StorageBackend = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, text) => void values.set(key, text),
      removeItem: (key) => void values.delete(key),
    };
    const storage = createStorage('production', () => backend);
    const { health, renew } = page();
    persistSession(health, { storage });
    await health.session.ready;
    health.session.set({ userId: 'user-1001', userToken: 'first' });
    // The event of the other tab's change has not arrived yet.
    storage.set('user', { userId: 'user-1001', userToken: 'renewed' });
    expect(await health.medication.list()).toEqual([]);
    expect(renew).not.toHaveBeenCalled();
  });

  it('a renewal holds a lock that all tabs share', async () => {
    const request = vi.fn(async (_name: string, run: () => Promise<void>) => run());
    vi.stubGlobal('navigator', { locks: { request } });
    const { health } = page();
    await health.medication.list();
    expect(request).toHaveBeenCalledExactlyOnceWith('health-app-renewal:production', expect.any(Function));
  });

  it('other failures and a guest are left alone', async () => {
    const renew = vi.fn(async () => 'renewed');
    const down = async () => new Response('<html>', { status: 500 });
    const health = client({ fetch: down, retry: 0 });
    renewLogin(health, renew);
    expect((await failure(health.medication.list())).kind).toBe('http');
    signOut(health);
    await failure(health.medication.list());
    expect(renew).not.toHaveBeenCalled();
    expect(() => renewLogin(health, 'token' as never)).toThrow('renew takes a function');
  });
});
