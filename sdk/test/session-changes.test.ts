import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HealthError, signInByCode, signOut, type User } from '../src/index.ts';
import { client } from './client.ts';
import { deferred } from './deferred.ts';
import { fail, ok, type Said, transport } from './transport.ts';

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
