import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, expect, it } from 'vitest';
import { startMock } from '../../api/server/server.ts';
import { annotationsOf } from '../formats/annotations.ts';
import { readTraffic } from '../learn/read-traffic.ts';
import type { Report } from '../report.ts';
import { contract, contractReport, type Envelope, type Plant, resultOf, startServer } from './server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

const HOSTILE = '<script>alert("1")</script>\u0007]]>';

const plants: Record<string, Plant> = {
  'lookup.purineIndexList': (example) => ({
    ...example,
    data: [{ ...(example.data as object[])[0], name: 7, [HOSTILE]: 1, foodId: HOSTILE.repeat(9) }],
  }),
  'lookup.glycemicIndexList': (): Envelope => ({ success: true, data: null }),
};

const LOOKUP = [
  '--only',
  'lookup.purineIndexList',
  '--only',
  'lookup.glycemicIndexList',
  '--only',
  'lookup.healthDataGoodsList',
];

async function serve(planted: Record<string, Plant> = plants): Promise<string[]> {
  const server = await startServer(planted);
  open.push(server);
  return ['--target', server.url, '--token', 'abc', ...LOOKUP];
}

/** Runs with reports of some formats. @returns the exit code, the output and the texts of the files */
async function reports(argv: string[], ...formats: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const files = formats.map((format) => join(folder, format));
  const result = await contract(
    ...argv,
    ...formats.flatMap((format, index) => ['--report', `${format}=${files[index]}`]),
  );
  return { ...result, files, texts: await Promise.all(files.map((file) => readFile(file, 'utf8'))) };
}

it('JUnit and SARIF have the new findings of each operation', async () => {
  const { exitCode, texts } = await reports([...(await serve()), '--strict'], 'junit', 'sarif');
  const [junit = '', sarif = ''] = texts;
  expect(exitCode).toBe(1);
  expect(junit).toMatch(/<testsuite name="lookup" tests="3" failures="2" skipped="0">/);
  expect(junit).toContain('<failure type="null" message="/data: expected array, got null">');
  expect(junit).toContain('<testcase classname="lookup" name="lookup.healthDataGoodsList"');
  // An element that is not closed, or a raw control character, would break every reader.
  expect(junit.match(/<testcase /g)).toHaveLength(junit.match(/<\/testcase>/g)?.length ?? 0);
  expect(junit).not.toMatch(/<script|(?!\n)\p{Cc}/u);
  const { runs } = JSON.parse(sarif);
  expect(runs[0].results).toContainEqual(
    expect.objectContaining({
      ruleId: 'null',
      baselineState: 'new',
      message: { text: 'lookup.glycemicIndexList /data: expected array, got null' },
    }),
  );
  const uris = runs[0].results.map(
    (one: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
      one.locations[0]?.physicalLocation.artifactLocation.uri,
  );
  expect(uris).toContain('openapi/lookup/paths/glycemicIndexList.yaml');
}, 60_000);

it('annotations are at the files of the operations, and a text of a server cannot begin another command', async () => {
  const report = await contractReport(...(await serve()), '--strict');
  const annotations = annotationsOf(report);
  expect(annotations).toContain(
    '::error file=openapi/lookup/paths/glycemicIndexList.yaml,line=1,title=lookup.glycemicIndexList%3A null::/data: expected array, got null\n',
  );
  const [first] = report.deviations;
  const hostile = { ...first, says: '100 %\r\n::error::no' } as Report['deviations'][number];
  expect(annotationsOf({ ...report, deviations: [hostile] })).toMatch(/: 100 %25%0D%0A::error::no\n$/);
  expect(annotationsOf({ ...report, deviations: report.deviations.map((one) => ({ ...one, known: true })) })).toBe('');
  expect(annotationsOf({ ...report, deviations: Array(40).fill(hostile) }).match(/^::error/gm)).toHaveLength(10);
}, 60_000);

it('the HTML page begins with the result, and shows the text of a server as text', async () => {
  const { texts } = await reports([...(await serve()), '--strict'], 'html');
  const [html = ''] = texts;
  expect(html.indexOf('Failed: 2 violate the description')).toBeLessThan(html.indexOf('<table'));
  expect(html).toContain('lookup.purineIndexList');
  expect(html).not.toMatch(/<script|(?!\n)\p{Cc}/u);
}, 60_000);

it('a baseline permits what it knows, fails for what is new, and names what has healed', async () => {
  const first = await reports(await serve(), 'baseline');
  const baseline = ['--baseline', first.files[0] ?? ''];
  const known = await contract(...(await serve()), ...baseline);
  expect(known.exitCode).toBe(0);
  expect(known.out).toMatch(/^Passed: 2 violate the description; 1 conform; /);
  expect(known.out).toMatch(/; (\d+) of \1 deviations are known/);
  expect(known.out).toMatch(/^Known by the baseline: .*lookup\.glycemicIndexList null \/data/m);
  const { 'lookup.glycemicIndexList': _healed, ...rest } = plants;
  const healed = await contract(...(await serve(rest)), ...baseline);
  expect(healed.exitCode).toBe(0);
  expect(healed.out).toContain('No more found, remove from the baseline: lookup.glycemicIndexList null /data.');
  const more = { ...plants, 'lookup.healthDataGoodsList': (): Envelope => ({ success: true, data: null }) };
  const failed = await reports([...(await serve(more)), ...baseline], 'junit');
  expect(failed.exitCode).toBe(1);
  expect(failed.texts[0]).toMatch(/failures="1"/);
  expect(failed.texts[0]).toContain('<system-out>known: lookup.glycemicIndexList null /data</system-out>');
}, 60_000);

it('a run fails when it sees fewer of the described replies than demanded', async () => {
  const argv = [...(await serve({})), '--only', 'orders.calculateRefundAmount'];
  const report = await contractReport(...argv);
  const food = report.coverage.find(({ operation }) => operation === 'lookup.purineIndexList');
  expect(food?.seen).toEqual(expect.arrayContaining(['ok', '400']));
  expect((await contract(...argv, '--min-coverage', '100')).out).toMatch(
    /^Failed: .*% of the described replies were seen, less than 100 %\.$/m,
  );
  expect((await contract(...argv, '--min-coverage', '10')).exitCode).toBe(0);
  expect((await contract(...argv, '--verbose')).out).toMatch(/^lookup +\d+ %$/m);
}, 60_000);

it('a seed sends the same generated inputs again, all of which are valid', async () => {
  const argv = await serve({});
  const inputs = async (seed: string) => {
    const { operations, exitCode } = await contractReport(...argv, '--only', 'heartRate.average', '--seed', seed);
    const { requests } = resultOf({ operations } as never, 'lookup.purineIndexList');
    const generated = requests.filter(({ request }) => request.startsWith('generated'));
    expect(generated).toHaveLength(5);
    expect(generated.flatMap(({ violations }) => violations)).toEqual([]);
    return exitCode;
  };
  expect(await inputs('7')).toBe(0);
  const server = await startServer();
  open.push(server);
  const sent = async (seed: string) => {
    server.received.length = 0;
    await contract('--target', server.url, '--only', 'lookup.purineIndexList', '--seed', seed);
    return server.received.map(({ url }) => url).sort();
  };
  const [first, again, other] = [await sent('7'), await sent('7'), await sent('8')];
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
}, 60_000);

it.each([
  [['--report', 'pdf=x'], '--report takes FORMAT=FILE, with one of junit, sarif, html, json, baseline'],
  [['--baseline', '/nowhere'], '--baseline /nowhere is not a file of --report baseline=FILE'],
  [['--min-coverage', '101'], '--min-coverage takes a whole number from 0 to 100'],
  [['--seed', 'x'], '--seed takes a whole number from 0 to'],
])('the arguments %j are refused', async (argv, reason) => {
  const { exitCode, err } = await contract('--target', 'http://a', ...argv);
  expect(exitCode).toBe(2);
  expect(err).toContain(reason);
});

/** The parts that HAR 1.2 requires. */
const text = { type: 'string' };
const size = { type: 'integer', minimum: -1 };
const part = (properties: object, optional: object = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional, comment: text },
  additionalProperties: false,
});
const list = (items: object) => ({ type: 'array', items });
const pairs = list(part({ name: text, value: text }));
const head = { httpVersion: text, cookies: list({}), headers: pairs, headersSize: size, bodySize: size };
const HAR = part({
  log: part({
    version: { const: '1.2' },
    creator: part({ name: text, version: text }),
    entries: list(
      part({
        startedDateTime: {
          type: 'string',
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d.*(Z|[+-]\\d\\d:\\d\\d)$',
        },
        time: { type: 'number', minimum: 0 },
        request: part(
          { method: text, url: text, queryString: pairs, ...head },
          { postData: part({ mimeType: text, text }) },
        ),
        response: part({
          status: { type: 'integer' },
          statusText: text,
          redirectURL: text,
          content: part({ size: { type: 'integer', minimum: 0 }, mimeType: text }, { text }),
          ...head,
        }),
        cache: part({}),
        timings: part(
          { send: { type: 'number' }, wait: { type: 'number' }, receive: { type: 'number' } },
          { blocked: { type: 'number' } },
        ),
      }),
    ),
  }),
});

const validateHar = new Ajv2020({ strict: false }).compile(HAR);

it('a HAR has all requests and replies without personal data, and learn reads it', async () => {
  const token = 'tok-5f3c9a1e77';
  const server = await startServer({
    'user.information': (example) => ({
      ...example,
      seen: token,
      data: { ...(example.data as object), userName: '欧阳测试' },
    }),
    'heartRate.average': () => null,
  });
  open.push(server);
  const file = join(await mkdtemp(join(tmpdir(), 'contract-')), 'run.har');
  const only = ['user.information', 'heartRate.average', 'orders.list'].flatMap((id) => ['--only', id]);
  await contract('--target', server.url, '--token', token, ...only, '--timeout', '1000', '--har', file);
  const har = await readFile(file, 'utf8');
  for (const secret of [token, '欧阳测试', '13800001234']) expect(har).not.toContain(secret);
  validateHar(JSON.parse(har));
  expect(validateHar.errors).toBeNull();
  const { entries } = JSON.parse(har).log;
  // Preflights are not among those that the server counts.
  const calls = entries.filter(({ request }: { request: { method: string } }) => request.method !== 'OPTIONS');
  expect(calls).toHaveLength(server.received.length);
  expect(entries.filter(({ response }: { response: { status: number } }) => response.status === 0)).not.toEqual([]);
  const read = [];
  for await (const exchange of readTraffic([file], () => undefined)) read.push(`${exchange.method} ${exchange.path}`);
  expect([...new Set(read)].sort()).toEqual(['get /food/user/getUserInformation', 'post /food/order/list']);
});

it('the page of the mock saves its calls as a HAR, and learn reads it', async () => {
  // The page is plain JavaScript, without types.
  const page: string = '../../api/server/page/har.js';
  const { harOf } = (await import(page)) as { harOf: (calls: object[], origin: string) => object };
  const mock = await startMock();
  open.push(mock);
  const headers = { appVersion: '5.2.0', source: 'iOS', userToken: 'har', 'content-type': 'application/json' };
  await fetch(`${mock.url}/food/order/list`, { method: 'POST', headers, body: '{"tab":"all","pageNum":1}' });
  await fetch(`${mock.url}/scheme/view/purine-index/list?keyword=%E8%B1%86`, { headers });
  const har = harOf(await mock.calls(), mock.url);
  validateHar(har);
  expect(validateHar.errors).toBeNull();
  const file = join(await mkdtemp(join(tmpdir(), 'contract-')), 'calls.har');
  await writeFile(file, JSON.stringify(har));
  const read = [];
  for await (const exchange of readTraffic([file], () => undefined)) read.push(exchange);
  expect(read).toMatchObject([
    { method: 'post', path: '/food/order/list', status: 200 },
    { method: 'get', path: '/scheme/view/purine-index/list', status: 200 },
  ]);
});
