import { beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY, freshWorld } from './world.ts';

let { ask, clock, examples } = freshWorld();
beforeEach(() => {
  ({ ask, clock, examples } = freshWorld());
});

const father = 'family-2106';
const sisterCode = 'FH3T8WZP6D';
const family = () => ask('family.relationship');
const received = () => ask('family.invitedMessage');
const answer = (input: object) => ask('family.answerInvitedMessage', { relationshipId: father, ...input });
const detail = (familyUserId: string) => ask('family.byUserId', { familyUserId });
const save = (input: object) => ask('family.saveRelationship', { relationCode: 'sister', shared: [], ...input });
const phone = (phoneNumber: string, input: object = {}) =>
  ask('family.saveRelationshipByPhoneNumber', { phoneNumber, relationCode: 'other', shared: [], ...input });
const qrCode = (shared?: string[]) => ask('family.qrCode', { shared });

describe('the seed', () => {
  it('the seed contains the examples', () => {
    expect(family()).toEqual(examples.data('family.relationship'));
    expect(received()).toEqual(examples.data('family.invitedMessage', 'pending'));
    expect(detail('user-1003')).toEqual(examples.data('family.byUserId', 'mother'));
    expect(detail('user-1004')).toEqual(examples.data('family.byUserId', 'son'));
    expect(ask('family.name')).toEqual(examples.data('family.name', 'own'));
    expect(ask('family.name', { inviteCode: sisterCode })).toEqual(examples.data('family.name', 'invited'));
    expect(qrCode()).toEqual(examples.data('family.qrCode', 'nothingShared'));
    expect(qrCode(['steps', 'weight'])).toEqual(examples.data('family.qrCode', 'weightAndSteps'));
  });
});

describe('a received invitation', () => {
  it('a received invitation is refused with a reason', () => {
    expect(answer({ answer: 'accepted' })).toBe('请选择对方与您的关系');
    expect(answer({ answer: 'accepted', relationCode: 'neighbour' })).toBe('家庭关系不存在，请重新选择');
    expect(answer({ answer: 'declined', relationshipId: 'family-9' })).toBe('该邀请不存在或已被撤回');
    expect(answer({ answer: 'declined', relationshipId: 'family-2105' })).toBe('该邀请不存在或已被撤回');
    expect(answer({ answer: 'declined', relationshipId: 'family-2100' })).toBe('邀请已过期，请对方重新发送');
    expect(received()).toEqual(examples.data('family.invitedMessage', 'pending'));
  });
});

describe('an invitation by phone number', () => {
  it('an invitation by phone number is listed with a unique id', () => {
    const invited = phone('13900005678', { shared: ['steps'] });
    expect(invited).toMatchObject({ relationshipId: 'family-2107', userId: 'user-1010', status: 'invited' });
    expect(new Date(invited.expiresAt).getTime() - FRIDAY.getTime()).toBe(7 * 86_400_000);
    expect(family().invitations.map(({ relationshipId }) => relationshipId)).toEqual([
      'family-2107',
      'family-2105',
      'family-2104',
    ]);
  });

  it('an invitation by phone number replaces a declined one', () => {
    expect(phone('13700009012', { relationCode: 'fatherInLaw' }).relationshipId).toBe('family-2107');
    const { invitations } = family();
    expect(invitations.map(({ userId, status }) => [userId, status])).toEqual([
      ['user-1009', 'invited'],
      ['user-1007', 'invited'],
    ]);
  });

  it('an invitation by phone number is refused for a relation that is not in the list', () => {
    expect(phone('13900005678', { relationCode: 'boss' })).toBe('家庭关系不存在，请重新选择');
  });
});

describe('a code', () => {
  it('a code expires', () => {
    qrCode();
    clock.now = new Date('2026-11-23T12:40:18+08:00');
    expect(save({ inviteCode: sisterCode })).toBe('邀请码已失效，请对方重新出示');
    expect(ask('family.name', { inviteCode: sisterCode })).toBe('邀请码已失效，请对方重新出示');
  });

  it("a code is refused when it is unknown or the caller's own", () => {
    expect(save({ inviteCode: 'FH00000000' })).toBe('邀请码已失效，请对方重新出示');
    expect(save({ inviteCode: qrCode().inviteCode })).toBe('不能添加自己为家庭成员');
    expect(ask('family.name', { inviteCode: qrCode().inviteCode })).toBe('这是您自己的邀请码');
  });

  it('a code of the caller stays the same for the same kinds until it expires', () => {
    const first = qrCode(['steps']);
    expect(first.shared).toEqual(['steps']);
    expect(first.link).toContain(first.inviteCode);
    expect(qrCode(['steps'])).toEqual(first);
    expect(qrCode(['weight']).inviteCode).not.toBe(first.inviteCode);
    clock.now = new Date(first.expiresAt);
    expect(qrCode(['steps']).inviteCode).not.toBe(first.inviteCode);
  });
});

describe('a member', () => {
  it('a member sees the newly shared kinds', () => {
    expect(save({ relationshipId: 'family-2101', relationCode: 'husband', shared: ['steps'] })).toEqual(
      examples.data('family.saveRelationship', 'changed'),
    );
    expect(detail('user-1002').sharedByMe).toEqual(['steps']);
  });

  it('a member is refused without a code or a relation', () => {
    expect(save({})).toBe('请选择要添加或修改的家庭成员');
    expect(save({ inviteCode: sisterCode, relationCode: 'boss' })).toBe('家庭关系不存在，请重新选择');
  });
});
