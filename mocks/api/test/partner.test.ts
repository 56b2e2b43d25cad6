import { beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY, freshWorld } from './world.ts';

let { ask, clock, examples } = freshWorld();
beforeEach(() => {
  ({ ask, clock, examples } = freshWorld());
});

const keke = 'pair-2202';
const index = (token?: string) => ask('partner.indexData', {}, token);
const relation = () => ask('partner.relationship');
const received = () => ask('partner.invitedMessage');
const answer = (input: object) => ask('partner.answerInvitedMessage', { relationshipId: keke, ...input });
const match = () => ask('partner.match');
const save = (input: object) => ask('partner.saveRelationship', input);
const phone = (phoneNumber: string) => ask('partner.saveRelationshipByPhoneNumber', { phoneNumber });
const leave = (relationshipId = 'pair-2201') => ask('partner.deleteRelationship', { relationshipId });
const cancel = (relationshipId: string) => ask('partner.cancelInvite', { relationshipId });
const rank = (kind: 'singleRank' | 'pairRank', period: string, token?: string) =>
  ask(`partner.${kind}` as const, { period }, token);
const later = (seconds: number) => {
  clock.now = new Date(FRIDAY.getTime() + seconds * 1000);
};
const DAY = 86_400;

describe('the seed', () => {
  it('the seed contains the examples', () => {
    expect(index()).toEqual(examples.data('partner.indexData', 'paired'));
    expect(relation()).toEqual(examples.data('partner.relationship', 'accepted'));
    expect(received()).toEqual(examples.data('partner.invitedMessage', 'pending'));
  });

  it.each(['week', 'month', 'total'])('the seed computes the rankings of the %s like the examples', (period) => {
    for (const kind of ['singleRank', 'pairRank'] as const) {
      const { updatedAt: _, ...expected } = examples.data(`partner.${kind}`, period);
      expect(rank(kind, period)).toMatchObject(expected);
      expect(rank(kind, period).list).toHaveLength(expected.list.length);
    }
  });
});

describe('leaving', () => {
  it('leaving removes the partner from the home, and both from the rankings, at once', () => {
    expect(leave()).toMatchObject({ status: 'left', endedAt: expect.any(String) });
    expect(index()).toMatchObject({ participants: 10, partner: null, relationship: { status: 'left' } });
    const { updatedAt: _, ...expected } = examples.data('partner.singleRank', 'notRanked');
    expect(rank('singleRank', 'week')).toMatchObject(expected);
    expect(rank('pairRank', 'week')).toMatchObject({ participants: 5, mine: null });
    expect(rank('pairRank', 'week').list).toHaveLength(3);
  });

  it('leaving is possible once, and with a partner only', () => {
    leave();
    expect(leave()).toBe('搭子关系已解除');
    expect(leave(keke)).toBe('对方尚未成为您的搭子');
    expect(leave('pair-9')).toBe('搭子关系已解除');
  });
});

describe('a received invitation', () => {
  it('a received invitation cannot be accepted beside a partner', () => {
    expect(answer({ answer: 'accepted' })).toBe('您已有减重搭子，请先解除当前关系');
    expect(received()[0]?.status).toBe('invited');
  });

  it('a received invitation can be declined beside a partner, once', () => {
    expect(answer({ answer: 'declined' }).status).toBe('declined');
    expect(index().openInvitations).toBe(0);
    expect(answer({ answer: 'declined' })).toBe('您已处理过该邀请');
    expect(relation()?.partner.userName).toBe('苏梅');
  });

  it('a received invitation is refused when it does not exist', () => {
    expect(answer({ answer: 'declined', relationshipId: 'pair-9' })).toBe('该邀请不存在或已被取消');
    expect(answer({ answer: 'declined', relationshipId: 'pair-2201' })).toBe('该邀请不存在或已被取消');
  });
});

describe('an invitation by phone number', () => {
  it('an invitation by phone number is open until it expires, and prevents a second one', () => {
    leave();
    expect(phone('13900003344')).toMatchObject({ relationshipId: 'pair-2203', status: 'invited', way: 'phone' });
    expect(relation()).toMatchObject({ status: 'invited', partner: { userName: '秦朗' } });
    expect(phone('13500004567')).toBe('您有一个待确认的邀请，请先取消');
    expect(match()).toBe('您有一个待确认的邀请，请先取消');
    later(3 * DAY);
    expect(relation()?.status).toBe('expired');
    expect(phone('13500004567')).toMatchObject({ relationshipId: 'pair-2204', partner: { userName: '苏梅' } });
  });

  it('a proposed person can be invited during the reservation, and accepts after a minute', () => {
    leave();
    const candidate = match();
    const { relationshipId, status } = save({ userId: candidate?.userId });
    expect(status).toBe('invited');
    later(59);
    expect(relation()?.status).toBe('invited');
    later(60);
    expect(relation()?.status).toBe('accepted');
    expect(index().partner).toMatchObject({ userId: 'user-1031', lostPercent: 3.4, startDate: '2026-09-28' });
    expect(cancel(relationshipId)).toBe('对方已接受邀请，无法取消');
    expect(match()).toBe('您已有减重搭子，请先解除当前关系');
  });

  it('a new pair enters the rankings with the next hour', () => {
    leave();
    save({ userId: match()?.userId });
    later(3599);
    expect(relation()?.status).toBe('accepted');
    expect(rank('singleRank', 'total').mine).toBeNull();
    later(3600);
    expect(rank('singleRank', 'total').mine).toMatchObject({ rank: 8, recordedDays: 40 });
    // The days of the new partner are unknown.
    expect(rank('pairRank', 'total')).toMatchObject({ participants: 6, mine: null });
  });

  it('a match expires', () => {
    leave();
    const userId = match()?.userId;
    later(600);
    expect(save({ userId })).toBe('推荐已过期，请重新匹配');
    expect(save({ userId: 'user-1005' })).toBe('推荐已过期，请重新匹配');
  });
});

describe('a code', () => {
  it("a code is refused when it is unknown, missing or the caller's own", () => {
    leave();
    const { inviteCode } = ask('partner.qrCode');
    expect(save({ inviteCode })).toBe('不能和自己成为搭子');
    expect(save({ inviteCode: 'SP00000000' })).toBe('邀请码已失效，请对方重新出示');
    expect(save({})).toBe('请选择要邀请的搭子');
  });

  it('a code of the caller changes after its expiry, and is absent beside a partner', () => {
    expect(ask('partner.qrCode')).toBe('您已有减重搭子，请先解除当前关系');
    leave();
    const first = ask('partner.qrCode');
    expect(ask('partner.qrCode')).toEqual(first);
    clock.now = new Date(first.expiresAt);
    expect(ask('partner.qrCode').inviteCode).not.toBe(first.inviteCode);
  });
});

describe('a visitor without a token', () => {
  it('a visitor without a token sees the home and the rankings without anything personal', () => {
    expect(index('')).toEqual(examples.data('partner.indexData', 'signedOut'));
    expect(rank('singleRank', 'week', '').mine).toBeNull();
    expect(rank('pairRank', 'week', '').list).toHaveLength(3);
  });
});

describe('a saved weight', () => {
  const weigh = (weight: number, at: string) => {
    clock.now = new Date(at);
    ask('user.saveInformation', { weight, confirmed: true });
  };

  it('a saved weight adds its day to the rankings of the next hour, once a day, and after a gain as well', () => {
    const before = rank('singleRank', 'month').mine;
    expect(before).toMatchObject({ recordedDays: 25 });
    weigh(58.5, '2026-11-21T09:10:00+08:00');
    expect(rank('singleRank', 'total').mine).toMatchObject({ recordedDays: 40 });
    clock.now = new Date('2026-11-21T10:00:00+08:00');
    expect(rank('singleRank', 'total').mine).toMatchObject({ recordedDays: 41 });
    // The first of the 30 days has passed.
    expect(rank('singleRank', 'month').mine).toEqual(before);
    weigh(62, '2026-11-21T10:10:00+08:00');
    clock.now = new Date('2026-11-21T11:00:00+08:00');
    expect(rank('singleRank', 'week').mine).toMatchObject({ recordedDays: 6 });
    expect(rank('singleRank', 'total').mine).toMatchObject({ recordedDays: 41 });
    // The partner has recorded 7 days.
    expect(rank('pairRank', 'total').mine).toMatchObject({ recordedDays: 48 });
  });

  it('a loss faster than 1 % a week takes the person from the rankings', () => {
    expect(rank('singleRank', 'week').mine).toBeNull();
    ask('user.saveInformation', { weight: 57.6 });
    later(3600);
    expect(rank('singleRank', 'month').mine).toBeNull();
    expect(rank('pairRank', 'month').mine).toBeNull();
    expect(rank('singleRank', 'total').mine).toMatchObject({ recordedDays: 40 });
  });

  it('a weight is compared with the last one before the period when it is the only one in it', () => {
    const alone = (weight: number) => {
      weigh(weight, '2026-12-10T09:00:00+08:00');
      clock.now = new Date('2026-12-10T10:00:00+08:00');
      return rank('singleRank', 'week').mine;
    };
    expect(rank('singleRank', 'week').mine).toBeNull();
    expect(alone(58)).toMatchObject({ recordedDays: 1 });
    expect(alone(55)).toBeNull();
  });
});
