import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInByCode, type User } from '../src/index.ts';
import { client } from './client.ts';
import { deferred } from './deferred.ts';
import { ok, transport } from './transport.ts';

describe('the login gate', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('1,000 calls wait for one login, and all of them are sent with its token', {
    timeout: 60_000,
  }, async () => {
    const pending = deferred<User>();
    const login = vi.fn(() => pending.promise);
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login });
    const calls = Array.from({ length: 1000 }, () => health.lookup.glycemicIndexList());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(0);
    pending.resolve({ userToken: 'fresh' });
    await Promise.all(calls);
    expect(login).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(1000);
    expect(new Set(requests.map((request) => request.headers.get('userToken')))).toEqual(new Set(['fresh']));
    await expect(health.session.ready).resolves.toEqual({ userToken: 'fresh' });
    expect(health.session.user.userToken).toBe('fresh');
  });

  it('the call for the user’s information does not wait for the login', async () => {
    const { fetch, requests } = transport(ok({ userId: 'user-1001' }));
    const health = client({ fetch, login: () => new Promise(() => {}) });
    await health.user.accountInformation();
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(1);
  });

  it.each<[string, () => Promise<User> | User]>([
    ['rejects', () => Promise.reject(new Error('no user'))],
    [
      'throws at once',
      () => {
        throw new Error('no bridge');
      },
    ],
    ['never ends', () => new Promise<User>(() => {})],
  ])('a waiting read is sent without a token if the login %s, and the error is reported', async (_name, login) => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login });
    const call = health.lookup.glycemicIndexList();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(call).resolves.toEqual([]);
    expect(requests[0]?.headers.has('userToken')).toBe(false);
    expect(health.session.error).toMatchObject({ kind: 'login', message: 'failed to get user info' });
  });

  it('a waiting command is rejected and not sent when the login takes too long', async () => {
    const { fetch, requests } = transport(ok(null));
    const health = client({ fetch, login: () => new Promise(() => {}) });
    const command = health.medication.delete({ reminderId: 'r1' });
    const refused = expect(command).rejects.toMatchObject({
      kind: 'login',
      message: 'failed to get user info',
      operation: 'medication.delete',
      gateTime: 10_000,
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    expect(requests).toHaveLength(0);
  });

  it('a command that is made after the time limit of a login is refused while the login runs', async () => {
    const pending = deferred<User>();
    const { fetch, requests } = transport(ok(null));
    const health = client({ fetch, login: () => pending.promise, loginTimeout: 100 });
    await vi.advanceTimersByTimeAsync(120);
    const command = () => health.medication.delete({ reminderId: 'r1' });
    await expect(command()).rejects.toMatchObject({ kind: 'login', message: 'failed to get user info' });
    expect(requests).toHaveLength(0);
    pending.resolve({ userToken: 'late' });
    await vi.advanceTimersByTimeAsync(0);
    await command();
    expect(requests[0]?.headers.get('userToken')).toBe('late');
  });

  it('a person can sign in by code while a login runs beyond its time limit', async () => {
    const { fetch } = transport(ok({ userToken: 'by-code' }));
    const health = client({ fetch, login: () => new Promise(() => {}), loginTimeout: 100 });
    await vi.advanceTimersByTimeAsync(120);
    await signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    expect(health.session.user.userToken).toBe('by-code');
  });

  it('an abort during the login rejects only the aborted call', async () => {
    const pending = deferred<User>();
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login: () => pending.promise });
    const controller = new AbortController();
    const one = health.lookup.glycemicIndexList({}, { signal: controller.signal });
    const other = health.lookup.glycemicIndexList();
    const freed = expect(one).rejects.toMatchObject({ kind: 'aborted' });
    controller.abort();
    await freed;
    pending.resolve({ userToken: 't' });
    await expect(other).resolves.toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('the wait for the login does not count towards the time limit of a call', async () => {
    const pending = deferred<User>();
    const health = client({ ...transport(ok([])), login: () => pending.promise, loginTimeout: 60_000 });
    const call = health.lookup.glycemicIndexList({}, { timeout: 100 });
    await vi.advanceTimersByTimeAsync(30_000);
    pending.resolve({});
    await expect(call).resolves.toEqual([]);
  });
});
