/** A token that no header can hold enters the session nowhere: every call with it would fail. */
import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createStorage, type User } from '../src/index.ts';
import { persistSession, readStoredUser, renewLogin } from '../src/persistence/index.ts';
import { client } from './client.ts';
import { fail, ok, transport } from './transport.ts';

const message = 'user.userToken takes a text that a header can hold';
const invalid = { kind: 'invalid-request', message };
const memory = () =>
  createStorage('test', () => {
    throw new Error('no storage');
  });

describe.each(['a\nb', 'a\r\nb', '令牌', 'a\u0000b', 70_319_884 as never])('the token %j', (userToken) => {
  it('is a failed login, after which reads continue as a guest', async () => {
    const { fetch, requests } = transport(ok([]));
    const { session, medication } = client({ fetch, login: () => ({ userToken }) });
    await medication.list();
    expect(session).toMatchObject({ status: 'failed', user: {}, error: { kind: 'login', cause: invalid } });
    expect(inspect(session.error, { depth: 9, showHidden: true })).not.toContain(`${userToken}`);
    expect(requests[0]?.headers.has('userToken')).toBe(false);
  });

  it('does not come from further fields of a user', async () => {
    const { session } = client({
      ...transport(ok([])),
      login: () => ({ userId: 'A' }),
      extraUser: async () => ({ userToken }),
    });
    await session.ready;
    expect(session).toMatchObject({ status: 'failed', user: { userId: 'A' }, error: { cause: invalid } });
  });

  it('is no user to set or to view as', async () => {
    const health = client({ ...transport(ok([])), login: () => ({ userToken: 'good' }) });
    await health.session.ready;
    expect(() => health.session.set({ userToken })).toThrow(expect.objectContaining(invalid));
    expect(() => health.as({ userToken })).toThrow(expect.objectContaining(invalid));
    expect(health.session.user).toEqual({ userToken: 'good' });
  });

  it('is no renewal of an expired login', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const onLoginExpired = vi.fn();
    const expired = transport({ status: 500, ...fail('', '600') });
    const health = client({ ...expired, onLoginExpired, login: () => ({ userId: 'A', userToken: 'good' }) });
    renewLogin(health, () => userToken);
    await expect(health.medication.list()).rejects.toMatchObject({ kind: 'login-expired' });
    expect(onLoginExpired).toHaveBeenCalledOnce();
    expect(health.session).toMatchObject({ status: 'expired', user: { userId: 'A' } });
  });

  it('is no stored user', async () => {
    const storage = memory();
    storage.set('user', { userId: 'B', userToken });
    expect(readStoredUser({ storage })).toBeUndefined();
    const health = client({ ...transport(ok([])), login: () => ({ userToken: 'good' }) });
    persistSession(health, { storage });
    await health.session.ready;
    expect(health.session).toMatchObject({ status: 'ready', user: { userToken: 'good' } });
  });
});

it('a change of an object that was a user does not reach the session', async () => {
  const user: User = { userToken: 'good' };
  const health = client({ ...transport(ok([])), login: () => user });
  await health.session.ready;
  user.userToken = 'a\nb';
  expect(health.session.user).toEqual({ userToken: 'good' });
});
