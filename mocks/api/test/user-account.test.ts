import { beforeEach, describe, expect, it } from 'vitest';
import { hasIncome, memory as incomeMemory } from '../domains/income.ts';
import { Accounts } from '../engine/accounts.ts';
import { withLiveDates } from '../engine/live-dates.ts';
import type { World } from '../engine/world.ts';
import { beginPerson } from '../person/person.ts';
import { GUARDIAN, guardianConsent } from './guardian.ts';
import { FRIDAY, freshWorld } from './world.ts';

let { ask, clock, wait, examples } = freshWorld();
beforeEach(() => {
  ({ ask, clock, wait, examples } = freshWorld());
});

const OWN = '13800001234';
const NEW = '13800009876';
const information = (token?: string) => ask('user.information', {}, token);
const account = () => ask('user.accountInformation');
const save = (input: object, token?: string) => ask('user.saveInformation', input, token);
const code = (purpose: string, phoneNumber = OWN, token?: string) =>
  ask('user.verifyCode', { purpose, phoneNumber }, token);
const verifyOld = (verifyCode = '123456') => ask('user.changePhoneNumberVerifyOld', { verifyCode });
const change = (input: object) =>
  ask('user.changePhoneNumberSubmit', { phoneNumber: NEW, verifyCode: '123456', ...input });
const close = (verifyCode = '123456', token?: string) => ask('user.closeAccount', { verifyCode, reason: '' }, token);
function ticket(): string {
  code('verifyOld');
  return verifyOld().ticket;
}
const NEWCOMER = 'closes-incomplete';

describe('saving information', () => {
  it('saving information returns the examples for their requests', () => {
    const healthTagIds = ['tag-3041', 'tag-3001', 'tag-3002'];
    expect(save({ weight: 58.2, dietaryGoal: 'loseWeight', healthTagIds })).toEqual(
      examples.data('user.saveInformation'),
    );
  });

  it('saving information changes the fields in both apps, and no others', () => {
    save({ userName: '晓晓', height: 163 });
    save({ weight: 57.9 });
    expect(information()).toMatchObject({ userName: '晓晓', height: 163, weight: 57.9, dietaryGoal: 'controlGlucose' });
    expect(account()).toMatchObject({ userName: '晓晓', height: 163, weight: 57.9 });
    expect(account()).not.toHaveProperty('dietaryGoal');
    save({ healthTagIds: [] });
    expect(information().healthTags).toEqual([]);
  });

  it.each([
    [{}, 1700],
    [{ dietaryGoal: 'loseWeight' }, 1250],
    [{ dietaryGoal: 'gainMuscle' }, 2000],
    [{ gender: 1 }, 1950],
    [{ weight: 70, height: 175 }, 2000],
    [{ birthDate: '1960-11-21' }, 1500],
    [{ weight: 50, dietaryGoal: 'loseWeight' }, 1200],
    [{ gender: 1, birthDate: '1965-01-01', weight: 58, dietaryGoal: 'loseWeight' }, 1500],
    [{ healthTagIds: ['tag-3032'] }, null],
    [{ birthDate: '2008-11-21' }, null],
    [{ height: null }, null],
    [{ gender: -1 }, null],
  ])('saving %j gives an energy target of %s', (input, energy) => {
    expect(save({ userName: '林晓', confirmed: true, ...input })).toMatchObject({ energyTarget: energy });
    expect(information().energyTarget).toBe(energy);
  });

  it('saving information asks about a weight far from the last one, and saves it when confirmed', () => {
    expect(save({ weight: 62 })).toBe('与上次体重相差较大，请确认体重和单位（公斤）');
    expect(information().weight).toBe(58.6);
    expect(save({ weight: 62, confirmed: true })).toMatchObject({ weight: 62 });
  });

  it('saving information is refused with a reason, and changes nothing', () => {
    const before = information();
    expect(save({ userName: 'X', birthDate: '2026-11-21' })).toBe('请填写正确的出生日期');
    expect(save({ userName: 'X', birthDate: '1905-01-01' })).toBe('请填写正确的出生日期');
    expect(save({ userName: 'X', healthTagIds: ['tag-9'] })).toBe('所选健康标签不存在，请重新选择');
    expect(save({ userName: 'X', healthTagIds: ['tag-3031', 'tag-3032'] })).toBe('同一类中只能选择一个标签');
    expect(information()).toEqual(before);
  });
});

describe('a verification code', () => {
  it('a verification code is sent to a number once in 60 seconds, for any purpose', () => {
    expect(code('login')).toEqual({ resendSeconds: 60, validSeconds: 300 });
    wait(59);
    expect(code('verifyOld')).toBe('验证码发送过于频繁，请 60 秒后再试');
    expect(code('changePhone', NEW)).toEqual({ resendSeconds: 60, validSeconds: 300 });
    wait(1);
    expect(code('verifyOld')).toEqual({ resendSeconds: 60, validSeconds: 300 });
  });

  it('a verification code is sent ten times a day', () => {
    for (let count = 0; count < 10; count++) {
      expect(code('login')).toBeTypeOf('object');
      wait(60);
    }
    expect(code('login')).toBe('该手机号今日获取验证码次数已达上限');
    clock.now = new Date(FRIDAY.getTime() + 86_400_000);
    expect(code('login')).toBeTypeOf('object');
  });

  it('a verification code is sent to valid numbers alone', () => {
    expect(code('verifyOld', NEW)).toBe('该手机号与当前账号不符');
    expect(code('closeAccount', NEW)).toBe('该手机号与当前账号不符');
    expect(code('changePhone', OWN)).toBe('该手机号是当前账号的手机号，请换一个');
    expect(code('changePhone', '13700002345')).toBe('该手机号已被其他账号使用');
  });

  it.each<[string, string, (verifyCode: string) => unknown]>([
    ['verifyOld', OWN, verifyOld],
    ['changePhone', NEW, (verifyCode) => change({ ticket: ticket(), verifyCode })],
    ['closeAccount', OWN, (verifyCode) => close(verifyCode, NEWCOMER)],
    [
      'guardian',
      GUARDIAN,
      (verifyCode) => save({ consents: [{ ...guardianConsent, guardian: { phoneNumber: GUARDIAN, verifyCode } }] }),
    ],
  ])('after three wrong codes for %s, every code is refused for ten minutes', (purpose, phoneNumber, use) => {
    const send = () =>
      expect(code(purpose, phoneNumber, purpose === 'closeAccount' ? NEWCOMER : undefined)).toBeTypeOf('object');
    const tooMany = '错误次数过多，请 10 分钟后再试';
    const tries = ['000000', '111111', '222222', '123456'].map((verifyCode) => {
      wait(60);
      send();
      return use(verifyCode);
    });
    expect(tries).toEqual(['验证码不正确', '验证码不正确', tooMany, tooMany]);
    wait(539);
    expect(use('123456')).toBe(tooMany);
    wait(60);
    send();
    expect(use('123456')).not.toBeTypeOf('string');
  });
});

describe('changing the phone number', () => {
  it('changing the phone number needs the old number verified, once for each change and within ten minutes', () => {
    code('changePhone', NEW);
    expect(change({ ticket: 'phone-change-1' })).toBe('请先验证原手机号');
    const given = ticket();
    expect(change({ ticket: 'phone-change-x' })).toBe('请先验证原手机号');
    wait(600);
    code('changePhone', NEW);
    expect(change({ ticket: given })).toBe('请先验证原手机号');
    const second = ticket();
    expect(change({ ticket: second })).toMatchObject({ phoneNumber: NEW });
    expect(change({ ticket: second, phoneNumber: OWN })).toBe('请先验证原手机号');
  });

  it('changing the phone number needs correct and valid codes of its purpose', () => {
    expect(verifyOld()).toBe('验证码已失效，请重新获取');
    code('login');
    expect(verifyOld()).toBe('验证码已失效，请重新获取');
    wait(60);
    code('verifyOld');
    expect(verifyOld('000000')).toBe('验证码不正确');
    wait(300);
    expect(verifyOld()).toBe('验证码已失效，请重新获取');
    const given = ticket();
    expect(verifyOld()).toBe('验证码已失效，请重新获取');
    expect(change({ ticket: given })).toBe('验证码已失效，请重新获取');
    code('changePhone', NEW);
    expect(change({ ticket: given, verifyCode: '654321' })).toBe('验证码不正确');
    expect(change({ ticket: given })).toMatchObject({ phoneNumber: NEW });
  });

  it('changing the phone number refuses the current number and a number in use', () => {
    const given = ticket();
    expect(change({ ticket: given, phoneNumber: OWN })).toBe('新手机号不能与原手机号相同');
    expect(change({ ticket: given, phoneNumber: '13900005678' })).toBe('该手机号已被其他账号使用');
    expect(information().phoneNumber).toBe(OWN);
  });
});

describe('closing the account', () => {
  it('closing the account needs a code', () => {
    expect(close('123456', NEWCOMER)).toBe('验证码已失效，请重新获取');
    code('closeAccount', OWN, NEWCOMER);
    expect(close('000000', NEWCOMER)).toBe('验证码不正确');
    expect(information(NEWCOMER)).toMatchObject({ userName: '用户1234' });
    expect(close('123456', NEWCOMER)).toBeNull();
  });

  it('closing the account is refused with open orders or refunds', () => {
    code('closeAccount');
    expect(close()).toBe('您有未完成的订单或退款，暂时不能注销');
    expect(information()).toMatchObject({ userName: '林晓' });
  });

  it('closing the account is refused with unpaid income', () => {
    const live = withLiveDates(examples, FRIDAY);
    const accounts = new Accounts(examples);
    const income = (token: string) => {
      const person = beginPerson(live, accounts.ofToken(token), FRIDAY);
      return incomeMemory.begin(live, FRIDAY, person, {} as World);
    };
    expect(hasIncome(income('a-promoter'))).toBe(true);
    expect(hasIncome(income('new-incomplete'))).toBe(false);
  });
});

describe('a code without a number', () => {
  const send = (purpose: string, token?: string) => ask('user.verifyCode', { purpose }, token);

  it('a code without a number is sent to the number of the account for purposes without another number', () => {
    expect(send('verifyOld')).toEqual({ resendSeconds: 60, validSeconds: 300 });
    expect(verifyOld()).toHaveProperty('ticket');
  });

  it('a code without a number is refused for a purpose that needs a number, and without an account', () => {
    const refusal = examples.failure('user.verifyCode', 'failNoPhoneNumber').msg;
    expect(send('login')).toBe(refusal);
    expect(send('changePhone')).toBe(refusal);
    expect(send('closeAccount', '')).toBe(refusal);
  });
});
