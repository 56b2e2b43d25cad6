import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../api/engine/days.ts';
import { type Mock, startMock } from '../../api/server/server.ts';
import { exchange } from '../../api/test/exchange.ts';
import type { Report } from '../report.ts';
import { clockFrom, WAITLESS_CLOCK } from './clock.ts';
import { personsFile } from './persons-file.ts';
import { bundle, wireContract } from './server.ts';

let mock: Mock;
let report: Report;
beforeAll(async () => {
  const start = clockFrom('16:20');
  // The codes of sign-ins and their limits go by the mock's clock, which passes where the run waits.
  const now = () => new Date(start().getTime() + WAITLESS_CLOCK.now());
  mock = await startMock({ strictCors: true, now });
  const persons = {
    first: { token: 'one' },
    promoter: { token: await signIn('13900005678') },
    visitor: {
      token: await signIn('15900007777'),
      inputs: {
        'user.verifyCode': { purpose: 'login', phoneNumber: '15900007778' },
        'auth.login': { phoneNumber: '15900007778' },
      },
    },
    mover: {
      token: await signIn('15900007779'),
      inputs: {
        'user.verifyCode': [
          { purpose: 'verifyOld', phoneNumber: '15900007779' },
          { purpose: 'changePhone', phoneNumber: '15900007780' },
        ],
        'user.changePhoneNumberVerifyOld': { verifyCode: '123456' },
        'user.changePhoneNumberSubmit': { phoneNumber: '15900007780' },
      },
    },
    leaver: {
      token: await signIn('15900007781'),
      inputs: { 'user.verifyCode': { purpose: 'closeAccount', phoneNumber: '15900007781' } },
    },
    stranger: { token: await signIn('15900007782') },
  };
  const file = await personsFile(persons);
  const { out } = await wireContract(
    '--target',
    mock.url,
    '--persons',
    file,
    '--include-commands',
    '--strict',
    '--described-limits',
    '--json',
  );
  report = JSON.parse(out);
}, 900_000);
afterAll(() => mock.close());

const headers = { appVersion: '5.2.0', source: 'iOS', 'content-type': 'application/json' };

/** @returns the token of a new account, which has none of the first person's objects */
async function signIn(phoneNumber: string): Promise<string> {
  const query = `phoneNumber=${phoneNumber}&purpose=login`;
  await exchange(mock.url, `/food/view/user/sms/getVerifyCode?${query}`, { headers });
  const body = JSON.stringify({ phoneNumber, verifyCode: '123456' });
  const reply = await exchange(mock.url, '/food/view/auth/login', { method: 'POST', headers, body });
  return (reply.body.data as { userToken: string }).userToken;
}

it('the mock matches the description in every operation, commands included', () => {
  const departing = report.operations.filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'refused');
  // The message is whole; Vitest shortens the value.
  expect(departing, JSON.stringify(departing)).toEqual([]);
  expect(new Set(report.operations.map(({ operation }) => operation)).size).toBe(Object.keys(bundle.paths).length);
  expect(report.totals).toMatchObject({ violates: 0, unreachable: 0, skipped: 0, undocumented: 0 });
});

it('every operation of the mock succeeds', () => {
  expect(report).toMatchObject({ unseen: [], exitCode: 0 });
});

it('a second person is refused what only the first one has', () => {
  const asked = report.operations.flatMap(({ requests }) => requests.map(({ request }) => request));
  expect(asked.filter((request) => request.endsWith('as another person')).length).toBeGreaterThan(20);
});

it('every operation with an input or a token also gets an invalid request', () => {
  const refusals = report.operations.filter(({ requests }) => requests.some(({ expects }) => expects === 'refusal'));
  const open = report.operations.filter((operation) => !refusals.includes(operation));
  expect(refusals.length).toBeGreaterThan(open.length * 10);
});

// Before the first and after the last meal and dose of the day; the other tests run between them.
it.each(['00:02', '21:30'])(
  'the reads of the mock match the description at %s',
  async (time) => {
    const now = new Date(`${dayOf(new Date())}T${time}:00+08:00`);
    const atThatTime = await startMock({ now: () => now });
    const { out } = await wireContract('--target', atThatTime.url, '--token', 'one-promoter', '--json');
    await atThatTime.close();
    const { operations }: Report = JSON.parse(out);
    expect(operations.filter(({ verdict }) => verdict === 'violates')).toEqual([]);
  },
  120_000,
);
