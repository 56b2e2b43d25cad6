import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, it, vi } from 'vitest';
import { checkReads } from '../check-reads.ts';
import { rulesOf } from '../cli.ts';
import { checkOtherPerson } from '../isolation.ts';
import { type ContractOperation, readOperations } from '../operations.ts';
import { Paces } from '../pace.ts';
import { Session } from '../session.ts';
import { personsFile } from './persons-file.ts';
import { inData, startProxy } from './proxy.ts';
import { bundle, contract, contractReport, resultOf } from './server.ts';
import { useMock } from './use-mock.ts';

vi.mock('../../api/generated/wire.ts', () => import('./plain-wire.ts'));

const mock = useMock();

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

/** A flag, a membership, or goods with a mark of the person's own: two people may have the same. */
const MAY_BE_EQUAL = [
  'camp.goodsInfo',
  'lookup.healthDataGoodsList',
  'mealPlan.neverCustomizedStatus',
  'member.hasPermission',
];

it('each personal read that gives one person the data of another one is found, and no other', async () => {
  const [first, stranger] = ['one-promoter', await signIn('15911112223')];
  const leaking = new Set<string>();
  const leaked = new Set<string>();
  const proxy = await startProxy(mock.url, async ({ operation, headers }, forward) => {
    const own = await forward();
    if (!leaking.has(operation) || headers.usertoken !== stranger) return own;
    const other = await forward({ headers: { ...headers, usertoken: first } });
    if (other.json.success && !isDeepStrictEqual(own.json.data, other.json.data)) leaked.add(operation);
    return other;
  });
  const paces = new Paces(undefined, Number.POSITIVE_INFINITY);
  const persons = { token: first, otherToken: stranger, includeCommands: false };
  const session = new Session({ target: proxy.url, ...persons, timeout: 10_000, paces }, rulesOf(bundle), () => {});
  const reads = readOperations(bundle).filter(({ effect }) => effect === 'read');
  await checkReads(session, reads, new Date());
  /** The operations with a new finding. */
  const foundIn = async (checked: ContractOperation[]) => {
    const findingsOf = (read: ContractOperation) =>
      session.resultOf(read, undefined).requests.flatMap(({ violations }) => violations).length;
    const before = new Map(checked.map((read) => [read, findingsOf(read)]));
    await checkOtherPerson(session, checked);
    return checked.filter((read) => findingsOf(read) > (before.get(read) ?? 0)).map(({ id }) => id);
  };
  const personal = reads.filter(({ scope }) => scope === 'personal');
  expect(await foundIn(reads)).toEqual([]);
  const found: string[] = [];
  for (const { id, domain } of personal) {
    leaking.clear();
    leaking.add(id);
    found.push(...(await foundIn(personal.filter((read) => read.domain === domain))));
  }
  expect(leaked.size).toBeGreaterThan(40);
  expect([...found, ...MAY_BE_EQUAL].sort()).toEqual([...leaked].sort());
  // A leak of everything hides no single one.
  for (const { id } of personal) leaking.add(id);
  expect((await foundIn(personal)).sort()).toEqual(found.sort());
  await proxy.close();
}, 300_000);

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
  const script = fileURLToPath(new URL('../guides/sign-in.mjs', import.meta.url));
  const command = { command: `CONTRACT_TARGET=${mock.url} "${process.execPath}" "${script}" 13900005678` };
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
  [{ first: { env: 'NOT_SET' } }, 'first has no token: the environment variable NOT_SET is empty'],
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
