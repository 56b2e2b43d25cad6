import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '../report.ts';
import { WAITLESS_CLOCK } from './clock.ts';
import { type Forwarded, startProxy } from './proxy.ts';
import { contract, startServer } from './server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
const sent: { at: number; gate: unknown }[] = [];

/** A backend with another envelope and another date format. */
beforeAll(async () => {
  server = await startServer();
  proxy = await startProxy(server.url, async ({ headers }, forward): Promise<Forwarded> => {
    sent.push({ at: WAITLESS_CLOCK.now(), gate: headers['x-gate'] });
    const { status, json } = await forward();
    const text = JSON.stringify(json.data ?? null).replace(
      /"(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})\+08:00"/g,
      '"$1 $2"',
    );
    return { status, json: { code: json.success ? 0 : json.code, message: json.msg ?? 'ok', data: JSON.parse(text) } };
  });
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

it('a server with another envelope is checked to the end, and its data too', async () => {
  const { out, exitCode } = await contract(
    '--target',
    proxy.url,
    '--token',
    'abc',
    '--only',
    'orders',
    '--header',
    'x-gate: open',
  );
  expect(exitCode).toBe(1);
  expect(out).toMatch(/1\. Replies have another envelope: success is `code` = 0; the message is `message`/);
  expect(out).toMatch(/All \d+ places of a date-time have `YYYY-MM-DD HH:mm:ss`/);
  expect(out).toMatch(/format: \/data/);
  expect(out).toMatch(/^Failed: 3 violate the description; 4 conform\.\n/);
  expect(sent.every(({ gate }) => gate === 'open')).toBe(true);
}, 60_000);

it('places are printed with --verbose, and causes are in the report of --json', async () => {
  const argv = [
    '--target',
    proxy.url,
    '--token',
    'abc',
    '--only',
    'orders.detail',
    '--only',
    'orders.list',
    '--only',
    'orders.logisticsInfo',
  ];
  expect((await contract(...argv, '--verbose')).out).toMatch(/format: \/data\/createdAt: expected format date-time/);
  const report: Report & { causes: { kind: string }[] } = JSON.parse((await contract(...argv, '--json')).out);
  expect(report.causes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['envelope', 'format date-time']));
}, 60_000);

it('a rate limits the requests in a second', async () => {
  sent.length = 0;
  await contract('--target', proxy.url, '--only', 'lookup.purineIndexList', '--rate', '8');
  expect(sent.length).toBeGreaterThan(8);
  const gaps = sent.slice(8).map(({ at }, index) => at - (sent[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(990);
});
