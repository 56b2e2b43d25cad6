import { expect, it, vi } from 'vitest';
import { personsFile } from './persons-file.ts';
import { inData, startProxy } from './proxy.ts';
import { bundle, contract, contractReport, resultOf } from './server.ts';
import { useMock } from './use-mock.ts';

vi.mock('../../api/generated/wire.ts', () => import('./plain-wire.ts'));

const mock = useMock();

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

it('an operation that refuses the first person succeeds with another one of the file', async () => {
  const only = ['--only', 'income.summary', '--only', 'orders.list'];
  const first = { token: 'one' };
  expect((await contract('--target', mock.url, '--token', 'one', ...only)).exitCode).toBe(1);
  const command = { command: 'printf two-promoter' };
  const report = await contractReport(
    '--target',
    mock.url,
    '--persons',
    await personsFile({ first, promoter: command }),
    ...only,
  );
  expect(report).toMatchObject({ exitCode: 0, unseen: [] });
  const requests = resultOf(report, 'income.summary').requests.filter(({ expects }) => expects === 'data');
  expect(requests).toContainEqual(expect.objectContaining({ request: 'plain, by promoter', verdict: 'conforms' }));
  // What has succeeded with the first person is not repeated.
  expect(resultOf(report, 'orders.list').requests.some(({ request }) => request.includes('by promoter'))).toBe(false);
}, 60_000);

it('the stranger of the file must not receive the data of the first person', async () => {
  const file = await personsFile({ first: { token: 'one' }, stranger: { token: 'two' } });
  const report = await contractReport('--target', mock.url, '--persons', file, '--only', 'orders.list');
  const found = resultOf(report, 'orders.list').requests.flatMap(({ violations }) => violations);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['identity']));
}, 60_000);

it('a person may have inputs of their own', async () => {
  const first = { token: 'one', inputs: { 'orders.detail': { orderId: 'order-3009' } } };
  const file = await personsFile({ first });
  const report = await contractReport('--target', mock.url, '--persons', file, '--only', 'orders.detail');
  expect(resultOf(report, 'orders.detail').requests[0]).toMatchObject({ request: 'of first', verdict: 'conforms' });
}, 60_000);

it.each([
  [{}, 'is not a JSON object of persons by name'],
  [{ first: {} }, 'first has no token: "token", "env" or "command"'],
  [{ first: { env: 'NOT_SET' } }, 'first has no token'],
  [{ first: { command: 'exit 3' } }, 'the command of first failed'],
  [{ first: { token: 'se cret' } }, 'first has no token'],
  [{ first: { token: 'one', inputs: { 'auth.logn': {} } } }, '--persons: inputs of first for auth.logn: no such'],
])('the persons %j are refused', async (persons, reason) => {
  const { exitCode, err } = await contract('--target', mock.url, '--persons', await personsFile(persons));
  expect(exitCode).toBe(2);
  expect(err).toContain(reason);
  expect(err).not.toContain('cret');
});

it('one run checks both hosts, and says which of them has a finding', async () => {
  const food = await startProxy(
    mock.url,
    inData('orders.detail', ({ status: _, ...data }) => data),
  );
  const only = ['--only', 'orders.detail', '--only', 'aiFood.userSummary', '--only', 'aiFood.userSummaryFood'];
  const hosts = ['--target', mock.url, '--food-target', food.url];
  const report = await contractReport(...hosts, '--token', 'both', ...only);
  const { out } = await contract(...hosts, '--token', 'both', ...only);
  await food.close();
  expect(report.operations.map(({ operation, host, verdict }) => `${host} ${operation} ${verdict}`)).toEqual([
    'main aiFood.userSummary conforms',
    'main orders.detail conforms',
    'food aiFood.userSummary conforms',
    'food aiFood.userSummaryFood conforms',
    'food orders.detail violates',
  ]);
  expect(out).toContain('✖ violates      orders.detail, food host  GET ');
}, 60_000);
