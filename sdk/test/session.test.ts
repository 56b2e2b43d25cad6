import { describe, expect, it, vi } from 'vitest';
import { explain, type NativeLogin, nativeLogin } from '../src/index.ts';
import { client } from './client.ts';
import { ok, transport } from './transport.ts';

/** A native app that knows a user, or does not. */
const native = (overrides: Partial<NativeLogin> = {}) => ({
  getUserInfo: vi.fn(async () => ({ userId: 'user-1001', userToken: 'native-token', userName: '林晓' })),
  login: vi.fn(async () => {}),
  ...overrides,
});

describe('the session', () => {
  it('asks the native app for the user, once', async () => {
    const bridge = native();
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login: nativeLogin(bridge), source: 'Android' });
    await Promise.all([health.medication.list(), health.medication.list()]);
    expect(bridge.getUserInfo).toHaveBeenCalledOnce();
    expect(health.session.user).toEqual({ userId: 'user-1001', userToken: 'native-token', userName: '林晓' });
    expect(health.session.error).toBeUndefined();
    expect(requests[0]?.headers.get('userToken')).toBe('native-token');
  });

  it('keeps a partial user when the native app gives no token, and says that it failed', async () => {
    const bridge = native({ getUserInfo: async () => ({ userId: 'user-1001', avatar: 'https://x.example/a.png' }) });
    const health = client({ ...transport(ok([])), login: nativeLogin(bridge), source: 'iOS' });
    await expect(health.session.ready).resolves.toEqual({ userId: 'user-1001', avatar: 'https://x.example/a.png' });
    expect(health.session.error).toMatchObject({ kind: 'login', message: 'failed to get user info' });
    expect(bridge.login).not.toHaveBeenCalled();
  });

  it('is an empty user in a plain browser, without an error', async () => {
    const health = client({ ...transport(ok([])), login: undefined });
    await expect(health.session.ready).resolves.toEqual({});
    expect(health.session.error).toBeUndefined();
  });

  it('opens the native login and loads the page again after its success, when asked to', async () => {
    const reload = vi.fn();
    const redirect = { autoRedirect: true, reload };
    const bridge = native({ getUserInfo: async () => ({}) });
    client({ ...transport(ok([])), login: nativeLogin(bridge, redirect), source: 'iOS' });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(bridge.login).toHaveBeenCalledOnce();
  });

  it('does not open it for a user who is there, and does not load again when the person declines', async () => {
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

  it('merges what the server knows of the user, while other calls wait', async () => {
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

  it('keeps the user when the server does not answer for more', async () => {
    const health = client({
      ...transport({ status: 404 }),
      extraUser: (me) => me.user.accountInformation({ silent: true }),
    });
    await expect(health.session.ready).resolves.toMatchObject({ userToken: 'secret-token' });
    expect(health.session.error).toMatchObject({ kind: 'login', cause: { kind: 'http', status: 404 } });
  });

  it('tells of every change, until it is told not to, and outlives a listener that throws', async () => {
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

  it('gives later calls the new token', async () => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch });
    await health.session.ready;
    health.session.set({ userToken: 'next' });
    await health.medication.list();
    expect(requests[0]?.headers.get('userToken')).toBe('next');
  });
});

describe('explain', () => {
  it('says what a bug report needs, and hides the token', async () => {
    const health = client({
      ...transport({ status: 500, body: { success: false, code: '123', msg: 'NPE' } }),
      source: 'iOS',
    });
    const error = await health.medication.delete({ reminderId: 'rem-2001' }).catch((reason: unknown) => reason);
    expect(explain(error).split('\n')).toEqual([
      'http: request exception',
      'operation: medication.delete',
      'request: POST /cooperation/app/medicationRemind/delete',
      'status: 500',
      'code: 123',
      'server message: NPE',
      'attempts: 1',
      expect.stringMatching(/^waited for login: \d+ ms$/),
      'headers: {"content-type":"application/json","appVersion":"5.2.0","source":"iOS","userToken":"hidden"}',
    ]);
  });

  it('says what it can of other errors', () => {
    expect(explain(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
    expect(explain('no')).toBe('no');
  });
});
