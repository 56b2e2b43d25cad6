import { afterAll, describe, expect, it } from 'vitest';
import { readBundle } from '../../../scripts/lib/examples.ts';
import { readOperations } from '../../contract/operations.ts';
import { byId, type Operation } from '../description/description.ts';
import { loadDescription } from '../description/load-description.ts';
import { takeSnapshot } from '../engine/snapshot.ts';
import { Worlds } from '../engine/worlds.ts';
import * as memories from '../generated/memories.ts';
import { DELETE, freshMock, LIST, refused, says } from './client.ts';
import { openStoryMock } from './story-mock.ts';
import { FRIDAY } from './world.ts';

const description = await loadDescription();
const { examples } = description;
const byIds = byId(description);
const operations = readOperations(readBundle());

const mock = await freshMock();
const { call, post, control } = mock;
const stage = await openStoryMock();
afterAll(async () => {
  await mock.close();
  await stage.end();
});
const count = async (userToken: string) => (await call(LIST, { userToken })).body.data.length;

describe('a snapshot', () => {
  it('a snapshot restores a world as it was', async () => {
    await post(DELETE, '{"reminderId":"rem-2004"}', { userToken: 'ann' });
    const before = await mock.snapshot('ann');
    await post(DELETE, '{"reminderId":"rem-2003"}', { userToken: 'ann' });
    expect(await count('ann')).toBe(2);
    await mock.restore('ann', before);
    expect(await count('ann')).toBe(3);
  });

  it('a snapshot moves as JSON to another world and to another mock', async () => {
    await post(DELETE, '{"reminderId":"rem-2004"}', { userToken: 'bob' });
    await mock.advance('bob', 60);
    const exported = JSON.stringify(await mock.snapshot('bob'));
    await mock.restore('cleo', JSON.parse(exported));
    await post(DELETE, '{"reminderId":"rem-2003"}', { userToken: 'cleo' });
    expect([await count('bob'), await count('cleo')]).toEqual([3, 2]);
    const other = await freshMock();
    expect((await other.control('POST', 'snapshot', JSON.parse(exported), { userToken: 'dan' })).status).toBe(200);
    expect((await other.call(LIST, { userToken: 'dan' })).body.data).toHaveLength(3);
    await other.close();
  });

  it('a snapshot is restored from the whole reply, as a tool of the command line saves it', async () => {
    const { body } = await control('GET', 'snapshot', undefined, { userToken: 'bob' });
    expect((await control('POST', 'snapshot', body, { userToken: 'eve' })).status).toBe(200);
    expect(await count('eve')).toBe(await count('bob'));
  });

  it('a snapshot keeps a seeded world', async () => {
    await mock.seed('seeded', { examples: { 'orders.detail': [], 'lookup.purineIndexList': [[]] } });
    await mock.restore('copy', JSON.parse(JSON.stringify(await mock.snapshot('seeded'))));
    const orders = await post('/food/order/list', '{"tab":"all","pageNum":1}', { userToken: 'copy' });
    expect(orders.body.data.total).toBe(0);
    expect((await call('/scheme/view/purine-index/list', { userToken: 'copy' })).body.data).toEqual([]);
  });

  it('a snapshot contains every domain: all operations reply the same after it', () => {
    const worlds = new Worlds(memories, examples);
    const replies = (token: string) =>
      Object.fromEntries(
        operations.flatMap(({ id, requests }) => {
          const handler = worlds.handler(byIds.get(id) as Operation);
          const call = { input: requests[0]?.input ?? {}, now: FRIDAY, token };
          return handler ? [[id, JSON.stringify(handler(call, examples.data(id)))]] : [];
        }),
      );
    // The first round changes every domain; then two worlds continue from the same state.
    const changed = replies('every');
    expect(Object.keys(changed).length).toBeGreaterThan(100);
    worlds.restore(['again'], JSON.parse(JSON.stringify(worlds.snapshot(['every'], FRIDAY))), FRIDAY);
    expect(replies('again')).toEqual(replies('every'));
  });

  it('a snapshot leaves out what the world shares with other accounts', async () => {
    const [ann, bob] = [await stage.signIn(), await stage.signIn()];
    const adult = { birthDate: '1990-04-01', height: 165, weight: 68 };
    for (const { ask } of [ann, bob]) await ask('user.saveInformation', adult);
    const { inviteCode } = await ann.ask('partner.qrCode');
    await bob.ask('partner.saveRelationship', { inviteCode });
    await stage.restore(ann.token, await stage.snapshot(ann.token));
    expect(await ann.ask('partner.relationship')).toBeNull();
    expect(await bob.ask('partner.relationship')).toMatchObject({ status: 'left' });
    const again = await ann.ask('partner.qrCode');
    await bob.ask('partner.saveRelationship', { inviteCode: again.inviteCode });
    expect(await ann.ask('partner.relationship')).toMatchObject({ partner: { userId: bob.userId } });
  });

  it('a snapshot of several people keeps their relations, also in other worlds and as JSON', async () => {
    const [ann, bob] = [await stage.signIn(), await stage.signIn()];
    const adult = { birthDate: '1990-04-01', height: 165, weight: 68 };
    for (const { ask } of [ann, bob]) await ask('user.saveInformation', adult);
    const { inviteCode } = await ann.ask('partner.qrCode');
    await bob.ask('partner.saveRelationship', { inviteCode });
    const family = await ann.ask('family.qrCode', { shared: ['weight'] });
    await bob.ask('family.saveRelationship', { inviteCode: family.inviteCode, relationCode: 'sister', shared: [] });
    const pair = JSON.parse(JSON.stringify(await stage.snapshot([ann.token, bob.token])));
    const alone = await stage.snapshot(ann.token);

    const relationshipId = (await ann.ask('partner.relationship'))?.relationshipId;
    await ann.ask('partner.deleteRelationship', { relationshipId });
    expect(await bob.ask('partner.relationship')).toMatchObject({ status: 'left' });
    await stage.restore([ann.token, bob.token], pair);
    expect(await bob.ask('partner.relationship')).toMatchObject({
      status: 'accepted',
      partner: { userId: ann.userId },
    });
    await ann.ask('partner.deleteRelationship', { relationshipId });
    expect(await bob.ask('partner.relationship')).toMatchObject({ status: 'left' });

    const [cleo, dan] = [await stage.signIn(), await stage.signIn()];
    await stage.restore([cleo.token, dan.token], pair);
    expect(await cleo.ask('partner.relationship')).toMatchObject({ partner: { userId: dan.userId } });
    const { members } = await dan.ask('family.relationship');
    expect(members).toMatchObject([{ userId: cleo.userId, sharedWithMe: ['weight'] }]);
    await expect(stage.restore(cleo.token, pair)).rejects.toThrow('state of 1 worlds');
    await expect(stage.restore([cleo.token, dan.token], alone)).rejects.toThrow('state of 2 worlds');
  });

  it('a snapshot keeps the family of the examples', async () => {
    const members = async (token: string) => (await stage.caller(token).ask('family.relationship')).members;
    const before = await members('family');
    await stage.restore('family-copy', await stage.snapshot('family'));
    expect(before.length).toBeGreaterThan(0);
    expect(await members('family-copy')).toEqual(before);
  });

  it('a snapshot leaves an account its number and its user', async () => {
    const [ann, bob] = [await stage.signIn(), await stage.signIn()];
    await ann.ask('user.saveInformation', { gender: 0, birthDate: '1990-04-01', height: 165 });
    await stage.restore(bob.token, await stage.snapshot(ann.token));
    const { userId, phoneNumber } = bob;
    expect(await bob.ask('user.information')).toMatchObject({ userId, phoneNumber, height: 165 });
    expect((await stage.signIn(phoneNumber)).userId).toBe(userId);
  });

  it('a snapshot opens an account that was closed after it', async () => {
    const ann = await stage.signIn();
    const before = await stage.snapshot(ann.token);
    await stage.close(ann);
    await stage.restore(ann.token, before);
    expect(await ann.ask('user.information')).toMatchObject({ userId: ann.userId });
  });

  it('a snapshot contains the replies to repeated commands', async () => {
    const { ask } = stage.caller('snapshot-promoter');
    const draw = { amount: 3000, idempotencyKey: 'repeated' };
    const first = await ask('income.drawSubmit', draw);
    await stage.restore('snapshot-promoter', await stage.snapshot('snapshot-promoter'));
    expect(first.drawId).toMatch(/^draw-/);
    expect(await ask('income.drawSubmit', draw)).toEqual(first);
  });

  it('a snapshot of a state that JSON cannot represent throws', () => {
    const context = { homes: [], common: new Set<object>(), seeds: [], worldOf: () => 0, userName: '' };
    expect(() => takeSnapshot([{ states: new Map([['orders', { next: () => 1 }]]) }], context)).toThrow();
  });

  it.each([
    [{}, 'format'],
    [{ format: 'health-app-world-0' }, 'health-app-world-0'],
    [{ format: 'health-app-world-2', seeds: [[-1]], state: [[7]] }, 'cannot be read'],
    [{ format: 'health-app-world-2', seeds: -1, state: -1 }, 'no seeds'],
    [{ format: 'health-app-world-2', seeds: [[-1]], state: -1 }, 'state of 1 worlds'],
    [{ format: 'health-app-world-2', seeds: [[-1]], state: [[1], {}] }, 'state of 1 worlds'],
    [{ format: 'health-app-world-2', seeds: [[-1]], state: [[]] }, 'state of 1 worlds'],
    [{ format: 'health-app-world-2', seeds: [[-1]], state: [['Recent', 1], [2], 5] }, 'cannot be read'],
    [[], 'format'],
    [null, 'format'],
  ])('the snapshot %j is refused with a reason', async (snapshot, reason) => {
    expect(await control('POST', 'snapshot', snapshot, { userToken: 'refused' })).toMatchObject(
      refused(400, says(reason)),
    );
    expect(await count('refused')).toBe(4);
  });
});
