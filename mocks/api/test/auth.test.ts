import { describe, expect, it } from 'vitest';
import { freshWorld } from './world.ts';

const LIN_XIAO = '13800001234';

function fresh() {
  const { ask, wait } = freshWorld();
  const login = (phoneNumber = LIN_XIAO, verifyCode = '123456') => ask('auth.login', { phoneNumber, verifyCode }, '');
  const send = (phoneNumber = LIN_XIAO) => ask('user.verifyCode', { phoneNumber, purpose: 'login' }, '');
  return { ask, login, send, wait };
}

describe('a sign-in', () => {
  it('a sign-in accepts the code sent to the number, once and for five minutes', () => {
    const { login, send, wait } = fresh();
    expect(login()).toBe('验证码已过期，请重新获取');
    send('13900005678');
    expect(login()).toBe('验证码已过期，请重新获取');
    send();
    expect(login().userName).toBe('林晓');
    expect(login()).toBe('验证码已过期，请重新获取');
    wait(60);
    send();
    wait(300);
    expect(login()).toBe('验证码已过期，请重新获取');
  });

  it('a sign-in accepts a code that another world requested', () => {
    const { ask, login } = fresh();
    ask('user.verifyCode', { phoneNumber: LIN_XIAO, purpose: 'login' }, 'with-an-expired-login');
    expect(login().userName).toBe('林晓');
  });

  it.each([
    ['13900005678', '周航', 3],
    ['15911112222', '用户2222', 0],
  ])('a sign-in of %s identifies that person in every later call', (phoneNumber, userName, memberType) => {
    const { ask, login, send } = fresh();
    send(phoneNumber);
    const { userToken, ...user } = login(phoneNumber);
    expect(user).toMatchObject({ userName, phoneNumber, memberType });
    expect(ask('user.information', {}, userToken)).toMatchObject(user);
    expect(ask('user.accountInformation', {}, userToken)).toMatchObject(user);
    expect(ask('family.name', {}, userToken)).toMatchObject({ userName, familyName: `${userName}的家庭` });
    expect(ask('member.hasPermission', {}, userToken)).toMatchObject({ memberType });
  });
});

describe('a wrong code', () => {
  it('a wrong code is refused; the third one blocks the number for ten minutes', () => {
    const { login, send, wait } = fresh();
    send();
    send('13900005678');
    expect(login(LIN_XIAO, '000000')).toBe('验证码错误，请重新输入');
    expect(login(LIN_XIAO, '111111')).toBe('验证码错误，请重新输入');
    expect(login(LIN_XIAO, '222222')).toBe('错误次数过多，请 10 分钟后再试');
    expect(login()).toBe('错误次数过多，请 10 分钟后再试');
    expect(login('13900005678').userName).toBe('周航');
    wait(599);
    send();
    expect(login()).toBe('错误次数过多，请 10 分钟后再试');
    wait(1);
    expect(login().userName).toBe('林晓');
  });

  it('wrong codes no longer count after a correct one', () => {
    const { login, send, wait } = fresh();
    send();
    login(LIN_XIAO, '000000');
    login(LIN_XIAO, '111111');
    expect(login().userName).toBe('林晓');
    wait(60);
    send();
    expect(login(LIN_XIAO, '000000')).toBe('验证码错误，请重新输入');
  });
});
