import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { freshMock } from './client.ts';
import { freshWorld } from './world.ts';

const mock = await freshMock();
afterAll(() => mock.close());

it('a weight at the end of its range leaves every read valid', () => {
  for (const weight of [2, 250, 300]) {
    const { ask } = freshWorld();
    ask('user.saveInformation', { weight, confirmed: true });
    for (const [read, input] of [
      ['user.information', {}],
      ['healthData.detail', { healthDataType: 'weight' }],
      ['partner.indexData', {}],
      ['mirror.info', { token: 'mt-q7v3k9x2hd' }],
      ['analysis.dailyReportDetail', {}],
      ['aiFood.userSummary', {}],
    ] as const) {
      expect(ask(read, input), read).toBeTypeOf('object');
    }
  }
});

it('the first and the last day of the calendar are valid', () => {
  const { ask } = freshWorld();
  for (const date of ['0000-01-01', '0001-03-01', '9999-12-31']) {
    for (const period of ['week', 'month', 'year']) {
      expect(ask('healthData.detail', { healthDataType: 'weight', period, date })).toMatchObject({ to: date });
      expect(ask('heartRate.average', { period, date })).toMatchObject({ to: date });
    }
    for (const type of ['week', 'deep']) expect(ask('analysis.reportDetail', { type, date })).toBeTypeOf('object');
    expect(ask('mealPlan.calendar', { from: date })).toEqual([]);
    expect(ask('medication.list', { date })).toBeInstanceOf(Array);
  }
});

it('a repeated value of a list counts once', async () => {
  const { status, body } = await mock.call('/scheme/app/familyHealth/getHealthQrCode?shared=weight&shared=weight');
  expect([status, body.data.shared]).toEqual([200, ['weight']]);
});

it('a repeated item of a body is refused', async () => {
  const remind = (times: string[]) =>
    mock.post(
      '/scheme/app/health-data/healthDataRemind',
      JSON.stringify({ healthDataType: 'weight', enabled: true, times, weekdays: [1] }),
    );
  expect((await remind(['08:00', '20:00'])).status).toBe(200);
  expect((await remind(['08:00', '08:00'])).status).toBe(400);
});

it('an empty parameter is checked like any other', async () => {
  expect((await mock.call('/food/member/has-permission?feature=')).status).toBe(400);
  expect((await mock.call('/cooperation/app/medicationRemind/queryList?date=')).status).toBe(400);
});

it('a client that stops in the middle of its body is disconnected', { timeout: 30_000 }, async () => {
  const { hostname, port } = new URL(mock.url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
  socket.on('data', () => {});
  socket.write('POST /food/user/closeAccount HTTP/1.1\r\nhost: mock\r\ncontent-length: 100\r\n\r\n{"half');
  expect(await closed).toBe('closed');
});
