import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  completeUser,
  explain,
  type HealthError,
  type NativeLogin,
  nativeLogin,
  signInByCode,
  signOut,
  type User,
} from '../src/index.ts';
import { client } from './client.ts';
import { deferred } from './deferred.ts';
import { stubSessionStorage } from './session-storage.ts';
import { fail, ok, type Said, transport } from './transport.ts';

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

const expiredReply: Said = { status: 500, ...fail('', '600') };
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the latest change wins', () => {
  it.each<[string, User]>([
    ['a sign-out', {}],
    ['a change to another user', { userId: 'B', userToken: 'token-B' }],
  ])('late data of the former user does not undo %s', async (_name, later) => {
    const more = deferred<User>();
    const { fetch, requests } = transport(ok([]));
    const login = () => ({ userId: 'A', userToken: 'token-A' });
    const health = client({ fetch, login, extraUser: () => more.promise });
    await turn();
    expect(health.session.user.userId).toBe('A');
    health.session.set(later);
    more.resolve({ userId: 'A', userName: 'A', userToken: 'token-A' });
    await turn();
    expect(health.session).toMatchObject({ status: 'ready', user: later, error: undefined });
    await health.medication.list();
    expect(requests[0]?.headers.get('userToken')).toBe(later.userToken ?? null);
  });

  it('a user that is set during a login replaces it, and waiting calls are sent at once', async () => {
    const pending = deferred<User>();
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login: () => pending.promise });
    const call = health.medication.list();
    health.session.set({ userToken: 'token-B' });
    await call;
    await expect(health.session.ready).resolves.toEqual({ userToken: 'token-B' });
    pending.resolve({ userToken: 'token-A' });
    await turn();
    expect(health.session.user).toEqual({ userToken: 'token-B' });
    expect(requests[0]?.headers.get('userToken')).toBe('token-B');
  });

  it('a login that fails after a sign-out leaves no error', async () => {
    const pending = deferred<User>();
    const health = client({ ...transport(ok([])), login: () => pending.promise });
    signOut(health);
    pending.reject(new Error('nobody'));
    await turn();
    expect(health.session).toMatchObject({ status: 'ready', error: undefined });
  });

  it('a sign-in by code that completes after a sign-out sets no user', async () => {
    const reply = deferred<Response>();
    const health = client({ ...transport(() => reply.promise), login: undefined });
    const signIn = signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    await turn();
    signOut(health);
    reply.resolve(Response.json(ok({ userToken: 'late' }).body));
    await signIn;
    expect(health.session.user).toEqual({});
  });

  it('the latest user remains after any order of logins, sign-outs and changes of the user', async () => {
    const steps = fc.array(fc.constantFrom('set', 'signOut', 'login', 'answer', 'fail'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const logins: ReturnType<typeof deferred<User>>[] = [];
        const login = () => {
          const one = deferred<User>();
          logins.push(one);
          return one.promise;
        };
        const health = client({ ...transport(ok([])), login });
        // The expected user: a user that was set stays until a later login completes.
        let user: User = {};
        let open = true;
        for (const [index, step] of all.entries()) {
          const name = `${step}-${index}`;
          if (step === 'set' || step === 'signOut') {
            user = step === 'set' ? { userToken: name } : {};
            health.session.set(user);
            open = false;
          } else if (step === 'login') {
            void health.session.login();
            open = true;
          } else if (step === 'answer') {
            logins.at(-1)?.resolve({ userToken: name });
            if (open) user = (await logins.at(-1)?.promise.catch(() => user)) ?? user;
            open = false;
          } else {
            logins.at(-1)?.reject(new Error(name));
            open = false;
          }
          await turn();
          expect(health.session.user).toEqual(user);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('an expired login', () => {
  it('an expired login is reported once for 100 concurrent calls, and its token is dropped', async () => {
    const onLoginExpired = vi.fn();
    const onToast = vi.fn();
    const { fetch, requests } = transport(expiredReply);
    const health = client({ fetch, onLoginExpired, onToast });
    const calls = Array.from({ length: 100 }, (_, index) =>
      health.medication.list({}, { silent: index < 10 }).catch((error: HealthError) => error.kind),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['login-expired']));
    expect(requests).toHaveLength(100);
    expect(onLoginExpired).toHaveBeenCalledOnce();
    expect(onToast).toHaveBeenCalledOnce();
    expect(health.session).toMatchObject({ status: 'expired', error: { kind: 'login-expired' } });
    expect(health.session.user).toEqual({ userId: 'user-1001' });
    await health.medication.list().catch(() => {});
    expect(requests.at(-1)?.headers.has('userToken')).toBe(false);
    expect(onLoginExpired).toHaveBeenCalledOnce();
    expect(onToast).toHaveBeenCalledOnce();
  });

  it('another login replaces an expired one, and its own expiry is reported again', async () => {
    const onLoginExpired = vi.fn();
    let turns = 0;
    const login = () => ({ userToken: `token-${++turns}` });
    const { fetch, requests } = transport(expiredReply, ok([]), expiredReply);
    const health = client({ fetch, login, onLoginExpired });
    await health.medication.list().catch(() => {});
    const again = health.session.login();
    expect(health.session.status).toBe('pending');
    const call = health.medication.list();
    await expect(again).resolves.toEqual({ userToken: 'token-2' });
    await call;
    expect(health.session).toMatchObject({ status: 'ready', error: undefined });
    expect(requests[1]?.headers.get('userToken')).toBe('token-2');
    await health.medication.list().catch(() => {});
    expect(onLoginExpired).toHaveBeenCalledTimes(2);
  });

  it('an expired login of a former user does not affect the next user', async () => {
    const onLoginExpired = vi.fn();
    const onToast = vi.fn();
    const reply = deferred<Response>();
    const health = client({ ...transport(() => reply.promise), onLoginExpired, onToast });
    const call = health.medication.list().catch((error: HealthError) => error.kind);
    await turn();
    health.session.set({ userToken: 'token-B' });
    reply.resolve(new Response('{"code":600}', { status: 500 }));
    expect(await call).toBe('login-expired');
    expect(health.session).toMatchObject({ status: 'ready', user: { userToken: 'token-B' } });
    expect(onLoginExpired).not.toHaveBeenCalled();
    expect(onToast).not.toHaveBeenCalled();
  });

  it('an expired login is reported once for a guest', async () => {
    const onLoginExpired = vi.fn();
    const health = client({ ...transport(expiredReply), login: undefined, onLoginExpired });
    await Promise.all([1, 2, 3].map(() => health.medication.list().catch(() => {})));
    expect(onLoginExpired).toHaveBeenCalledOnce();
  });
});

describe('a login that takes longer than its limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a login that completes after its time limit is accepted', async () => {
    const pending = deferred<User>();
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login: () => pending.promise, loginTimeout: 100 });
    await vi.advanceTimersByTimeAsync(100);
    expect(health.session).toMatchObject({ status: 'failed', error: { kind: 'login' } });
    pending.resolve({ userToken: 'late' });
    await vi.advanceTimersByTimeAsync(0);
    expect(health.session).toMatchObject({ status: 'ready', user: { userToken: 'late' }, error: undefined });
    await health.medication.list();
    expect(requests[0]?.headers.get('userToken')).toBe('late');
  });

  it('a login has no time limit with Infinity', async () => {
    const pending = deferred<User>();
    const health = client({ ...transport(ok([])), login: () => pending.promise, loginTimeout: Infinity });
    await vi.advanceTimersByTimeAsync(2 ** 32);
    expect(health.session.status).toBe('pending');
    pending.resolve({});
    await vi.advanceTimersByTimeAsync(0);
    expect(health.session.status).toBe('ready');
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

describe('explain', () => {
  it('explain gives the facts for a bug report, and hides the token', async () => {
    const health = client({
      ...transport({ status: 500, ...fail('NPE', '123') }),
      source: 'iOS',
    });
    const error = await health.medication.delete({ reminderId: 'rem-2001' }).catch((reason: unknown) => reason);
    expect(explain(error).split('\n')).toEqual([
      'http: request exception',
      'operation: medication.delete',
      'request: POST /cooperation/app/medicationRemind/delete',
      'status: 500',
      'code: 123',
      'attempts: 1',
      expect.stringMatching(/^waited for login: \d+ ms$/),
      'headers: {"appVersion":"5.2.0","source":"iOS","userToken":"hidden"}',
    ]);
  });

  it('explain shows neither the message of the server nor the cause of an error', async () => {
    const network = await client(transport(new Error('no route for 林晓')))
      .medication.list({}, { retry: 0 })
      .catch((reason: unknown) => reason);
    const business = await client(transport(fail('林晓的提醒不存在', 'GONE')))
      .medication.list()
      .catch((reason: unknown) => reason);
    expect(explain(network)).toMatch(/^network: no reply from the server\n/);
    expect(explain(business)).toMatch(/^business: GONE\n/);
    expect(explain(network) + explain(business)).not.toContain('林晓');
  });

  it('explain describes values that are not a HealthError', () => {
    expect(explain(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
    expect(explain('no')).toBe('no');
  });
});
