import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../api/engine/days.ts';
import { type Mock, startMock } from '../../api/server/server.ts';
import { exchange } from '../../api/test/exchange.ts';
import type { Report } from '../report.ts';
import { clockFrom } from './clock.ts';
import { bundle, wireContract } from './server.ts';

/**
 * Operations that cannot succeed in one run: codes are sent once a minute, a person has only one partner at a time, and a
 * command of the run withdraws the deep analysis.
 */
const UNSEEN = [
  'analysis.deep',
  'partner.cancelInvite',
  'partner.saveRelationshipByPhoneNumber',
  'user.changePhoneNumberSubmit',
  'user.closeAccount',
];

let mock: Mock;
let report: Report;
beforeAll(async () => {
  mock = await startMock({ strictCors: true, now: clockFrom('16:20') });
  await sendLoginCode('13800001234');
  const allowed = UNSEEN.flatMap((id) => ['--allow-unseen', id]);
  const { out } = await wireContract(
    '--target',
    mock.url,
    '--token',
    'one-promoter',
    '--other-token',
    await signIn('15900007777'),
    '--include-commands',
    '--json',
    ...allowed,
  );
  report = JSON.parse(out);
}, 900_000);
afterAll(() => mock.close());

const headers = { appVersion: '5.2.0', source: 'iOS', 'content-type': 'application/json' };

/** A sign-in needs a code from an earlier request, so no single request can succeed. */
async function sendLoginCode(phoneNumber: string): Promise<void> {
  const query = `phoneNumber=${phoneNumber}&purpose=login`;
  const { body } = await exchange(mock.url, `/food/view/user/sms/getVerifyCode?${query}`, {
    headers: { ...headers, userToken: phoneNumber },
  });
  expect(body).toMatchObject({ success: true });
}

/** @returns the token of a new account, which has none of the first person's objects */
async function signIn(phoneNumber: string): Promise<string> {
  await sendLoginCode(phoneNumber);
  const body = JSON.stringify({ phoneNumber, verifyCode: '123456' });
  const reply = await exchange(mock.url, '/food/view/auth/login', { method: 'POST', headers, body });
  return (reply.body.data as { userToken: string }).userToken;
}

it('the mock matches the description in every operation, commands included', () => {
  const departing = report.operations.filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'refused');
  // The message is whole; Vitest shortens the value.
  expect(departing, JSON.stringify(departing)).toEqual([]);
  expect(report.operations).toHaveLength(Object.keys(bundle.paths).length);
  expect(report.totals).toMatchObject({ violates: 0, unreachable: 0, skipped: 0, undocumented: 0 });
});

it('every operation of the mock succeeds, except for those listed', () => {
  expect(report.unseen.filter((id) => !UNSEEN.includes(id))).toEqual([]);
  expect(report.exitCode).toBe(0);
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

it.each(['00:02', '10:00', '14:00', '21:30'])(
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
