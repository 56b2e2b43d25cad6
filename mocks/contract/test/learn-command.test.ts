import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleDescription } from '../../../scripts/generate/bundle.ts';
import { readDescription } from '../../../scripts/generate/description.ts';
import { renderSchema } from '../../../scripts/generate/schema.ts';
import { onWire } from '../../../scripts/generate/wire/bundle.ts';
import type { Exchange } from '../learn/exchange.ts';
import { learn } from '../learn/learn.ts';
import { splitJson } from '../learn/split-json.ts';
import { readOperations } from '../operations.ts';
import { changed } from './change-traffic.ts';
import { DIFFERENCES, SIX } from './learn-differences.ts';
import { exampleTraffic, harOf, logOf, TOKEN } from './learn-traffic.ts';
import { copyPlainDescription } from './plain-description.ts';
import { bundle, contract } from './server.ts';

const named = (...names: string[]) => DIFFERENCES.filter(({ name }) => names.includes(name));
const orders = exampleTraffic().filter(({ path }) => /order/i.test(path));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learn-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function save(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
  return file;
}

it('learn reads a HAR file, a log of the device page and a folder of both alike', async () => {
  const traffic = changed(orders, named('local date-times'));
  const har = await save('both/one.har', harOf(traffic));
  const log = await save('both/deep/log.json', logOf(traffic));
  const reports = await Promise.all([har, log, join(folder, 'both')].map((path) => contract('learn', path)));
  for (const { exitCode, out } of reports) {
    expect(exitCode).toBe(1);
    expect(out).toMatch(/date-time have `YYYY-MM-DD HH:mm:ss`/);
  }
  expect(reports.map(({ out }) => Number(/^(\d+) exchanges/.exec(out)?.[1]))).toEqual([
    orders.length,
    orders.length,
    2 * orders.length,
  ]);
});

it('learn cuts a document into its entries, wherever its chunks end', async () => {
  const entries = [{ a: '"}]\\', b: [1, { c: '{[' }] }, { d: '订单' }];
  const text = Buffer.from(JSON.stringify({ log: { pages: [{ id: 1 }], entries, comment: '[]' } }));
  for (const size of [1, 3, 7, text.length]) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.subarray(index * size, (index + 1) * size),
    );
    const found: unknown[] = [];
    for await (const entry of splitJson(chunks)) found.push(JSON.parse(entry));
    expect(found).toEqual(entries);
  }
});

it('learn names the file that is not a recording', async () => {
  const cut = await save('cut.har', harOf(orders).slice(0, 5_000));
  expect((await contract('learn', cut)).err).toMatch(/cut\.har is no recording: it ends before its list does/);
  expect((await contract('learn', join(folder, 'none.har'))).err).toMatch(/does not exist/);
  expect((await contract('learn')).exitCode).toBe(2);
});

it('learn fails on recordings without an exchange of a described operation', async () => {
  for (const text of [
    '[]',
    harOf([]),
    JSON.stringify([{ wire: 'bridge' }]),
    harOf([{ ...(orders[0] as Exchange), path: '/x' }]),
  ]) {
    const { exitCode, err } = await contract('learn', await save('nothing.har', text));
    expect(exitCode).toBe(2);
    expect(err).toMatch(/no exchange of a described operation/);
  }
});

it('learn reads the recordings of the mock', async () => {
  const recorded = changed(orders, named('local date-times')).map(({ path, query, input, status, body }, index) => ({
    name: `recorded-${index}`,
    operation: readOperations(bundle).find((one) => one.path === path)?.id,
    input: input ?? query,
    status,
    body,
  }));
  const { out } = await contract('learn', await save('recordings.json', JSON.stringify(recorded)));
  expect(out).toMatch(/date-time have `YYYY-MM-DD HH:mm:ss`/);
  expect(Number(/^(\d+) exchanges/.exec(out)?.[1])).toBe(orders.length);
});

it('learn takes no reply to an invalid request as evidence', async () => {
  const detail = orders.filter(({ path }) => path === '/food/order/orderDetail');
  const invalid = detail.map((exchange) => ({
    ...exchange,
    query: { orderId: '' },
    body: { success: true, data: { ...(exchange.body as { data: object }).data, createdAt: null, status: null } },
  }));
  expect((await learn(bundle, [...detail, ...invalid])).causes.filter(({ kind }) => kind === 'null')).toEqual([]);
  const valid = invalid.map((exchange, index) => ({ ...exchange, query: detail[index]?.query ?? {} }));
  expect((await learn(bundle, [...detail, ...valid])).causes.map(({ kind }) => kind)).toContain('null');
});

it('learn writes no name that a description cannot have', async () => {
  const names = ['__proto__', 'constructor', '$ref', 'a.b', 'with space'];
  const hostile = exampleTraffic().map((exchange) => {
    const text = JSON.stringify(exchange.body).replaceAll(
      /"data":\{(?=")/g,
      `"data":{${names.map((name) => `"${name}":1`).join()},`,
    );
    return { ...exchange, body: JSON.parse(text.replaceAll('"createdAt":', '"__proto__":')) as unknown };
  });
  const description = join(folder, 'hostile');
  await copyPlainDescription(description);
  const before = await filesIn(description);
  const har = await save('hostile.har', harOf(hostile));
  const { out } = await contract('learn', har, '--write', description, '--at-least', '0', '--date', '2026-11-22');
  expect(out).toContain('Written');
  const files = await filesIn(description);
  for (const name of names) expect(files.split(name)).toHaveLength(before.split(name).length);
  await bundleDescription(join(description, 'openapi.yaml'), join(description, 'redocly.yaml'));
}, 120_000);

it('learn asks about an operation that differs between hosts', async () => {
  const on = (host: string) => (exchange: Exchange) => ({ ...exchange, host });
  const traffic = [...orders.map(on('a.example')), ...changed(orders, named('renamed times')).map(on('b.example'))];
  const { causes, questions } = await learn(bundle, traffic);
  expect(causes.flatMap(({ edits }) => edits)).toEqual([]);
  expect(questions).toContainEqual(
    expect.stringMatching(/^`OrderSummary` is not the same in .*orders\.list on b\.example.* as in .*on a\.example/),
  );
});

const PHONE = '13912345678';
const PERSON = '欧阳测试';
const PICTURE = 'data:image/png;base64,iVBORw0KGgo';

/** Adds personal data in expected and unexpected places. */
function withPersonalData(exchange: Exchange): Exchange {
  const body = JSON.parse(
    JSON.stringify(exchange.body, (key, value) => {
      if (key === 'receiver' || key === 'userName' || key === 'name') return PERSON;
      if (/phone/i.test(key)) return PHONE;
      if (key === 'status') return PHONE;
      if (key === 'picture' || key === 'avatar') return PICTURE;
      return value;
    }),
  );
  const data =
    body.data && typeof body.data === 'object' && !Array.isArray(body.data)
      ? { ...body.data, [PHONE]: 1, userToken: TOKEN, userName: PERSON, currency: TOKEN, channel: PERSON }
      : body.data;
  return {
    ...exchange,
    path: `/u/${PHONE}${exchange.path}`,
    headers: { ...exchange.headers, cookie: `session=${TOKEN}` },
    body: { ...body, data, [TOKEN]: PHONE },
  };
}

it('learn hides tokens, phone numbers, names and pictures in every output', async () => {
  const har = await save(
    'personal.har',
    harOf([...orders.map(withPersonalData), { ...(orders[0] as Exchange), path: `/who/${PHONE}/${TOKEN}` }]),
  );
  const description = join(folder, 'hidden');
  await copyPlainDescription(description);
  const runs = [[], ['--verbose'], ['--json'], ['--ledger'], ['--write', description, '--at-least', '0']];
  const outputs = await Promise.all(runs.map((options) => contract('learn', har, ...options)));
  const files = await filesIn(description);
  for (const text of [...outputs.flatMap(({ out, err }) => [out, err]), files]) {
    for (const secret of [TOKEN, PHONE, PERSON, PICTURE]) expect(text).not.toContain(secret);
  }
  expect(outputs[0]?.out).toMatch(/base path|begin with/);
});

async function filesIn(path: string): Promise<string> {
  const names = (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.yaml'));
  return (await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))).join('\n');
}

/** Patches a copy of the description, generates its types in memory, and learns again. */
async function patchedBy(names: string[]) {
  const traffic = changed(exampleTraffic(), named(...names));
  expect(named(...names)).toHaveLength(names.length);
  const har = await save('patch.har', harOf(traffic));
  const description = join(folder, names[0] ?? '');
  await copyPlainDescription(description);
  const { out } = await contract('learn', har, '--write', description, '--date', '2026-11-22');
  const patched = await bundleDescription(join(description, 'openapi.yaml'), join(description, 'redocly.yaml'));
  const wire = onWire(patched) as typeof bundle;
  const { causes } = await learn(wire, traffic);
  const typesOf = (text: string) => new Set(text.split('\n').filter((line) => !/^ *(\/\*\*|\*)/.test(line)));
  const own = typesOf(await readFile('sdk/src/generated/schema.ts', 'utf8'));
  const types = await renderSchema(patched, readDescription(patched));
  const read = (file: string) => readFile(join(description, 'shared', file), 'utf8');
  return {
    out,
    left: causes.map(({ says }) => says),
    newTypes: [...typesOf(types)].filter((line) => !own.has(line)).map((line) => line.trim()),
    schemas: wire.components.schemas ?? {},
    read,
  };
}

it('learn writes a patch at the one place of each fact, with which the code keeps its types', async () => {
  const { out, left, newTypes, schemas, read } = await patchedBy(SIX);
  expect(out).toMatch(/Written: \d+ files/);
  expect(out).not.toMatch(/without a place/);
  expect(left).toEqual([]);
  // The types of a patched repository already contain it.
  expect(['pages?: number | undefined;']).toEqual(expect.arrayContaining(newTypes));
  expect(await read('envelope.yaml')).toMatch(/^nulls: absent$/m);
  expect(await read('schemas/DateTime.yaml')).toMatch(/x-wire: \{ form: YYYY-MM-DD HH:mm:ss, offset: "?\+08:00"? \}/);
  expect(await read('schemas/Cents.yaml')).toMatch(/x-wire: \{ form: yuan \}/);
  expect(await read('schemas/Id.yaml')).toMatch(/x-wire: \{ form: number \}/);
  expect(await read('schemas/Page.yaml')).toMatch(
    /x-wire: \{ list: records, pageNum: current, pageSize: size, hasMore: null \}/,
  );
  expect(schemas.Macros).toMatchObject({ 'x-origin': 'observed', 'x-observed': '2026-11-22' });
}, 120_000);

it('learn writes a patch for another envelope, other names and other codes', async () => {
  const { left, newTypes, schemas, read } = await patchedBy([
    'envelope code/message/data',
    'snake_case',
    'UTC as the local time',
    'days as numbers',
    'pages in a page',
    'an unknown code',
  ]);
  expect(left).toEqual([]);
  expect(newTypes.filter((line) => line !== 'message: string;')).toEqual([
    expect.stringMatching(/OrderStatus = .*"onHold"/),
  ]);
  expect(await read('envelope.yaml')).toMatch(/^names: snake_case$/m);
  expect(await read('schemas/DateTime.yaml')).toMatch(/offset: "?\+00:00/);
  expect(schemas.Page?.properties?.pagination?.properties).toHaveProperty('page');
}, 120_000);

it('learn prints a ledger of what is specified, observed, assumed and contradicted', async () => {
  const har = await save('ledger.har', harOf(changed(orders, named('local date-times'))));
  const { out } = await contract('learn', har, '--ledger');
  expect(out).toMatch(/^properties of data +specified +agreed +observed +assumed +contradicted/);
  const [, contradicted] = /^ {2}orders\.detail(?: +\S+){4} +(\d+)/m.exec(out) ?? [];
  expect(Number(contradicted)).toBeGreaterThan(3);
  expect((await contract('learn', '--ledger')).out).toMatch(/^orders(?: +\S+){3} +\d+ +\./m);
});
