/** Another wire format: each difference is an edit of one file of the description, and nothing else changes. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bundle } from '../../../openapi/document.ts';
import { bundleDescription } from '../../../scripts/generate/bundle.ts';
import { readDescription } from '../../../scripts/generate/description.ts';
import { MOCK_ENVELOPE } from '../../../scripts/generate/envelope.ts';
import { outputsOf } from '../../../scripts/generate/outputs.ts';
import { readBundle, readExamples } from '../../../scripts/lib/examples.ts';
import type { HealthClient } from '../../../sdk/src/index.ts';
import { EDITS } from './other-wire-edits.ts';
import { contractReport } from './server.ts';

const root = join(import.meta.dirname, '../../..');
const NOW = new Date('2026-11-20T16:00:00+08:00');

interface Stand {
  url: string;
  client: HealthClient;
  close(): Promise<void>;
}

/** A mock with a client, both from newly loaded modules. */
async function stand(file?: string): Promise<Stand> {
  vi.resetModules();
  const { readDescriptionFile: readAnew } = await import('../../api/description/load-description.ts');
  const { startMock } = await import('../../api/server/server.ts');
  const { createHealthClient } = await import('../../../sdk/src/index.ts');
  const mock = await startMock({ now: () => NOW, seed: 'wire' }, file ? { description: await readAnew(file) } : {});
  const client = createHealthClient({
    environment: 'dev',
    app: 'main',
    appVersion: '5.2.0',
    hosts: { dev: { main: mock.url, food: mock.url } },
    onToast: () => {},
  });
  return { url: mock.url, client: client.as({ userToken: 'ann' }), close: mock.close };
}

let folder = '';
let plain: Stand;
let other: Stand;
let bundle: Bundle;

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/wire-'));
  const openapi = join(folder, 'openapi');
  await cp(join(root, 'openapi'), openapi, { recursive: true });
  for (const [file, edit] of Object.entries(EDITS)) {
    await writeFile(join(openapi, file), edit(await readFile(join(openapi, file), 'utf8')));
  }
  const files = [join(openapi, 'openapi.yaml'), join(openapi, 'redocly.yaml')] as const;
  bundle = await bundleDescription(...files);
  const outputs = new Map(await outputsOf(bundle));
  const put = async (name: string, text = '') => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const sdk = await put('sdk-wire.ts', outputs.get('sdk/src/generated/wire.ts'));
  const mock = await put('mock-wire.ts', outputs.get('mocks/api/generated/wire.ts'));
  await put('openapi.json', outputs.get('openapi/generated/openapi.json'));
  const inner = JSON.stringify(await bundleDescription(...files, MOCK_ENVELOPE));
  const description = await put('mock.json', inner);

  plain = await stand();
  vi.doMock('../../../sdk/src/generated/wire.ts', () => import(sdk));
  vi.doMock('../../api/generated/wire.ts', () => import(mock));
  other = await stand(description);
}, 180_000);
afterAll(async () => {
  vi.doUnmock('../../../sdk/src/generated/wire.ts');
  vi.doUnmock('../../api/generated/wire.ts');
  await Promise.all([plain?.close(), other?.close()]);
  await rm(folder, { recursive: true });
});

const operations = readDescription(readBundle());
const examples = readExamples(readBundle());
const reads = operations.filter(({ effect }) => effect === 'read');
const inputOf = (id: string) => examples.find(({ operation, way }) => operation === id && way === 'in')?.value;

/**
 * The result of a call; for a failure its kind, code and message. Times are compared as instants, whatever their offset.
 */
async function result({ client }: Stand, id: string, input = inputOf(id)): Promise<unknown> {
  const [domain = '', verb = ''] = id.split('.');
  const api = client as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;
  const call = api[domain]?.[verb];
  if (!call) throw new Error(`The client has no ${id}`);
  const settled = await (input === undefined ? call() : call(input)).catch(
    ({ kind, code, serverMessage }: { kind: string; code?: string; serverMessage?: string }) => ({
      kind,
      code,
      serverMessage,
    }),
  );
  return JSON.parse(JSON.stringify(settled ?? null), (_key, value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:[\d:.]*(?:Z|[+-]\d{2}:\d{2})$/.test(value)
      ? new Date(value).toISOString()
      : value,
  );
}

const headers = { appVersion: '5.2.0', source: '', userToken: 'ann', 'content-type': 'application/json' };
const raw = async (path: string, body: unknown) => {
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${other.url}${path}`, init)).json();
};

describe('another wire', { timeout: 60_000 }, () => {
  it('another wire has the envelope, the pages, the moments and the amounts of the edited files', async () => {
    const reply = await raw('/food/order/list', { tab: 'all', pageNum: 1, pageSize: 10 });
    expect(Object.keys(reply).sort()).toEqual(['code', 'data']);
    expect(reply.code).toBe('0');
    expect(Object.keys(reply.data).sort()).toEqual(['counts', 'current', 'next', 'records', 'size', 'total']);
    expect(reply.data.records[0].createdAt).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    const amounts = (await result(plain, 'orders.list')) as { list: { amounts: { totalAmount: number } }[] };
    expect(reply.data.records[0].amounts.totalAmount).toBe((amounts.list[0]?.amounts.totalAmount ?? 0) / 100);
  });

  it.each(reads.map(({ id }) => id))(
    'another wire gives the client the data of %s that the usual wire gives',
    async (id) => {
      const data = await result(other, id);
      expect(data).toEqual(await result(plain, id));
      // A failed call would compare nothing.
      expect(data).not.toHaveProperty('kind', expect.stringMatching(/^(http|invalid|network)/));
    },
  );

  it('another wire gives the client the data of commands, whose input has moments and amounts', async () => {
    const weight = { weight: 58.4, measuredAt: '2026-11-20T07:30:00+08:00' };
    for (const [id, input] of [
      ['healthData.saveWeightWithCompareLast', weight],
      ['orders.submitRefundApply', { ...Object(inputOf('orders.submitRefundApply')), idempotencyKey: 'wire-test-2' }],
      ['medication.save', { ...Object(inputOf('medication.save')), idempotencyKey: 'wire-test-3' }],
      ['income.drawSubmit', { amount: 12_345, idempotencyKey: 'wire-test-1' }],
    ] as const) {
      const [got, expected] = [await result(other, id, input), await result(plain, id, input)];
      expect(got, id).toEqual(expected);
    }
  });

  it('another wire gives the client the codes of failures and an expired login', async () => {
    const gone = await result(other, 'orders.detail', { orderId: 'order-0' });
    expect(gone).toEqual(await result(plain, 'orders.detail', { orderId: 'order-0' }));
    expect(gone).toMatchObject({ kind: 'business', code: 'GONE' });
    const invalid = await raw('/food/order/list', { tab: 'none' });
    expect(invalid).toEqual({ code: 'INVALID_REQUEST', message: expect.any(String) });
  });

  it('a run finds nothing on another wire by its description, and several differences by the usual one', async () => {
    const findingsBy = async (...more: string[]) => {
      const report = await contractReport('--target', other.url, '--token', 'ann', ...more);
      return report.operations.flatMap(({ operation, requests }) =>
        requests.flatMap(({ violations }) => violations.map(({ where, got }) => `${operation} ${where} ${got}`)),
      );
    };
    expect(await findingsBy('--description', join(folder, 'openapi.json'))).toEqual([]);
    expect((await findingsBy()).length).toBeGreaterThan(100);
  }, 300_000);
});
