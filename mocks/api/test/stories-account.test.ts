import { afterAll, expect, it } from 'vitest';
import { loadDescription } from '../description/load-description.ts';
import { openStoryMock, type StoryMock } from './story-mock.ts';

const stage = await openStoryMock();
afterAll(() => stage.end());

const reminder = {
  ...{ medicineName: '二甲双胍', dose: 1, doseUnit: 'tablet', times: ['21:00'], repeatType: 'daily' },
  ...{ startDate: '2026-11-20', endDate: null, stock: 6, remark: '', enabled: true },
};
const body = { gender: 0, birthDate: '1990-04-01', height: 165, weight: 60 };

const stories: Record<string, (stage: StoryMock) => Promise<void>> = {
  'a second sign-in finds everything again': async ({ signIn }) => {
    const first = await signIn();
    await first.ask('medication.save', reminder);
    await first.ask('user.saveInformation', { userName: '安安', ...body });
    const second = await signIn(first.phoneNumber);
    expect(second.token).not.toBe(first.token);
    expect(second.userId).toBe(first.userId);
    expect(await second.ask('medication.list')).toMatchObject([{ medicineName: '二甲双胍' }]);
    expect(await second.ask('user.information')).toMatchObject({ userName: '安安', weight: 60 });
  },
  'two sessions of an account see each other’s changes at once': async ({ signIn }) => {
    const phone = await signIn();
    const tablet = await signIn(phone.phoneNumber);
    await phone.ask('healthData.saveWeightWithCompareLast', { weight: 61.5 });
    expect(await tablet.ask('user.information')).toMatchObject({ weight: 61.5 });
    await tablet.ask('user.saveInformation', { userName: '小树' });
    expect(await phone.ask('family.name')).toMatchObject({ familyName: '小树的家庭' });
  },
  'a new number signs in to the account': async ({ signIn, changeNumber, freshNumber }) => {
    const before = await signIn();
    await before.ask('medication.save', reminder);
    const number = freshNumber();
    expect(await changeNumber(before, number)).toMatchObject({ phoneNumber: number });
    const after = await signIn(number);
    expect(after.userId).toBe(before.userId);
    expect(await after.ask('medication.list')).toHaveLength(1);
  },
  'the old number is a stranger after a change': async ({ signIn, changeNumber, freshNumber }) => {
    const before = await signIn();
    await before.ask('medication.save', reminder);
    await changeNumber(before, freshNumber());
    const stranger = await signIn(before.phoneNumber);
    expect(stranger.userId).not.toBe(before.userId);
    expect(await stranger.ask('medication.list')).toEqual([]);
    expect(await before.ask('medication.list')).toHaveLength(1);
  },
  'a number can go round: the stranger keeps it': async ({ signIn, changeNumber, freshNumber }) => {
    const first = await signIn();
    await changeNumber(first, freshNumber());
    const second = await signIn();
    expect(await changeNumber(second, first.phoneNumber)).toMatchObject({ phoneNumber: first.phoneNumber });
    expect((await signIn(first.phoneNumber)).userId).toBe(second.userId);
  },
  'the sessions of an account outlive the change of its number': async ({ signIn, changeNumber, freshNumber }) => {
    const phone = await signIn();
    const tablet = await signIn(phone.phoneNumber);
    const number = freshNumber();
    await changeNumber(phone, number);
    expect(await tablet.ask('user.information')).toMatchObject({ phoneNumber: number });
  },
  'a number with an account cannot be taken': async ({ signIn }) => {
    const [ann, bob] = [await signIn(), await signIn()];
    const taken = (phoneNumber: string) => ann.ask('user.verifyCode', { purpose: 'changePhone', phoneNumber });
    expect(await taken(bob.phoneNumber)).toBe('TAKEN');
    expect(await taken('13700002345')).toBe('TAKEN');
    expect(await taken(ann.phoneNumber)).toBe('SAME');
  },
  'the person of the examples signs in with their number': async ({ signIn }) => {
    const lin = await signIn('13800001234');
    expect(lin.userId).toBe('user-1001');
    expect(await lin.ask('partner.relationship')).toMatchObject({ partner: { userName: '苏梅' } });
    expect(await lin.ask('orders.defaultDeliveryAddress')).toMatchObject({ receiverName: '林晓' });
  },
  'another person of the examples keeps their name, and begins anew': async ({ signIn }) => {
    const su = await signIn('13500004567');
    expect(await su.ask('user.information')).toMatchObject({ userId: 'user-1005', userName: '苏梅', weight: null });
  },
  'a promoter has income, and neither partner nor family of the examples': async ({ signIn }) => {
    const zhou = await signIn('13900005678');
    expect(await zhou.ask('income.summary')).toMatchObject({ available: 43260 });
    expect(await zhou.ask('partner.relationship')).toBeNull();
    expect(await zhou.ask('family.relationship')).toEqual({ members: [], invitations: [] });
    expect(await zhou.ask('orders.defaultDeliveryAddress')).toMatchObject({ receiverName: '周航' });
  },
  'nobody else has income': async ({ signIn, caller }) => {
    expect(await caller('a-member').ask('income.summary')).toBe('NOT_PROMOTER');
    expect(await (await signIn()).ask('income.drawSubmit', { amount: 1000, idempotencyKey: 'request-0001' })).toBe(
      'NOT_PROMOTER',
    );
  },
  'a closed account refuses the sign-in': async ({ signIn, close }) => {
    const ann = await signIn();
    expect(await close(ann)).toBeNull();
    await expect(signIn(ann.phoneNumber)).rejects.toThrow('CLOSED');
  },
  'a closed account refuses every call of all its tokens': async ({ signIn, close }) => {
    const phone = await signIn();
    const tablet = await signIn(phone.phoneNumber);
    await close(phone);
    const { byRoute } = await loadDescription();
    const reads = [...byRoute.values()].filter(({ needsToken, method, parameters }) => {
      const required = parameters.some((parameter) => parameter.in === 'query' && parameter.required);
      return needsToken && method === 'get' && !required;
    });
    expect(reads.length).toBeGreaterThan(20);
    for (const { ask } of [phone, tablet]) {
      for (const { id, examples } of reads) {
        // An operation without the code replies as to an expired login.
        const expected = examples.get(200)?.has('failClosed') ? 'CLOSED' : '600';
        expect([id, await ask(id)]).toEqual([id, expected]);
      }
    }
  },
  'the codes of a closed account are dead': async ({ signIn, close }) => {
    const [ann, bob] = [await signIn(), await signIn()];
    const family = await ann.ask('family.qrCode');
    const adult = { birthDate: '1990-04-01', height: 165, weight: 68 };
    for (const { ask } of [ann, bob]) await ask('user.saveInformation', adult);
    const partner = await ann.ask('partner.qrCode');
    expect(await bob.ask('family.name', { inviteCode: family.inviteCode })).toMatchObject({ userId: ann.userId });
    await close(ann);
    expect(await bob.ask('family.name', { inviteCode: family.inviteCode })).toBe('CODE_INVALID');
    expect(await bob.ask('partner.saveRelationship', { inviteCode: partner.inviteCode })).toBe('CODE_INVALID');
  },
  'the links of a closed account are dead': async ({ signIn, close, wait }) => {
    const [ann, bob] = [await signIn(), await signIn()];
    const foods = [{ foodId: 'gi-002', name: '糙米饭', amount: 200 }];
    const { analysisId } = await ann.ask('aiFood.submitFoodName', { mealType: 'lunch', foods });
    const scan = { token: 'mt-q7v3k9x2hd' };
    await ann.ask('mirror.info', scan);
    const { recordId } = await ann.ask('mirror.confirm', { ...scan, ...body, consent: 1 });
    wait(10);
    const { shareCode } = await ann.ask('aiFood.analysisResult', { analysisId });
    const { shareToken } = await ann.ask('mirror.result', { recordId });
    const open = () =>
      Promise.all([
        bob.ask('aiFood.viewHistoryRecord', { shareCode }),
        bob.ask('mirror.viewResult', { token: shareToken }),
      ]);
    expect(await open()).toMatchObject([{ mealType: 'lunch' }, { recordId }]);
    await close(ann);
    expect(await open()).toEqual(['GONE', 'UNKNOWN_TOKEN']);
  },
  'the number of a closed account is neither known nor free': async ({ signIn, close }) => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { phoneNumber } = ann;
    await close(ann);
    await bob.ask('user.saveInformation', { birthDate: '1990-04-01', height: 165, weight: 68 });
    expect(await bob.ask('partner.saveRelationshipByPhoneNumber', { phoneNumber })).toBe('UNKNOWN_PHONE');
    expect(await bob.ask('user.verifyCode', { purpose: 'changePhone', phoneNumber })).toBe('TAKEN');
  },
  'a reset begins an account anew, also a closed one': async ({ signIn, close, reset }) => {
    const ann = await signIn();
    await ann.ask('medication.save', reminder);
    await close(ann);
    await reset(ann.token);
    expect(await ann.ask('medication.list')).toEqual([]);
    expect((await signIn(ann.phoneNumber)).userId).toBe(ann.userId);
  },
  'the token of a test is an account by itself': async ({ caller }) => {
    const [one, two] = [caller('story-one'), caller('story-two')];
    await one.ask('user.saveInformation', { userName: '甲' });
    expect(await one.ask('user.information')).toMatchObject({ userName: '甲', userId: 'user-1001' });
    expect(await two.ask('user.information')).toMatchObject({ userName: '林晓', userId: 'user-1001' });
  },
  'free uses count over all sessions': async ({ signIn }) => {
    const ann = await signIn();
    const meal = { mealType: 'dinner', foods: [{ foodId: 'gi-002', name: '糙米饭', amount: 100 }] };
    await ann.ask('aiFood.submitFoodName', meal);
    const again = await signIn(ann.phoneNumber);
    expect(await again.ask('member.hasPermission', { feature: 'aiFood' })).toMatchObject({
      permitted: true,
      freeUsesLeft: 1,
    });
    await again.ask('aiFood.submitFoodName', meal);
    expect(await ann.ask('member.hasPermission', { feature: 'aiFood' })).toMatchObject({
      permitted: false,
      freeUsesLeft: 0,
    });
    expect(await ann.ask('aiFood.submitFoodName', meal)).toBe('USED_UP');
  },
  'a request id counts once per account': async ({ caller }) => {
    const [one, two] = [caller('requests-one-promoter'), caller('requests-two-promoter')];
    const draw = { amount: 1000, idempotencyKey: 'request-0002' };
    await one.ask('income.drawSubmit', draw);
    await two.ask('income.drawSubmit', draw);
    expect(await two.ask('income.drawList', { pageNum: 1 })).toMatchObject({ total: 15 });
  },
};

it.each(Object.entries(stories))('%s', (_, story) => story(stage));
