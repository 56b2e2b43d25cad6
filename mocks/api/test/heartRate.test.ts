import { afterAll, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { freshMock, refused, says } from './client.ts';
import { freshWorld } from './world.ts';

const { ask, clock, examples } = freshWorld();
const mock = await freshMock();
afterAll(() => mock.close());
const history = (input: object) => ask('heartRate.history', { pageNum: 1, ...input });

it.each([1, 2, 3])('page %i of the history equals the example', (pageNum) => {
  const name = ['firstPage', 'secondPage', 'lastPage'][pageNum - 1];
  expect(history({ pageNum })).toEqual(examples.data('heartRate.history', name));
});

it('the history filters by day and by state', () => {
  const week = history({ from: '2026-11-14', to: '2026-11-20', pageSize: 100 });
  expect(week).toMatchObject({ total: 7, hasMore: false });
  expect(history({ from: '2026-11-14', state: 'resting' }).list.map(({ heartRate }) => heartRate)).toEqual([
    67, 72, 68, 69, 73, 68,
  ]);
  expect(history({ to: '2026-01-01' })).toMatchObject({ total: 0, list: [] });
  expect(history({ from: '2026-11-20', to: '2026-11-01' })).toBe('开始日期不能晚于结束日期');
});

it.each(['week', 'month', 'year'])('averages of a %s equal the examples', (period) => {
  expect(ask('heartRate.average', { period })).toEqual(examples.data('heartRate.average', period));
});

it('there is no average before the first measurement', () => {
  expect(ask('heartRate.average', { date: '2026-10-01' })).toEqual({
    period: 'week',
    from: '2026-09-25',
    to: '2026-10-01',
    average: null,
    min: null,
    max: null,
    count: 0,
    last: null,
  });
});

it('the history shows the measurements at rest that the health data shows', () => {
  const { series } = ask('healthData.detail', {
    healthDataType: 'heartRate',
    period: 'month',
  });
  const count = series[0]?.points.reduce((sum, point) => sum + point.count, 0);
  expect(history({ from: '2026-10-22', state: 'resting', pageSize: 100 }).total).toBe(count);
});

it('the history moves on with the days', () => {
  clock.now = moment('2026-11-27T09:00');
  expect(ask('heartRate.average')).toMatchObject({ count: 0, last: { heartRate: 67 } });
});

const bring = (userToken: string, time: string, heartRate: number, state = 'resting') =>
  mock.post('/__mock/bring/heartRate', JSON.stringify({ heartRate, state, source: 'camera', time: Date.parse(time) }), {
    userToken,
  });

it('the history lists measurements of the native app by their time', async () => {
  const token = 'brought';
  await bring(token, '2026-11-20T16:20:30+08:00', 71);
  await bring(token, '2026-11-18T12:00:00+08:00', 73);
  const first = await mock.post('/scheme/app/heartRate/queryHeartRateHistory', '{"pageNum":1}', { userToken: token });
  expect(first.body.data.total).toBe(27);
  expect(first.body.data.list.slice(0, 4).map((one: { heartRate: number }) => one.heartRate)).toEqual([71, 67, 72, 73]);
});

it('health data shows a measurement at rest of the native app, and none with exercise', async () => {
  const token = 'brought to health data';
  await bring(token, '2026-11-20T08:00:30+08:00', 71);
  await bring(token, '2026-11-20T08:10:30+08:00', 140, 'active');
  const detail = '/scheme/app/health-data/detail?healthDataType=heartRate';
  const [series] = (await mock.call(detail, { userToken: token })).body.data.series;
  expect(series.latest).toMatchObject({ value: 71, measuredAt: '2026-11-20T08:00:30+08:00' });
  expect(series.points.at(-1)).toMatchObject({ value: 71, min: 67, max: 71, count: 2 });
});

it.each([
  [
    {},
    ['heartRate takes 20 to 250 bpm', 'state takes resting, active', 'source takes camera, device', 'time takes ms'],
  ],
  [{ heartRate: 300, state: 'resting', source: 'camera', time: 0 }, ['heartRate takes 20 to 250 bpm']],
  [{ heartRate: 70, state: 'calm', source: 'watch', time: 0 }, ['state takes', 'source takes']],
  [{ heartRate: 70, state: 'resting', source: 'camera', time: 1e18 }, ['time takes']],
  [{ heartRate: '70' }, ['heartRate must be a number']],
  [{ rate: 70 }, ['There is no field "rate"; there are heartRate, state, source, time']],
  [null, ['must be a JSON object']],
])('the measurement %j is refused with the list of what is valid', async (body, reasons) => {
  const reply = await mock.post('/__mock/bring/heartRate', JSON.stringify(body), { userToken: 'wrong' });
  expect(reply).toMatchObject(refused(400, says(...reasons)));
});

it('data of another domain is refused with the list of domains that take it', async () => {
  expect(await mock.post('/__mock/bring/nothing', '{}')).toMatchObject(refused(404, says('nothing', 'heartRate')));
});
