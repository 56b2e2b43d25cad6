import { describe, expect, it } from 'vitest';
import { freshMock } from './client.ts';
import { freshWorld } from './world.ts';

const LIN_XIAO = '13800001234';

function fresh() {
  const { ask, clock } = freshWorld();
  const login = (phoneNumber = LIN_XIAO, verifyCode = '123456') =>
    ask<{ userToken: string; userName: string }>('auth.login', { phoneNumber, verifyCode }, '');
  return { ask, clock, login };
}

describe('a sign-in', () => {
  it('gives the person and a token that is new each time', () => {
    const { login } = fresh();
    const first = login();
    expect(first).toMatchObject({ userId: 'user-1001', userName: '林晓', memberType: 3 });
    expect(login().userToken).not.toBe(first.userToken);
  });

  it('gives a token that the other calls know the person by', () => {
    const { ask, login } = fresh();
    const { userToken } = login('13900005678');
    expect(ask('user.information', {}, userToken)).toMatchObject({ promoteRoleFlag: 1 });
    expect(ask('member.hasPermission', {}, userToken)).toMatchObject({ permitted: true, memberType: 3 });
  });

  it('of an unknown number makes a new user, the same at the next sign-in', () => {
    const { ask, login } = fresh();
    const first = login('15911112222');
    expect(first).toMatchObject({ userName: '用户2222', phoneNumber: '15911112222', memberType: 0 });
    expect(login('15911112222')).toEqual({ ...first, userToken: expect.any(String) });
    expect(ask('member.hasPermission', {}, first.userToken)).toMatchObject({ memberType: 0, freeUsesLeft: 2 });
  });
});

describe('a wrong code', () => {
  it('is refused, the third one for ten minutes, by number', () => {
    const { login, clock } = fresh();
    expect(login(LIN_XIAO, '000000')).toBe('验证码错误，请重新输入');
    expect(login(LIN_XIAO, '111111')).toBe('验证码错误，请重新输入');
    expect(login(LIN_XIAO, '222222')).toBe('错误次数过多，请 10 分钟后再试');
    expect(login()).toBe('错误次数过多，请 10 分钟后再试');
    expect(login('13900005678').userName).toBe('周航');
    clock.now = new Date(clock.now.getTime() + 10 * 60_000 - 1);
    expect(login()).toBe('错误次数过多，请 10 分钟后再试');
    clock.now = new Date(clock.now.getTime() + 1);
    expect(login().userName).toBe('林晓');
  });

  it('is forgotten after a right one', () => {
    const { login } = fresh();
    login(LIN_XIAO, '000000');
    login(LIN_XIAO, '111111');
    expect(login().userName).toBe('林晓');
    expect(login(LIN_XIAO, '000000')).toBe('验证码错误，请重新输入');
  });
});

it('answers through the server without a token, and the token it gives works', async () => {
  const mock = await freshMock();
  const body = { phoneNumber: '13900005678', verifyCode: '123456' };
  const signedIn = await mock.post('/food/view/auth/login', JSON.stringify(body), { userToken: '' });
  expect(signedIn).toMatchObject({ status: 200, body: { success: true, data: { userName: '周航' } } });
  const { userToken } = signedIn.body.data;
  const known = await mock.call('/food/user/getUserInformation', { userToken });
  expect(known.body.data).toMatchObject({ promoteRoleFlag: 1 });
  await mock.close();
});
