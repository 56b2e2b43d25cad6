import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeUser, type NativeLogin, nativeLogin, type User } from '../src/index.ts';
import { client } from './client.ts';
import { deferred } from './deferred.ts';
import { stubSessionStorage } from './session-storage.ts';
import { ok, transport } from './transport.ts';

const profile = {
  userId: 'user-1001',
  userName: 'Lin Xiao',
  avatar: '',
  phoneNumber: '13800001234',
  memberType: 0,
  promoteRoleFlag: 0,
};

/** A native app with or without a known user. */
const native = (overrides: Partial<NativeLogin> = {}) => ({
  getUserInfo: vi.fn(async () => ({ userId: 'user-1001', userToken: 'native-token', userName: '林晓' })),
  login: vi.fn(async () => {}),
  ...overrides,
});

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the session', () => {
  beforeEach(stubSessionStorage);
  afterEach(() => void vi.unstubAllGlobals());

  it('the session asks the native app for the user once', async () => {
    const bridge = native();
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login: nativeLogin(bridge), source: 'Android' });
    await Promise.all([health.medication.list(), health.medication.list()]);
    expect(bridge.getUserInfo).toHaveBeenCalledOnce();
    expect(health.session.user).toEqual({ userId: 'user-1001', userToken: 'native-token', userName: '林晓' });
    expect(health.session.error).toBeUndefined();
    expect(requests[0]?.headers.get('userToken')).toBe('native-token');
  });

  it('the session keeps a partial user and an error when the native app gives no token', async () => {
    const bridge = native({ getUserInfo: async () => ({ userId: 'user-1001', avatar: 'https://x.example/a.png' }) });
    const health = client({ ...transport(ok([])), login: nativeLogin(bridge), source: 'iOS' });
    await expect(health.session.ready).resolves.toEqual({ userId: 'user-1001', avatar: 'https://x.example/a.png' });
    expect(health.session.error).toMatchObject({ kind: 'login', message: 'failed to get user info' });
    expect(bridge.login).not.toHaveBeenCalled();
  });

  it('the session has an empty user and no error in a plain browser', async () => {
    const health = client({ ...transport(ok([])), login: undefined });
    await expect(health.session.ready).resolves.toEqual({});
    expect(health.session.error).toBeUndefined();
  });

  it('autoRedirect opens the native login, and reloads the page after its success', async () => {
    const reload = vi.fn();
    const redirect = { autoRedirect: true, reload };
    const bridge = native({ getUserInfo: async () => ({}) });
    client({ ...transport(ok([])), login: nativeLogin(bridge, redirect), source: 'iOS' });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(bridge.login).toHaveBeenCalledOnce();
  });

  it('autoRedirect opens one login per tab, and then shows the failure, until the app gives a token', async () => {
    const reload = vi.fn();
    const bridge = native({ getUserInfo: async () => ({}) });
    const load = async () => {
      const health = client({
        ...transport(ok([])),
        login: nativeLogin(bridge, { autoRedirect: true, reload }),
        source: 'iOS',
      });
      await health.session.ready;
      await new Promise((resolve) => setTimeout(resolve));
      return health.session.error?.kind;
    };
    for (let count = 0; count < 3; count += 1) expect(await load()).toBe('login');
    expect(bridge.login).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    bridge.getUserInfo = async () => ({ userToken: 'native-token' });
    await load();
    bridge.getUserInfo = async () => ({});
    await load();
    expect(bridge.login).toHaveBeenCalledTimes(2);
  });

  it('autoRedirect opens no login where an attempt cannot be recorded', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const bridge = native({ getUserInfo: async () => ({}) });
    const login = nativeLogin(bridge, { autoRedirect: true, reload: () => {} });
    await login();
    expect(bridge.login).not.toHaveBeenCalled();
  });

  it('autoRedirect opens no login for a signed-in user, and reloads no page after a declined login', async () => {
    const reload = vi.fn();
    const redirect = { autoRedirect: true, reload };
    const there = native();
    const one = client({
      ...transport(ok([])),
      login: nativeLogin(there, redirect),
      source: 'iOS',
    });
    await one.session.ready;
    const declined = native({
      getUserInfo: () => Promise.reject(new Error('nobody')),
      login: vi.fn(() => Promise.reject(new Error('cancelled'))),
    });
    client({ ...transport(ok([])), login: nativeLogin(declined, redirect), source: 'iOS' });
    await vi.waitFor(() => expect(declined.login).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(there.login).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('the session merges the user’s data from the server, while other calls wait', async () => {
    const { fetch, requests } = transport(ok({ userName: 'Lin Xiao', memberType: 3 }), ok([]));
    const health = client({ fetch, extraUser: (me) => me.user.accountInformation() });
    await health.medication.list();
    expect(requests.map((request) => new URL(request.url).pathname)).toEqual([
      '/information/app/v1/account/getUserInformation',
      '/cooperation/app/medicationRemind/queryList',
    ]);
    expect(requests[0]?.headers.get('userToken')).toBe('secret-token');
    expect(health.session.user).toMatchObject({ userToken: 'secret-token', userName: 'Lin Xiao', memberType: 3 });
  });

  it('the session overwrites no user data with null when it merges', async () => {
    const health = client({
      ...transport(ok({ userName: null, memberType: 1 })),
      login: () => ({ userId: 'A', userToken: 'token-A', userName: 'Lin' }),
      extraUser: async () => ({ userName: null, avatar: undefined, memberType: 1 }) as never,
    });
    await expect(health.session.ready).resolves.toEqual({
      userId: 'A',
      userToken: 'token-A',
      userName: 'Lin',
      memberType: 1,
    });
  });

  it.each([
    ['food', 'food.health-app.example', '/food/user/getUserInformation'],
    ['main', 'api.health-app.example', '/information/app/v1/account/getUserInformation'],
  ] as const)('completeUser completes the user of the %s app with data from the server', async (app, host, path) => {
    const { fetch, requests } = transport(ok({ ...profile, userToken: 'other', userName: null, promoteRoleFlag: 1 }));
    const heard = vi.fn();
    const health = client({ fetch, app, login: () => ({ userId: 'user-1001', userToken: 'T', userName: 'Lin' }) });
    await health.session.ready;
    health.session.subscribe(heard);
    await completeUser(health);
    expect(new URL(requests[0]?.url ?? '')).toMatchObject({ host, pathname: path });
    expect(health.session.user).toMatchObject({ userToken: 'T', userName: 'Lin', promoteRoleFlag: 1 });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('a late reply to completeUser does not change another user', async () => {
    const reply = deferred<Response>();
    const health = client({ fetch: () => reply.promise });
    const completing = completeUser(health);
    await turn();
    health.session.set({ userId: 'B', userToken: 'token-B' });
    reply.resolve(Response.json(ok(profile).body));
    await expect(completing).rejects.toMatchObject({ kind: 'aborted' });
    expect(health.session.user).toEqual({ userId: 'B', userToken: 'token-B' });
  });

  it('the session keeps the user when extraUser fails', async () => {
    const health = client({
      ...transport({ status: 404 }),
      extraUser: (me) => me.user.accountInformation({ silent: true }),
    });
    await expect(health.session.ready).resolves.toMatchObject({ userToken: 'secret-token' });
    expect(health.session.error).toMatchObject({ kind: 'login', cause: { kind: 'http', status: 404 } });
  });

  it('the session notifies listeners until they unsubscribe, even if one of them throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const health = client(transport(ok([])));
    const heard: unknown[] = [];
    health.session.subscribe(() => {
      throw new Error('broken listener');
    });
    const stop = health.session.subscribe((user) => heard.push(user.userToken));
    await health.session.ready;
    health.session.set({ userToken: 'next' });
    stop();
    health.session.set({});
    expect(heard).toEqual(['secret-token', 'next']);
    expect(log).toHaveBeenCalledTimes(3);
    log.mockRestore();
  });

  it('calls after a change of the user have the new token', async () => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch });
    await health.session.ready;
    health.session.set({ userToken: 'next' });
    await health.medication.list();
    expect(requests[0]?.headers.get('userToken')).toBe('next');
  });
});

describe('extraUser', () => {
  it.each(['', undefined, 'of-the-server'])('extraUser with token %j keeps the token of the app', async (userToken) => {
    const health = client({
      ...transport(ok([])),
      extraUser: async () => ({ userName: 'Lin', userToken }) as User,
    });
    await expect(health.session.ready).resolves.toEqual({
      userId: 'user-1001',
      userName: 'Lin',
      userToken: 'secret-token',
    });
  });

  it('a call of extraUser does not wait for the login that it belongs to', async () => {
    const { fetch, requests } = transport(ok({ userName: 'Lin' }), ok([]));
    const health = client({ fetch, extraUser: (me) => me.user.saveInformation({}) as never });
    await health.medication.list();
    expect(health.session).toMatchObject({ status: 'ready', user: { userToken: 'secret-token', userName: 'Lin' } });
    expect(requests.map((request) => request.headers.get('userToken'))).toEqual(['secret-token', 'secret-token']);
  });
});
