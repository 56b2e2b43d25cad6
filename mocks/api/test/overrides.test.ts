import { afterAll, describe, expect, it } from 'vitest';
import { mergePatch } from '../engine/merge-patch.ts';
import { freshMock, LIST, refused, says } from './client.ts';
import { openStoryMock } from './story-mock.ts';

const log: string[] = [];
const mock = await freshMock({ log: (line) => log.push(line) });
const { call, control } = mock;
afterAll(() => mock.close());

const override = (world: string, fields: object) =>
  control('POST', 'overrides', { world, operation: 'medication.list', ...fields });
const list = async (userToken: string) => {
  const { status, body } = await call(LIST, { userToken });
  return { status, body };
};
const REMINDER = (await call(LIST)).body.data[0];

describe('own body for a reply', () => {
  it('an override replaces the data of the reply', async () => {
    await override('data', { data: [{ ...REMINDER, stock: 7 }] });
    expect(await list('data')).toEqual({ status: 200, body: { success: true, data: [{ ...REMINDER, stock: 7 }] } });
  });

  it('an override replaces the whole body', async () => {
    const body = { success: false, code: 'UNAVAILABLE', msg: 'Own text' };
    await override('body', { status: 503, body });
    expect(await list('body')).toEqual({ status: 503, body });
  });

  it('an override is refused with the place of its violation of the description', async () => {
    const reply = await override('violates', { data: [{ ...REMINDER, stock: 'many' }] });
    expect(reply).toMatchObject(refused(400, says('medication.list', 'stock', 'invalid: true')));
    expect((await list('violates')).body.data).toHaveLength(4);
  });

  it('an override may violate the description deliberately', async () => {
    expect((await override('deliberate', { data: [{ stock: 'many' }], invalid: true })).status).toBe(200);
    expect((await list('deliberate')).body.data).toMatchObject([{ stock: 'many' }]);
    await override('deliberate', { status: 503, body: { error: 'maintenance' }, invalid: true });
    expect(await list('deliberate')).toEqual({ status: 503, body: { error: 'maintenance' } });
  });

  it.each([
    [{ data: [], invalid: true }, 'does not violate'],
    [{ data: [], example: 'empty' }, 'either example or data'],
    [{ data: [], status: 99 }, '200 to 599'],
    [{ body: null }, 'violates the description'],
    [{ data: [], replies: [] }, 'not both: data'],
    [{ replies: [{ example: 'nope' }] }, '"nope"'],
    [{ replies: ['empty'] }, 'replies[0] must be a JSON object'],
    [{ example: 'empty', times: 0 }, 'times must be a whole number from 1'],
    [{ fault: 'earthquake' }, 'fault takes reset, truncated, slow'],
    [{ probability: 2 }, 'probability takes 0 to 1'],
    [{ when: { inputs: {} } }, 'There is no field "inputs"'],
    [{ when: { headers: { source: 1 } } }, 'when.headers takes texts'],
    [{ headers: { 'content-type': 'text/plain' } }, 'The mock sets the header content-type'],
    [{ headers: { 'bad name': 'x' } }, 'headers: '],
    [{ delay: { min: 9, max: 1 } }, 'delay.min must not be above'],
    [{ delay: { min: 9 } }, 'delay.max takes 0 to 60000'],
    [{ operation: '*', when: { input: { orderId: 'x' } } }, 'when.input can be chosen for one operation'],
  ])('the override %j is refused with a reason', async (fields, reason) => {
    expect(await override('refused', fields)).toMatchObject(refused(400, says(reason)));
  });
});

describe('a patch of the reply', () => {
  it('a patch changes what the memory replies', async () => {
    const took = '/cooperation/app/medicationRemind/finish?reminderId=rem-2001&date=2026-11-20&time=18:30&status=taken';
    await control('POST', 'overrides', {
      world: 'patch',
      operation: 'medication.finish',
      patch: { data: { medicineName: 'Renamed' } },
    });
    const { data } = (await call(took, { userToken: 'patch' })).body;
    expect([data.medicineName, data.stock]).toEqual(['Renamed', 39]);
    expect((await list('patch')).body.data[0]).toMatchObject({ medicineName: REMINDER.medicineName, stock: 39 });
  });

  it('a patch changes a named example', async () => {
    await override('patched', { status: 503, patch: { msg: 'Own text' } });
    expect((await list('patched')).body).toEqual({ success: false, code: 'UNAVAILABLE', msg: 'Own text' });
  });

  it('a patch that makes the reply violate the description is reported, unless it is deliberate', async () => {
    await override('wrong', { patch: { data: 'none' } });
    expect(await list('wrong')).toMatchObject({ status: 500, body: { code: 'contract-violation' } });
    expect(log).toEqual([expect.stringContaining('medication.list')]);
    await override('wrong', { patch: { data: 'none' }, invalid: true });
    expect(await list('wrong')).toEqual({ status: 200, body: { success: true, data: 'none' } });
  });

  // The examples of RFC 7396, appendix A.
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('a patch of %j by %j gives %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });
});

describe('sequences', () => {
  const PENDING = { status: 503 };
  const replies = async (world: string, count: number) => {
    const seen: string[] = [];
    for (let index = 0; index < count; index++) {
      const { status, body } = await list(world);
      seen.push(status === 200 ? `${body.data.length} reminders` : String(status));
    }
    return seen;
  };

  it('a sequence replies pending, pending, ready, then 500 once, then as usual', async () => {
    await override('sequence', {
      replies: [{ ...PENDING, times: 2 }, { example: 'empty' }, { status: 500, times: 1 }],
    });
    expect(await replies('sequence', 6)).toEqual(['503', '503', '0 reminders', '500', '4 reminders', '4 reminders']);
    const { data } = (await control('GET', 'overrides')).body;
    expect(data.filter(({ world }: { world: string }) => world === 'sequence')).toEqual([]);
  });

  it('a sequence keeps its last reply if it has no times', async () => {
    await override('stays', { replies: [PENDING, { example: 'empty' }] });
    expect(await replies('stays', 4)).toEqual(['503', '0 reminders', '0 reminders', '0 reminders']);
  });

  it('a sequence counts in its world, and lists what is left', async () => {
    await override('counts', { ...PENDING, times: 3 });
    await replies('counts', 1);
    await replies('another', 2);
    const { data } = (await control('GET', 'overrides')).body;
    expect(data).toContainEqual({
      world: 'counts',
      operation: 'medication.list',
      replies: [{ ...PENDING, times: 2 }],
    });
    expect(await replies('counts', 3)).toEqual(['503', '503', '4 reminders']);
  });

  it('a refused request uses up no reply of a sequence', async () => {
    await override('invalid', { ...PENDING, times: 1 });
    expect((await call(`${LIST}?date=x`, { userToken: 'invalid' })).status).toBe(400);
    expect(await replies('invalid', 2)).toEqual(['503', '4 reminders']);
  });

  it('each of many simultaneous calls gets one reply of a sequence', async () => {
    await override('parallel', { ...PENDING, times: 5 });
    const all = await Promise.all(Array.from({ length: 12 }, () => list('parallel')));
    expect(all.filter(({ body }) => body.code === 'UNAVAILABLE')).toHaveLength(5);
  });
});

describe('a second session of an account', () => {
  it('a second session of an account gets the overrides of the first, and shares its journal', async () => {
    const stage = await openStoryMock();
    const first = await stage.signIn();
    const second = await stage.signIn(first.phoneNumber);
    await stage.override('orders.detail', { status: 500 }, { world: first.token });
    await second.ask('orders.detail', { orderId: 'order-3015' });
    await stage.verify('orders.detail', { world: first.token, input: { orderId: 'order-3015' } });
    const [call] = await stage.calls({ operation: 'orders.detail', world: second.token });
    expect(call).toMatchObject({ world: `phone:${first.phoneNumber}`, source: 'override', status: 500 });
    await stage.end();
  });
});
