import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Mock, startMock } from '../../api/server.ts';
import { bundle, contract, contractReport, resultOf } from './server.ts';

vi.mock('../../api/generated/wire.ts', () => import('./plain-wire.ts'));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** Reads by ids of the person, by ids of a catalogue, and by codes that people pass on. */
const READS = [
  'orders.list',
  'orders.detail',
  'family.relationship',
  'family.byUserId',
  'family.qrCode',
  'family.name',
  'camp.goodsInfo',
  'information.courseDetail',
  'mirror.info',
].flatMap((id) => ['--only', id]);

const headers = { appVersion: '5.2.0', source: 'iOS', 'content-type': 'application/json' };

/** @returns the token of a person other than the examples' own */
async function signIn(phoneNumber: string): Promise<string> {
  await fetch(`${mock.url}/food/view/user/sms/getVerifyCode?phoneNumber=${phoneNumber}&purpose=login`, { headers });
  const login = Object.keys(bundle.paths).find((path) => bundle.paths[path]?.post?.operationId === 'auth.login');
  const body = JSON.stringify({ phoneNumber, verifyCode: '123456' });
  const response = await fetch(`${mock.url}${login}`, { method: 'POST', headers, body });
  const { data }: { data: { userToken: string } } = await response.json();
  return data.userToken;
}

it('a good server passes with two people, the second of whom is refused the objects of the first', async () => {
  const other = await signIn('15911112222');
  const report = await contractReport('--target', mock.url, '--token', 'one', '--other-token', other, ...READS);
  expect(report.operations.flatMap(({ requests }) => requests.flatMap(({ violations }) => violations))).toEqual([]);
  const foreign = resultOf(report, 'orders.detail').requests.filter(({ request }) => /as another/.test(request));
  expect(foreign.map(({ verdict }) => verdict)).toContain('refused');
  expect(report.exitCode).toBe(0);
}, 120_000);

it('a run without commands says what it could not see', async () => {
  const argv = ['--target', mock.url, '--token', 'one', '--only', 'partner.qrCode', '--only', 'partner.cancelInvite'];
  const { out, exitCode } = await contract(...argv);
  expect(exitCode).toBe(1);
  expect(out).toMatch(/perhaps because no command prepared them: partner\.qrCode/);
  expect((await contract(...argv, '--allow-unseen', 'partner.qrCode')).exitCode).toBe(0);
}, 120_000);
