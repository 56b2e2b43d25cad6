import { beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY, freshWorld } from './world.ts';

let { ask, clock, examples, reset } = freshWorld();
beforeEach(() => {
  ({ ask, clock, examples, reset } = freshWorld());
});

const token = 'mt-q7v3k9x2hd';
const lin = { token, consent: 1, gender: 0, birthDate: '1988-05-12', height: 162, weight: 58.6 };
const info = (input: object = {}, userToken?: string) => ask('mirror.info', { token, ...input }, userToken);
const confirm = (input: object = {}, userToken?: string) => ask('mirror.confirm', { ...lin, ...input }, userToken);
const result = (recordId: string) => ask('mirror.result', { recordId });
const view = (token: string, userToken?: string) => ask('mirror.viewResult', { token }, userToken);
const list = (pageNum = 1) => ask('mirror.list', { pageNum });
const later = (seconds: number) => {
  clock.now = new Date(FRIDAY.getTime() + seconds * 1000);
};

describe('the seed', () => {
  it('the seed contains the examples', () => {
    expect(list(1)).toEqual(examples.data('mirror.list', 'firstPage'));
    expect(list(2)).toEqual(examples.data('mirror.list', 'lastPage'));
    expect(ask('mirror.lastResult')).toEqual(examples.data('mirror.lastResult', 'latest'));
    expect(result('mirror-5005')).toEqual(examples.data('mirror.result', 'earlier'));
    expect(result('mirror-5009')).toEqual(examples.data('mirror.result', 'notWholeBody'));
    expect(view('ms-5k8w2r9p4c')).toEqual(examples.data('mirror.viewResult', 'shared'));
  });

  it('the seed has measures for each ready record that match the list', () => {
    for (const { recordId, status, waist } of [...list(1).list, ...list(2).list]) {
      const { front, side, girths } = result(recordId);
      const told = girths.find(({ code }) => code === 'waist')?.value ?? null;
      expect([recordId, told]).toEqual([recordId, waist]);
      expect([front !== null, side !== null]).toEqual([status === 'ready', status === 'ready']);
    }
  });
});

describe('a code', () => {
  it('a code reports the waiting mirror, and the known body data', () => {
    expect(info()).toMatchObject({
      recordId: 'mirror-5012',
      status: 'pending',
      progress: 0,
      profile: { height: 162, weight: 58.6 },
    });
    expect(info({}, '').profile).toBeNull();
  });

  it('a code is refused when it is unknown, and reports its expiry', () => {
    expect(info({ token: 'mt-00000000' })).toBe('该记录不存在');
    expect(info({ token: 'ms-5k8w2r9p4c' })).toBe('该记录不存在');
    expect(confirm({ token: 'mt-00000000' })).toBe('该记录不存在');
    const { expiresAt, ...expired } = info({ token: 'mt-2y5b7n3w9g' });
    expect(examples.data('mirror.info', 'expired')).toMatchObject(expired);
    expect(new Date(expiresAt)).toEqual(new Date('2026-11-20T09:22:00+08:00'));
    expect(confirm({ token: 'mt-2y5b7n3w9g' })).toBe('二维码已过期，请在魔镜上重新获取');
  });
});

describe('a confirmation', () => {
  it('a confirmation leads to an analysis that is ready after eight seconds', () => {
    expect(confirm()).toMatchObject({ recordId: 'mirror-5012', status: 'analysing', progress: 0, measuredAt: null });
    later(4);
    expect(result('mirror-5012')).toMatchObject({ status: 'analysing', progress: 50, front: null, girths: [] });
    expect(info().status).toBe('analysing');
    expect(ask('mirror.lastResult')?.recordId).toBe('mirror-5011');
    later(8);
    const ready = result('mirror-5012');
    expect(ready).toMatchObject({ status: 'ready', progress: 100, front: { picture: '/mirror/front.svg' } });
    expect(new Date(ready.measuredAt ?? '').getTime() - FRIDAY.getTime()).toBe(1000);
    expect(ask('mirror.lastResult')).toEqual(ready);
    expect(list().total).toBe(12);
    expect(list().list[0]).toMatchObject({ recordId: 'mirror-5012', status: 'ready' });
  });

  it('a lighter person is measured smaller, with the same margins and angles', () => {
    confirm({ weight: 55 });
    later(8);
    const { girths, front, waist } = result('mirror-5012');
    // 74.9 cm at 59.2 kg, by the root of 55/59.2.
    expect(girths.find(({ code }) => code === 'waist')).toMatchObject({ value: 72.2, margin: 1.5 });
    expect(waist).toBe(72.2);
    expect(list().list[0]?.waist).toBe(72.2);
    expect(front?.measures.find(({ code }) => code === 'shoulderTilt')?.value).toBe(1.2);
  });

  it('a confirmation fails for an implausible height and weight', () => {
    confirm({ weight: 5.8 });
    later(8);
    expect(result('mirror-5012')).toMatchObject({ status: 'failed', failReason: 'implausible', front: null });
    expect(ask('mirror.lastResult')?.recordId).toBe('mirror-5011');
    expect(list().list[0]).toMatchObject({ recordId: 'mirror-5012', status: 'failed' });
  });

  it('a confirmation needs consent and an age of 18', () => {
    expect(confirm({ consent: 0 })).toBe('请先阅读并同意隐私说明');
    expect(confirm({ birthDate: '2008-11-21' })).toBe('魔镜测量仅支持 18 周岁及以上用户');
    expect(list().total).toBe(11);
    expect(confirm({ birthDate: '2008-11-20' }).status).toBe('analysing');
  });

  it('a confirmation without a token opens by the code alone', () => {
    confirm({}, '');
    later(8);
    expect(view(token, '')).toMatchObject({ recordId: 'mirror-5012', status: 'ready', shareToken: null });
    expect(ask('mirror.list', { pageNum: 1 }, '').total).toBe(11);
    expect(ask('mirror.result', { recordId: 'mirror-5012' }, '')).toBe('该记录不存在或已删除');
  });
});

describe('the code for several people', () => {
  it('shows everyone who has it the same record', () => {
    info({}, 'ann');
    expect(confirm({}, 'ann')).toMatchObject({ recordId: 'mirror-5012', status: 'analysing' });
    for (const userToken of ['ann', 'bob', '']) {
      expect(info({}, userToken).status).toBe('analysing');
      expect(view(token, userToken).status).toBe('analysing');
    }
    expect(confirm({}, 'bob')).toBe('该记录已确认，无需重复操作');
    later(8);
    const [own, others] = [view(token, 'ann'), view(token, 'bob')];
    expect(others).toEqual(own);
    expect(ask('mirror.list', { pageNum: 1 }, 'bob').total).toBe(11);
  });

  it('expires for everyone ten minutes after its first request', () => {
    expect(new Date(info({}, 'ann').expiresAt).getTime() - FRIDAY.getTime()).toBe(600_000);
    later(599);
    expect(info({}, 'bob').status).toBe('pending');
    later(600);
    expect(info({}, 'bob')).toMatchObject({ status: 'failed', failReason: 'expired' });
  });

  it('goes on as another mirror, which others do not confirm', () => {
    confirm({}, 'ann');
    const own = `${token}7`;
    expect(info({ token: own }, 'bob')).toMatchObject({ recordId: 'mirror-5012-7', status: 'pending' });
    expect(confirm({ token: own }, 'bob')).toMatchObject({ recordId: 'mirror-5012-7', status: 'analysing' });
    expect(info({}, 'bob').recordId).toBe('mirror-5012');
  });

  it('is free again after the reset of its person', () => {
    confirm();
    expect(info({}, 'bob').status).toBe('analysing');
    reset();
    expect(info({}, 'bob').status).toBe('pending');
  });
});

it('the pictures of a record are shown for 30 days', () => {
  const listed = (recordId: string) => list().list.find((one) => one.recordId === recordId);
  expect(result('mirror-5005')).toMatchObject({ hasPictures: false, front: { picture: null } });
  expect(result('mirror-5010')).toMatchObject({ hasPictures: true });
  expect(listed('mirror-5010')?.hasPictures).toBe(true);
  later(11 * 86_400);
  expect(result('mirror-5010')).toMatchObject({ hasPictures: false, front: { picture: null } });
  expect(listed('mirror-5010')?.hasPictures).toBe(false);
});
