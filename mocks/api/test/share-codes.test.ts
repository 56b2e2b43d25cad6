import { beforeEach, expect, it } from 'vitest';
import { FRIDAY, freshWorld } from './world.ts';

let { ask, clock } = freshWorld();
beforeEach(() => {
  ({ ask, clock } = freshWorld());
});

/** Signs in with a phone number. @returns the token */
function signIn(phoneNumber: string): string {
  ask('user.verifyCode', { phoneNumber, purpose: 'login' }, '');
  return ask<{ userToken: string }>('auth.login', { phoneNumber, verifyCode: '123456' }, '').userToken;
}

it('a shared measurement opens unchanged in another world and without a sign-in', () => {
  const measure = (weight: number, userToken: string) => {
    const body = { token: `mt-q7v3k9x2hd${userToken}`, gender: 0, birthDate: '1990-01-01', height: 165, consent: 1 };
    ask('mirror.info', { token: body.token }, userToken);
    ask('mirror.confirm', { ...body, weight }, userToken);
  };
  measure(58, 'ann');
  measure(90, 'bob');
  clock.now = new Date(FRIDAY.getTime() + 10_000);
  const result = (token: string) =>
    ask<{ recordId: string; shareToken: string; girths: object[] }>(
      'mirror.result',
      { recordId: `mirror-5012-${token}` },
      token,
    );
  const [ann, bob] = [result('ann'), result('bob')];
  expect(ann.girths).not.toEqual(bob.girths);
  expect(ann.shareToken).not.toBe(bob.shareToken);
  for (const token of ['', 'bob', 'ann', 'cleo']) {
    expect(ask('mirror.viewResult', { token: ann.shareToken }, token), token).toMatchObject({
      girths: ann.girths,
      weight: 58,
      shareToken: null,
    });
  }
});

it('a family code of one person admits another person, once', () => {
  const [ann, bob, cleo] = ['13900000001', '13900000002', '13900000003'].map(signIn);
  const { inviteCode } = ask<{ inviteCode: string }>('family.qrCode', { shared: ['steps'] }, ann);
  expect(ask('family.name', { inviteCode }, bob)).toMatchObject({ userName: '用户0001', shared: ['steps'] });
  expect(ask('family.name', { inviteCode }, ann)).toBe('这是您自己的邀请码');
  const join = { inviteCode, relationCode: 'sister', shared: [] };
  expect(ask('family.saveRelationship', join, bob)).toMatchObject({ userName: '用户0001', sharedWithMe: ['steps'] });
  expect(ask('family.saveRelationship', join, cleo)).toBe('邀请码已失效，请对方重新出示');
  expect(ask<{ inviteCode: string }>('family.qrCode', {}, cleo).inviteCode).not.toBe(inviteCode);
});

it('a partner code of one person makes another person their partner, once', () => {
  const [ann, bob, cleo] = ['13900000001', '13900000002', '13900000003'].map((phoneNumber) => {
    const token = signIn(phoneNumber);
    ask('partner.deleteRelationship', { relationshipId: 'pair-2201' }, token);
    ask('user.saveInformation', { birthDate: '1990-04-01', height: 165, weight: 68, confirmed: true }, token);
    return token;
  });
  const { inviteCode } = ask<{ inviteCode: string }>('partner.qrCode', {}, ann);
  expect(ask('partner.saveRelationship', { inviteCode }, ann)).toMatch(/自己/);
  expect(ask('partner.saveRelationship', { inviteCode }, bob)).toMatchObject({ partner: { userName: '用户0001' } });
  expect(ask('partner.saveRelationship', { inviteCode }, cleo)).toBe(
    ask('partner.saveRelationship', { inviteCode: 'SP00000000' }, cleo),
  );
});
