import { afterAll, expect, it } from 'vitest';
import { openStoryMock, type Someone, type StoryMock } from './story-mock.ts';

const stage = await openStoryMock();
afterAll(() => stage.end());

/** Signs in an adult with a usual weight, because partners need these facts. */
async function adult({ signIn }: Pick<StoryMock, 'signIn'>, phoneNumber?: string): Promise<Someone> {
  const person = await signIn(phoneNumber);
  await person.ask('user.saveInformation', { gender: 0, birthDate: '1990-04-01', height: 175, weight: 80 });
  return person;
}
const twoAdults = async (at: StoryMock) => [await adult(at), await adult(at)] as const;
const inviteAsPartner = (from: Someone, to: Someone) =>
  from.ask('partner.saveRelationshipByPhoneNumber', { phoneNumber: to.phoneNumber });
/** Two partners, by the first one's code. */
async function partners(at: StoryMock) {
  const [ann, bob] = await twoAdults(at);
  const { inviteCode } = await ann.ask('partner.qrCode');
  await bob.ask('partner.saveRelationship', { inviteCode });
  return { ann, bob };
}

const inviteToFamily = (from: Someone, to: Someone) =>
  from.ask('family.saveRelationshipByPhoneNumber', {
    phoneNumber: to.phoneNumber,
    relationCode: 'daughter',
    shared: [],
  });

const stories: Record<string, (stage: StoryMock) => Promise<void>> = {
  'nobody is their own partner': async (at) => {
    const ann = await adult(at);
    const { inviteCode } = await ann.ask('partner.qrCode');
    const tablet = await at.signIn(ann.phoneNumber);
    expect(await tablet.ask('partner.saveRelationship', { inviteCode })).toBe('SELF');
    expect(await inviteAsPartner(ann, ann)).toBe('SELF');
  },
  'a partner sees progress at once, and no weight': async (at) => {
    const { ann, bob } = await partners(at);
    await ann.ask('healthData.saveWeightWithCompareLast', { weight: 80 });
    at.wait(60);
    await ann.ask('healthData.saveWeightWithCompareLast', { weight: 78 });
    const { partner } = await bob.ask('partner.indexData');
    expect(partner).toMatchObject({ userId: ann.userId, lostPercent: 2.5 });
    expect(JSON.stringify(partner)).not.toMatch(/weight"|startWeight|currentWeight|78/i);
  },
  'a partner sees a new name at once': async (at) => {
    const { ann, bob } = await partners(at);
    await ann.ask('user.saveInformation', { userName: '青青' });
    expect(await bob.ask('partner.relationship')).toMatchObject({ partner: { userName: '青青' } });
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
    const rank = ({ ask }: Someone) => ask('partner.pairRank', { period: 'total' });
    const [first, second] = [await rank(ann), await rank(bob)];
    // Two weights on one day count as one day for each person.
    expect(first.mine).toMatchObject({ recordedDays: 2 });
    expect(second.mine?.rank).toBe(first.mine?.rank);
    await ann.ask('user.saveInformation', { consents: [{ purpose: 'ranking', given: false }] });
    for (const someone of [ann, bob]) expect((await rank(someone)).mine).toBeNull();
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

  'nobody is their own family': async ({ signIn }) => {
    const ann = await signIn();
    const { inviteCode } = await ann.ask('family.qrCode');
    const tablet = await signIn(ann.phoneNumber);
    expect(await tablet.ask('family.name', { inviteCode })).toBe('SELF');
    expect(await inviteToFamily(tablet, ann)).toBe('SELF');
  },
  'a family sees a new name and a new number at once': async (at) => {
    const [ann, bob] = [await at.signIn(), await at.signIn()];
    const { relationshipId } = await inviteToFamily(ann, bob);
    const accepted = { answer: 'accepted', relationCode: 'mother', shared: [] };
    await bob.ask('family.answerInvitedMessage', { relationshipId, ...accepted });
    await ann.ask('user.saveInformation', { userName: '阿妈' });
    const number = at.freshNumber();
    await at.changeNumber(ann, number);
    expect(await bob.ask('family.byUserId', { familyUserId: ann.userId })).toMatchObject({
      userName: '阿妈',
      phoneNumber: number,
    });
  },
  'the code of a test’s person admits an account': async (at) => {
    const lin = at.caller('story-with-codes');
    const { inviteCode } = await lin.ask('family.qrCode', { shared: ['weight'] });
    const ann = await at.signIn();
    await ann.ask('family.saveRelationship', { inviteCode, relationCode: 'sister', shared: [] });
    expect(await ann.ask('family.byUserId', { familyUserId: 'user-1001' })).toMatchObject({
      latest: { weight: { weight: 58.6 } },
    });
    expect((await lin.ask('family.relationship')).members.at(-1)).toMatchObject({
      userId: ann.userId,
    });
  },
};

it.each(Object.entries(stories))('%s', (_, story) => story(stage));
