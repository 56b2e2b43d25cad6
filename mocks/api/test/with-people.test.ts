import { expect, it } from 'vitest';
import { createMock } from '../index.ts';

const headers = { appVersion: '5.2.0', source: 'iOS', 'content-type': 'application/json' };

async function freshMock() {
  const mock = await createMock({ now: '2026-11-20T16:00:00' });
  const ask = async (userToken: string, path: string, input?: object) => {
    const init = { headers: { ...headers, userToken }, ...(input && { method: 'POST', body: JSON.stringify(input) }) };
    return (await mock.fetch(`http://mock${path}`, init)).json();
  };
  return { mock, ask };
}

it('people signed in by name become partners', async () => {
  const { mock, ask } = await freshMock();
  const { ann, bob } = await mock.withPeople('ann', 'bob');
  const invited = await ask(ann.userToken, '/scheme/view/slimmingPartner/getSlimmingPartnerQrCode');
  const { inviteCode } = invited.data;
  await ask(bob.userToken, '/scheme/view/slimmingPartner/savePartnerRelationship', { inviteCode });
  const { data } = await ask(ann.userToken, '/scheme/view/slimmingPartner/queryPartnerRelationship');
  expect(data).toMatchObject({ partner: { userId: bob.userId, userName: 'bob' } });
});

it('the same name has the same number, and an account that starts over', async () => {
  const { mock, ask } = await freshMock();
  const first = await mock.withPeople('ann');
  await ask(first.ann.userToken, '/food/user/saveUserInformation', { userName: 'Anna' });
  const { ann } = await mock.withPeople('ann');
  expect(ann).toEqual({ ...first.ann, userToken: expect.not.stringMatching(`^${first.ann.userToken}$`) });
  const { data } = await ask(ann.userToken, '/food/user/getUserInformation');
  expect(data).toMatchObject({ userName: 'ann', phoneNumber: ann.phoneNumber, weight: 75 });
});

it.each([[['ann', 'ann']], [['']]])('the names %j are refused', async (names) => {
  const { mock } = await freshMock();
  await expect(mock.withPeople(...names)).rejects.toThrow('names must be a list of different names');
});
