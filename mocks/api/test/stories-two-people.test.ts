import { afterAll, expect, it } from 'vitest';
import { openStoryMock, type Someone, type StoryMock } from './story-mock.ts';

const stage = await openStoryMock();
afterAll(() => stage.end());

interface Relation {
  relationshipId: string;
  status: string;
  partner: { userId: string };
}
interface Member {
  relationshipId: string;
  userId: string;
  latest: object;
}

const body = { birthDate: '1990-04-01', height: 165 };
const DAY = 86_400;

/** Signs in an adult with a usual weight, because partners need these facts. */
async function adult({ signIn }: Pick<StoryMock, 'signIn'>, phoneNumber?: string): Promise<Someone> {
  const person = await signIn(phoneNumber);
  await person.ask('user.saveInformation', { gender: 0, birthDate: '1990-04-01', height: 175, weight: 80 });
  return person;
}
const twoAdults = async (at: StoryMock) => [await adult(at), await adult(at)] as const;
const two = async ({ signIn }: StoryMock) => [await signIn(), await signIn()] as const;
const partnerOf = ({ ask }: Someone) => ask<Relation | null>('partner.relationship');
const inviteAsPartner = (from: Someone, to: Someone) =>
  from.ask<Relation>('partner.saveRelationshipByPhoneNumber', { phoneNumber: to.phoneNumber });
const answerPartner = (who: Someone, relationshipId: string, answer: string) =>
  who.ask<Relation>('partner.answerInvitedMessage', { relationshipId, answer });

/** Two partners, by the first one's code. */
async function partners(at: StoryMock) {
  const [ann, bob] = await twoAdults(at);
  const { inviteCode } = await ann.ask<{ inviteCode: string }>('partner.qrCode');
  const { relationshipId } = await bob.ask<Relation>('partner.saveRelationship', { inviteCode });
  return { ann, bob, inviteCode, relationshipId };
}

const familyOf = ({ ask }: Someone) => ask<{ members: Member[]; invitations: object[] }>('family.relationship');
const inviteToFamily = (from: Someone, to: Someone, input: object = {}) =>
  from.ask<{ relationshipId: string; status: string }>('family.saveRelationshipByPhoneNumber', {
    ...{ phoneNumber: to.phoneNumber, relationCode: 'daughter', shared: [] },
    ...input,
  });
const answerFamily = (who: Someone, relationshipId: string, input: object) =>
  who.ask<{ status: string }>('family.answerInvitedMessage', { relationshipId, ...input });
const seenBy = (who: Someone, other: Someone) => who.ask('family.byUserId', { familyUserId: other.userId });

/** A mother and her daughter, who share weight and medication. */
async function family(at: StoryMock) {
  const [ann, bob] = await two(at);
  await ann.ask('user.saveInformation', { gender: 0, ...body });
  await bob.ask('user.saveInformation', { gender: 0, ...body });
  const shared = ['weight', 'medication'];
  const { relationshipId } = await inviteToFamily(ann, bob, { shared });
  await answerFamily(bob, relationshipId, { answer: 'accepted', relationCode: 'mother', shared });
  return { ann, bob, relationshipId };
}

const stories: Record<string, (stage: StoryMock) => Promise<void>> = {
  'a code makes two people partners, for both at once': async (at) => {
    const { ann, bob, relationshipId } = await partners(at);
    const shared = { relationshipId, status: 'accepted', way: 'code' };
    expect(await partnerOf(bob)).toMatchObject({ ...shared, sentByMe: true, partner: { userId: ann.userId } });
    expect(await partnerOf(ann)).toMatchObject({ ...shared, sentByMe: false, partner: { userId: bob.userId } });
    expect(await ann.ask('partner.invitedMessage')).toEqual([]);
  },
  'a used partner code is used, and its owner gets a new one': async (at) => {
    const { ann, inviteCode, relationshipId } = await partners(at);
    const third = await adult(at);
    expect(await third.ask('partner.saveRelationship', { inviteCode })).toBe('CODE_INVALID');
    await ann.ask('partner.deleteRelationship', { relationshipId });
    expect(await ann.ask<{ inviteCode: string }>('partner.qrCode')).not.toMatchObject({ inviteCode });
  },
  'nobody is their own partner': async (at) => {
    const ann = await adult(at);
    const { inviteCode } = await ann.ask<{ inviteCode: string }>('partner.qrCode');
    const tablet = await at.signIn(ann.phoneNumber);
    expect(await tablet.ask('partner.saveRelationship', { inviteCode })).toBe('SELF');
    expect(await inviteAsPartner(ann, ann)).toBe('SELF');
  },
  'an invitation arrives, and its acceptance comes back': async (at) => {
    const [ann, bob] = await twoAdults(at);
    const { relationshipId } = await inviteAsPartner(ann, bob);
    expect(await partnerOf(ann)).toMatchObject({ status: 'invited', phoneNumber: bob.phoneNumber });
    const [received] = await bob.ask<Relation[]>('partner.invitedMessage');
    expect(received).toMatchObject({ relationshipId, sentByMe: false, partner: { userId: ann.userId } });
    expect(received).not.toHaveProperty('phoneNumber');
    expect(await bob.ask('partner.indexData')).toMatchObject({ openInvitations: 1 });
    await answerPartner(bob, relationshipId, 'accepted');
    expect(await partnerOf(ann)).toMatchObject({ status: 'accepted', partner: { userId: bob.userId } });
    expect(await bob.ask('partner.indexData')).toMatchObject({ openInvitations: 0 });
  },
  'a declined invitation is declined for both': async (at) => {
    const [ann, bob] = await twoAdults(at);
    const { relationshipId } = await inviteAsPartner(ann, bob);
    await answerPartner(bob, relationshipId, 'declined');
    expect(await partnerOf(ann)).toMatchObject({ status: 'declined' });
    expect(await ann.ask('partner.cancelInvite', { relationshipId })).toBe('ENDED');
    expect(await inviteAsPartner(ann, bob)).toMatchObject({ status: 'invited' });
  },
  'a withdrawn invitation cannot be accepted': async (at) => {
    const [ann, bob] = await twoAdults(at);
    const { relationshipId } = await inviteAsPartner(ann, bob);
    await ann.ask('partner.cancelInvite', { relationshipId });
    expect(await bob.ask('partner.invitedMessage')).toMatchObject([{ status: 'cancelled' }]);
    expect(await answerPartner(bob, relationshipId, 'accepted')).toBe('GONE');
  },
  'only the receiver answers, and only the sender withdraws': async (at) => {
    const [ann, bob] = await twoAdults(at);
    const { relationshipId } = await inviteAsPartner(ann, bob);
    expect(await answerPartner(ann, relationshipId, 'accepted')).toBe('GONE');
    expect(await bob.ask('partner.cancelInvite', { relationshipId })).toBe('GONE');
    expect(await answerPartner(await adult(at), relationshipId, 'accepted')).toBe('GONE');
  },
  'a partner’s invitation expires for both after three days': async (at) => {
    const [ann, bob] = await twoAdults(at);
    const { relationshipId } = await inviteAsPartner(ann, bob);
    at.wait(3 * DAY);
    expect(await partnerOf(ann)).toMatchObject({ status: 'expired' });
    expect(await answerPartner(bob, relationshipId, 'accepted')).toBe('EXPIRED');
  },
  'two people who invite each other are told': async (at) => {
    const [ann, bob] = await twoAdults(at);
    await inviteAsPartner(ann, bob);
    expect(await inviteAsPartner(bob, ann)).toBe('INVITED_YOU');
  },
  'a person with a partner is taken': async (at) => {
    const { ann } = await partners(at);
    const third = await adult(at);
    expect(await inviteAsPartner(third, ann)).toBe('PARTNER_TAKEN');
    expect(await inviteAsPartner(ann, third)).toBe('HAS_PARTNER');
  },
  'an invitation to a person who has found another partner is refused on acceptance': async (at) => {
    const [ann, bob] = await twoAdults(at);
    const { relationshipId } = await inviteAsPartner(ann, bob);
    const { inviteCode } = await ann.ask<{ inviteCode: string }>('partner.qrCode');
    await (await adult(at)).ask('partner.saveRelationship', { inviteCode });
    expect(await answerPartner(bob, relationshipId, 'accepted')).toBe('GONE');
    expect(await bob.ask('partner.invitedMessage')).toMatchObject([{ status: 'cancelled' }]);
  },
  'a partner sees progress at once, and no weight': async (at) => {
    const { ann, bob } = await partners(at);
    await ann.ask('healthData.saveWeightWithCompareLast', { weight: 80 });
    at.wait(60);
    await ann.ask('healthData.saveWeightWithCompareLast', { weight: 78 });
    const { partner } = await bob.ask<{ partner: object }>('partner.indexData');
    expect(partner).toMatchObject({ userId: ann.userId, lostPercent: 2.5 });
    expect(JSON.stringify(partner)).not.toMatch(/weight"|startWeight|currentWeight|78/i);
  },
  'a partner sees a new name at once': async (at) => {
    const { ann, bob } = await partners(at);
    await ann.ask('user.saveInformation', { userName: '青青' });
    expect(await partnerOf(bob)).toMatchObject({ partner: { userName: '青青' } });
  },
  'two partners stand in the ranking of both from the next hour': async (at) => {
    const { ann, bob } = await partners(at);
    for (const { ask } of [ann, bob]) {
      await ask('user.saveInformation', { consents: [{ purpose: 'ranking', given: true }] });
      await ask('healthData.saveWeightWithCompareLast', { weight: 80 });
      at.wait(60);
      await ask('healthData.saveWeightWithCompareLast', { weight: 76 });
    }
    at.wait(3600);
    const rank = ({ ask }: Someone) => ask<{ mine: { rank: number } }>('partner.pairRank', { period: 'total' });
    const [first, second] = [await rank(ann), await rank(bob)];
    // Two weights on one day count as one day for each person.
    expect(first.mine).toMatchObject({ recordedDays: 2 });
    expect(second.mine.rank).toBe(first.mine.rank);
    await ann.ask('user.saveInformation', { consents: [{ purpose: 'ranking', given: false }] });
    for (const someone of [ann, bob]) expect((await rank(someone)).mine).toBeNull();
  },
  'one partner leaves, and both are free': async (at) => {
    const { ann, bob, relationshipId } = await partners(at);
    await ann.ask('partner.deleteRelationship', { relationshipId });
    expect(await partnerOf(bob)).toMatchObject({ status: 'left', partner: { userId: ann.userId } });
    expect(await bob.ask('partner.indexData')).toMatchObject({ partner: null });
    expect(await bob.ask('partner.deleteRelationship', { relationshipId })).toBe('GONE');
    expect(await inviteAsPartner(bob, ann)).toMatchObject({ status: 'invited' });
  },
  'a person without an account cannot be invited': async ({ signIn, freshNumber }) => {
    const ann = await adult({ signIn });
    const phoneNumber = freshNumber();
    expect(await ann.ask('partner.saveRelationshipByPhoneNumber', { phoneNumber })).toBe('UNKNOWN_PHONE');
    const invitation = { phoneNumber, relationCode: 'other', shared: [] };
    expect(await ann.ask('family.saveRelationshipByPhoneNumber', invitation)).toBe('UNKNOWN_PHONE');
    await signIn(phoneNumber);
    expect(await ann.ask('family.saveRelationshipByPhoneNumber', invitation)).toMatchObject({ status: 'invited' });
  },
  'a person is found by the new number alone': async (at) => {
    const [ann, bob] = await twoAdults(at);
    const number = at.freshNumber();
    await at.changeNumber(bob, number);
    expect(await inviteAsPartner(ann, bob)).toBe('UNKNOWN_PHONE');
    expect(await inviteAsPartner(ann, { ...bob, phoneNumber: number })).toMatchObject({
      partner: { userId: bob.userId },
    });
  },
  'a partner who closes the account has left': async (at) => {
    const { ann, bob } = await partners(at);
    await at.close(ann);
    expect(await partnerOf(bob)).toMatchObject({ status: 'left' });
    expect(await bob.ask('partner.indexData')).toMatchObject({ partner: null });
  },

  'an invitation makes a family, as each calls the other': async (at) => {
    const { ann, bob } = await family(at);
    expect(await seenBy(ann, bob)).toMatchObject({ relation: { code: 'daughter' }, phoneNumber: bob.phoneNumber });
    expect(await seenBy(bob, ann)).toMatchObject({ relation: { code: 'mother' }, birthDate: '1990-04-01' });
  },
  'a family code makes both members, and the owner gets the opposite relation': async (at) => {
    const [ann, bob] = await two(at);
    await bob.ask('user.saveInformation', { gender: 1, ...body });
    const { inviteCode } = await ann.ask<{ inviteCode: string }>('family.qrCode', { shared: ['steps'] });
    const joined = { inviteCode, relationCode: 'mother', shared: ['weight'] };
    expect(await bob.ask('family.saveRelationship', joined)).toMatchObject({ sharedWithMe: ['steps'] });
    const { members } = await familyOf(ann);
    expect(members).toMatchObject([{ userId: bob.userId, relation: { code: 'son' }, sharedWithMe: ['weight'] }]);
    const third = await at.signIn();
    expect(await third.ask('family.saveRelationship', joined)).toBe('CODE_INVALID');
    expect(await ann.ask('family.qrCode', { shared: ['steps'] })).not.toMatchObject({ inviteCode });
  },
  'nobody is their own family': async ({ signIn }) => {
    const ann = await signIn();
    const { inviteCode } = await ann.ask<{ inviteCode: string }>('family.qrCode');
    const tablet = await signIn(ann.phoneNumber);
    expect(await tablet.ask('family.name', { inviteCode })).toBe('SELF');
    expect(await inviteToFamily(tablet, ann)).toBe('SELF');
  },
  'a declined family invitation is declined for both': async (at) => {
    const [ann, bob] = await two(at);
    const { relationshipId } = await inviteToFamily(ann, bob);
    await answerFamily(bob, relationshipId, { answer: 'declined' });
    expect(await familyOf(ann)).toMatchObject({ members: [], invitations: [{ status: 'declined' }] });
    expect(await answerFamily(bob, relationshipId, { answer: 'accepted', relationCode: 'mother' })).toBe('ANSWERED');
  },
  'a family invitation that was taken back is gone': async (at) => {
    const [ann, bob] = await two(at);
    const { relationshipId } = await inviteToFamily(ann, bob);
    expect(await bob.ask('family.deleteRelationship', { relationshipId })).toBe('RECEIVED');
    await ann.ask('family.deleteRelationship', { relationshipId });
    expect(await bob.ask('family.invitedMessage')).toMatchObject([{ status: 'removed' }]);
    expect(await answerFamily(bob, relationshipId, { answer: 'accepted', relationCode: 'mother' })).toBe('GONE');
  },
  'a family invitation expires for both after seven days': async (at) => {
    const [ann, bob] = await two(at);
    await inviteToFamily(ann, bob);
    at.wait(7 * DAY);
    expect(await familyOf(ann)).toMatchObject({ invitations: [{ status: 'expired' }] });
    expect(await bob.ask('family.invitedMessage')).toMatchObject([{ status: 'expired' }]);
  },
  'a family invitation is sent once, in one direction': async (at) => {
    const [ann, bob] = await two(at);
    await inviteToFamily(ann, bob);
    expect(await inviteToFamily(ann, bob)).toBe('ALREADY_INVITED');
    expect(await inviteToFamily(bob, ann)).toBe('INVITED_YOU');
  },
  'a member is not invited again': async (at) => {
    const { ann, bob } = await family(at);
    expect(await inviteToFamily(bob, ann)).toBe('ALREADY_MEMBER');
  },
  'a weight is seen by the family at once': async (at) => {
    const { ann, bob } = await family(at);
    expect(await seenBy(bob, ann)).toMatchObject({ latest: { weight: null }, trends: { weight: [] } });
    await ann.ask('healthData.saveWeightWithCompareLast', { weight: 64.2 });
    expect(await seenBy(bob, ann)).toMatchObject({ latest: { weight: { weight: 64.2 } }, trends: { weight: [{}] } });
  },
  'a taken dose is seen by the family at once': async (at) => {
    const { ann, bob } = await family(at);
    const plan = {
      dose: 1,
      doseUnit: 'tablet',
      times: ['23:00', '23:30'],
      repeatType: 'daily',
      stock: null,
      remark: '',
    };
    const today = { startDate: '2026-11-20', endDate: null, enabled: true };
    const { reminderId } = await ann.ask<{ reminderId: string }>('medication.save', {
      ...{ medicineName: '二甲双胍', ...plan, ...today },
    });
    const medication = (taken: number) => ({ latest: { medication: { planned: 2, taken } } });
    expect(await seenBy(bob, ann)).toMatchObject(medication(0));
    const date = (
      await bob.ask<{ latest: { medication: { date: string } } }>('family.byUserId', {
        familyUserId: ann.userId,
      })
    ).latest.medication.date;
    await ann.ask('medication.finish', { reminderId, date, time: '23:00', status: 'taken' });
    expect(await seenBy(bob, ann)).toMatchObject(medication(1));
  },
  'what is no longer shared is gone at once': async (at) => {
    const { ann, bob, relationshipId } = await family(at);
    await ann.ask('healthData.saveWeightWithCompareLast', { weight: 64.2 });
    await ann.ask('family.saveRelationship', { relationshipId, relationCode: 'daughter', shared: [] });
    expect(await seenBy(bob, ann)).toMatchObject({ sharedWithMe: [], latest: {}, trends: {} });
    const [member] = (await familyOf(bob)).members;
    expect(member?.latest).toEqual({});
  },
  'a member who leaves is gone for both': async (at) => {
    const { ann, bob, relationshipId } = await family(at);
    await bob.ask('family.deleteRelationship', { relationshipId });
    expect(await familyOf(ann)).toEqual({ members: [], invitations: [] });
    expect(await seenBy(ann, bob)).toBe('NOT_FAMILY');
    expect(await ann.ask('family.saveRelationship', { relationshipId, relationCode: 'daughter', shared: [] })).toBe(
      'GONE',
    );
  },
  'a member who closes the account is gone': async (at) => {
    const { ann, bob } = await family(at);
    await at.close(ann);
    expect(await familyOf(bob)).toMatchObject({ members: [] });
  },
  'a family sees a new name and a new number at once': async (at) => {
    const { ann, bob } = await family(at);
    await ann.ask('user.saveInformation', { userName: '阿妈' });
    const number = at.freshNumber();
    await at.changeNumber(ann, number);
    expect(await seenBy(bob, ann)).toMatchObject({ userName: '阿妈', phoneNumber: number });
  },
  'the code of a test’s person admits an account': async (at) => {
    const lin = at.caller('story-with-codes');
    const { inviteCode } = await lin.ask<{ inviteCode: string }>('family.qrCode', { shared: ['weight'] });
    const ann = await at.signIn();
    await ann.ask('family.saveRelationship', { inviteCode, relationCode: 'sister', shared: [] });
    expect(await ann.ask('family.byUserId', { familyUserId: 'user-1001' })).toMatchObject({
      latest: { weight: { weight: 58.6 } },
    });
    expect((await lin.ask<{ members: Member[] }>('family.relationship')).members.at(-1)).toMatchObject({
      userId: ann.userId,
    });
  },
};

it.each(Object.entries(stories))('%s', (_, story) => story(stage));
