import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type CallOptions,
  createHealthClient,
  type HealthClient,
  isHealthError,
  packReport,
} from '../../../sdk/src/index.ts';
import { isFailureReport } from '../answer/failure-report.ts';
import { createMock, type LocalMock } from '../index.ts';
import { startMock } from '../server/server.ts';

const cancel = (health: HealthClient, options: CallOptions = {}) =>
  health.orders.cancel({ orderId: 'order-3015', reason: 'changedMind' }, options);

/** A client whose calls a mock in this process answers. */
const clientOf = ({ fetch }: Pick<LocalMock, 'fetch'>) =>
  createHealthClient({
    ...{ environment: 'dev', app: 'food', appVersion: '5.2.0', fetch, retry: 0, logLevel: 'error' },
    login: () => ({ userToken: 'ann' }),
  } as const);

/** The report of a call that must fail, as a file contains it. */
async function reportOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isHealthError(error)) throw new Error(`not a HealthError: ${error}`);
  const { gateTime: _, ...report } = JSON.parse(JSON.stringify(packReport(error)));
  return report;
}

const failures = {
  'a refusal': { example: 'failPaid' },
  'a refusal with a code that the description lacks': {
    body: { success: false, code: 'MELTED', msg: 'x' },
    invalid: true,
  },
  'an expired login': { status: 500, example: 'loginExpired' },
  'a busy server': { status: 503 },
  'a status without an envelope': { status: 502, body: 'x', invalid: true },
  'no reply': { fault: 'reset' },
  'no reply in time': { fault: 'hang' },
  'a page instead of an envelope': { fault: 'html' },
} as const;

/** Each failure replaces the one before. */
const backend = await createMock();

describe('a report', () => {
  it.each(Object.entries(failures))('the mock plays %s', async (_name, reply) => {
    await backend.override('orders.cancel', reply as never);
    const options = 'fault' in reply && reply.fault === 'hang' ? { timeout: 100 } : {};
    const report = await reportOf(cancel(clientOf(backend), options));
    expect(isFailureReport(report)).toBe(true);
    const mock = await createMock({ replay: report });
    for (const _again of [1, 2]) expect(await reportOf(cancel(clientOf(mock), options))).toEqual(report);
    expect((await clientOf(mock).orders.detail({ orderId: 'order-3015' })).orderId).toBe('order-3015');
    expect((await mock.calls()).map(({ source }) => source)).not.toContain('refusal');
  });

  it('a played failure has the words of its report, or else those of the description', async () => {
    const report = {
      report: 1,
      kind: 'business',
      method: 'POST',
      path: '/food/order/orderCancel',
      status: 200,
      code: 'PAID',
    } as const;
    const said = async (replay: Parameters<typeof createMock>[0]) =>
      cancel(clientOf(await createMock(replay))).catch((error) => error.message);
    expect(await said({ replay: { ...report, serverMessage: '林已付款' } })).toBe('林已付款');
    const described = await said({ replay: report });
    expect(described).toMatch(/\p{Script=Han}/u);
  });

  it.each([
    [{ kind: 'aborted' }, 'A failure of kind aborted happens before a server is asked'],
    [{ kind: 'business', path: '/people/7' }, 'The report has no call of the description: POST /people/7'],
    [{ kind: 'http', status: 204 }, 'A reply with status 204 has no body to play'],
  ])('the mock refuses a report that it cannot play: %j', async (part, message) => {
    const replay = { report: 1, method: 'POST', path: '/food/order/orderCancel', ...part } as const;
    await expect(createMock({ replay })).rejects.toThrow(message);
  });
});

describe('--replay report.json', () => {
  const close: (() => unknown)[] = [];
  afterAll(() => Promise.all(close.map((end) => end())));

  it('the command plays the file of a report', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'health-report-'));
    close.push(() => rm(folder, { recursive: true }));
    const server = await startMock();
    close.push(() => server.close());
    await server.override('orders.cancel', { example: 'failPaid' });
    const connect = (url: string) =>
      createHealthClient({
        ...{ environment: 'dev', app: 'food', appVersion: '5.2.0', hosts: { dev: { food: url } } },
        login: () => ({ userToken: 'ann' }),
      } as const);
    const report = await reportOf(cancel(connect(server.url)));
    await writeFile(join(folder, 'report.json'), JSON.stringify(report));
    const main = join(import.meta.dirname, '../main.ts');
    const args = ['--import', 'tsx', main, '--port', '0', '--replay', join(folder, 'report.json')];
    const mock = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    close.push(() => mock.kill());
    const lines: string[] = [];
    for await (const line of createInterface(mock.stdout)) {
      lines.push(line);
      if (line.startsWith('Replays:')) break;
    }
    expect(lines.at(-1)).toBe('Replays:     business of POST /food/order/orderCancel');
    const [, url = ''] = /^Mock server: (\S+)$/m.exec(lines.join('\n')) ?? [];
    expect(await reportOf(cancel(connect(url)))).toEqual(report);
    // On a busy machine, a process takes longer to start than the other tests may last.
  }, 60_000);
});
