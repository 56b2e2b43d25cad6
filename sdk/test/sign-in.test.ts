import { describe, expect, it } from 'vitest';
import { signInByCode, signOut } from '../src/index.ts';
import { client } from './client.ts';
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
});
