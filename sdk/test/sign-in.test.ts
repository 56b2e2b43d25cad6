import { describe, expect, it } from 'vitest';
import { completeUser, signInByCode, signOut, type User } from '../src/index.ts';
import { client } from './client.ts';
import { deferred } from './deferred.ts';
import { fail, ok, transport } from './transport.ts';

describe('sign-in', () => {
  it('a sign-in by code sets the token for later calls, and a sign-out removes it', async () => {
    const { fetch, requests } = transport(ok({ userId: 'user-1001', userToken: 'by-code' }), ok([]));
    const health = client({ fetch, login: undefined });
    await signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    expect(await requests[0]?.json()).toEqual({ phoneNumber: '13800001234', verifyCode: '123456' });
    expect(health.session.user.userId).toBe('user-1001');
    await health.medication.list();
    signOut(health);
    await health.lookup.glycemicIndexList();
    expect(requests.slice(1).map((request) => request.headers.get('userToken'))).toEqual(['by-code', null]);
    expect(health.session.user).toEqual({});
  });

  it('a sign-in with a wrong code keeps the current user', async () => {
    const health = client(transport(fail('验证码错误')));
    await expect(signInByCode(health, { phoneNumber: '13800001234', verifyCode: '000000' })).rejects.toMatchObject({
      kind: 'business',
      message: '验证码错误',
    });
    expect(health.session.user.userToken).toBe('secret-token');
  });

  const byCode = { userId: 'user-1001', userToken: 'by-code' };

  it('a sign-in carries no token, which may have expired', async () => {
    const { fetch, requests } = transport(async (request) =>
      request.headers.has('userToken')
        ? Response.json({ success: false, code: '600', msg: '登录已过期' }, { status: 500 })
        : Response.json(ok(byCode).body),
    );
    const health = client({ fetch, login: () => ({ userId: 'user-1001', userToken: 'old' }) });
    await signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    expect(requests).toHaveLength(1);
    expect([health.session.status, health.session.user]).toEqual(['ready', byCode]);
  });

  it.each<[string, User, User]>([
    ['a guest', {}, byCode],
    ['a person without a token', { userId: 'user-7', userName: 'Lin' }, byCode],
    ['a person', { userId: 'user-7', userToken: 'of-the-app' }, { userId: 'user-7', userToken: 'of-the-app' }],
  ])('a sign-in is not lost when a login beyond its time limit ends meanwhile with %s', async (_, found, user) => {
    const [login, reply] = [deferred<User>(), deferred<Response>()];
    const { fetch, requests } = transport(() => reply.promise);
    const health = client({ fetch, login: () => login.promise, loginTimeout: 5 });
    const signIn = signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    await expect.poll(() => requests).toHaveLength(1);
    login.resolve(found);
    await expect.poll(() => health.session.status).toBe('ready');
    reply.resolve(Response.json(ok(byCode).body));
    await signIn;
    expect(health.session.user).toEqual(user);
  });

  it.each<[string, User]>([
    ['a guest', {}],
    ['a person', { userId: 'user-7', userToken: 'token' }],
  ])('a sign-in by %s is not lost when further fields of the user arrive meanwhile', async (_, known) => {
    const reply = deferred<Response>();
    const more = { userName: 'Lin' };
    const { fetch, requests } = transport(() => reply.promise, ok(more));
    const health = client({ fetch, login: () => known });
    await health.session.ready;
    const signIn = signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    await expect.poll(() => requests).toHaveLength(1);
    await completeUser(health);
    expect(health.session.user).toMatchObject(more);
    reply.resolve(Response.json(ok(byCode).body));
    await signIn;
    expect(health.session.user).toEqual(byCode);
  });

  it.each<[string, User]>([
    ['a guest', {}],
    ['a person', { userId: 'user-7', userToken: 'token' }],
  ])('a sign-out of %s during a sign-in wins', async (_, known) => {
    const reply = deferred<Response>();
    const { fetch, requests } = transport(() => reply.promise);
    const health = client({ fetch, login: () => known });
    await health.session.ready;
    const signIn = signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    await expect.poll(() => requests).toHaveLength(1);
    signOut(health);
    reply.resolve(Response.json(ok(byCode).body));
    await signIn.catch(() => {});
    expect(health.session.user).toEqual({});
  });
});
