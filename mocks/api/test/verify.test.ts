import { afterAll, describe, expect, it } from 'vitest';
import { differencesOf } from '../control/verification.ts';
import { DELETE, freshMock, LIST } from './client.ts';

const mock = await freshMock();
afterAll(() => mock.close());

/** The message with which a promise rejects. */
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: Error) => error.message,
  );

describe('verify', () => {
  it('verify accepts one call with this body', async () => {
    await mock.post(DELETE, '{"reminderId":"rem-2004"}', { userToken: 'once' });
    for (const calls of [
      { world: 'once', input: { reminderId: 'rem-2004' } },
      { world: 'once', times: 1 },
      { world: 'never', times: 0 },
    ])
      await expect(mock.verify('medication.delete', calls)).resolves.toBeUndefined();
  });

  it('verify names the differences of each call', async () => {
    await mock.call(`${LIST}?date=2026-11-19`, { userToken: 'differs' });
    await mock.call(LIST, { userToken: 'differs' });
    const [first, second] = await mock.calls({ world: 'differs', operation: 'medication.list' });
    const reason = await reasonOf(
      mock.verify('medication.list', { world: 'differs', input: { date: '2026-11-20' }, times: 2 }),
    );
    expect(reason).toBe(
      [
        'Expected 2 calls of medication.list with the input {"date":"2026-11-20"}, but there were 0.',
        'All calls of medication.list:',
        `  call ${first?.number}, {"date":"2026-11-19"}, status 200`,
        '    date: expected "2026-11-20", received "2026-11-19"',
        `  call ${second?.number}, {}, status 200`,
        '    date: expected "2026-11-20", received nothing',
      ].join('\n'),
    );
  });

  it('verify says that there was no call', async () => {
    expect(await reasonOf(mock.verify('orders.cancel', { world: 'nobody' }))).toBe(
      'Expected 1 call of orders.cancel, but there were 0.\norders.cancel was not called.',
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }, []],
    [{ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, ['a.b[0].c: expected 1, received 2']],
    [{ a: [1, 2] }, { a: [1] }, ['a: expected [1,2], received [1]']],
    [{ a: null }, { a: 0 }, ['a: expected null, received 0']],
    [{ a: {} }, null, ['the input: expected {"a":{}}, received null']],
  ])('verify compares %j with %j', (expected, actual, differences) => {
    expect(differencesOf(expected, actual)).toEqual(differences);
  });
});

describe('the methods of startMock', () => {
  const stock = async (userToken: string) => (await mock.call(LIST, { userToken })).body.data.length;

  it('the methods of startMock override a reply, and take the overrides back', async () => {
    await mock.override(
      'medication.list',
      [
        { data: [], times: 1 },
        { example: 'yesterday', times: 1 },
      ],
      { world: 'typed' },
    );
    expect(await stock('typed')).toBe(0);
    await mock.override('*', { delay: 1 });
    await mock.clearOverrides();
    expect(await stock('typed')).toBe(4);
  });

  it('the methods of startMock refuse with the reason of the endpoint', async () => {
    expect(await reasonOf(mock.override('medication.list', { example: 'nope' }))).toContain('"nope"');
    expect(await reasonOf(mock.advance('typed', -1))).toContain('seconds must be 0 or more');
  });

  it('the methods of startMock reset a world, and read the clock', async () => {
    await mock.post(DELETE, '{"reminderId":"rem-2004"}', { userToken: 'resets' });
    expect(await stock('resets')).toBe(3);
    await mock.reset('resets');
    expect(await stock('resets')).toBe(4);
    expect(await mock.clock()).toEqual({
      now: expect.stringMatching(/^2026-11-20T16:00:00/),
      zone: 'Asia/Shanghai',
      running: true,
    });
    expect((await mock.clock({ running: false })).running).toBe(false);
  });

  it('the methods of startMock forget the calls', async () => {
    await mock.call(LIST);
    await mock.clearCalls();
    expect(await mock.calls()).toEqual([]);
  });
});

describe('nothing else', () => {
  it('verifyNothingElse accepts the verified calls, and names every other', async () => {
    const world = 'nothing-else';
    await mock.call(LIST, { userToken: world });
    expect(await reasonOf(mock.verifyNothingElse({ world }))).toContain('there was 1 call:');
    await mock.verify('medication.list', { world });
    await expect(mock.verifyNothingElse({ world })).resolves.toBeUndefined();
    await mock.post(DELETE, '{"reminderId":"rem-2004"}', { userToken: world });
    expect(await reasonOf(mock.verifyNothingElse({ world }))).toMatch(/reminderId.*, medication\.delete$/);
  });
});

describe('waiting for a call', () => {
  it('waitForCall returns an earlier call, or the next one', async () => {
    const world = 'waits';
    await mock.call(`${LIST}?date=2026-11-19`, { userToken: world });
    const first = await mock.waitForCall('medication.list', { world });
    expect(first.input).toEqual({ date: '2026-11-19' });
    const later = mock.waitForCall('medication.list', { world, after: first.number, input: { date: '2026-11-20' } });
    await mock.call(LIST, { userToken: world });
    await mock.call(`${LIST}?date=2026-11-20`, { userToken: world });
    expect((await later).input.date).toBe('2026-11-20');
  });

  it('waitForCall ends with the differences of the calls', async () => {
    await mock.call(`${LIST}?date=2026-11-19`, { userToken: 'never-comes' });
    const expected = { world: 'never-comes', input: { date: '2026-11-20' }, timeout: 0 };
    expect(await reasonOf(mock.waitForCall('medication.list', expected))).toContain(
      'date: expected "2026-11-20", received "2026-11-19"',
    );
  });
});
