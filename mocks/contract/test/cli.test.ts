import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { runContractCli } from '../cli.ts';
import { queryOf } from '../inputs.ts';
import { readOperations } from '../operations.ts';
import { parseOptions } from '../options.ts';
import { hider } from '../without-token.ts';
import { bundle, contract, contractReport, type Envelope, resultOf, startServer } from './server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
const servers: Server[] = [];
const serve: typeof startServer = async (plants) => {
  const server = await startServer(plants);
  servers.push(server);
  return server;
};
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const paths = ({ received }: Server) => received.map(({ url }) => url.replace(/\?.*/, ''));

describe('the arguments', () => {
  it('the arguments are parsed with their defaults', () => {
    expect(parseOptions(['--target', 'https://api.example/base/'], {})).toEqual({
      target: 'https://api.example/base',
      token: undefined,
      otherToken: undefined,
      personsFile: undefined,
      foodTarget: undefined,
      headers: {},
      rate: undefined,
      description: undefined,
      verbose: false,
      includeCommands: false,
      only: [],
      allowUnseen: [],
      timeout: 10_000,
      json: false,
      strict: false,
      reports: [],
      harFile: undefined,
      baselineFile: undefined,
      minCoverage: 0,
      seed: undefined,
    });
  });

  it('the token comes from the environment, where a command line does not show it', () => {
    const env = { CONTRACT_TOKEN: 'from-environment' };
    expect(parseOptions(['--target', 'http://a'], env)?.token).toBe('from-environment');
    expect(parseOptions(['--target', 'http://a', '--token', 'given'], env)?.token).toBe('given');
  });

  it.each([
    [[], '--target is missing: the address of the server to check.'],
    [['--target', 'api.example'], '--target is an address that begins with http:// or https://.'],
    [['--target', 'ftp://a'], '--target is an address that begins with http:// or https://.'],
    [['--target', 'http://me:secret@a'], '--target takes no user name or password.'],
    [['--target', 'http://a?x=1'], '--target is a base address, without ? and #.'],
    [['--target', 'http://a', '--timeout', '5s'], '--timeout takes 1 to 600000 milliseconds, not "5s".'],
    [['--target', 'http://a', '--token', 'se cret'], '--token holds a character that a header cannot carry.'],
    [['--target', 'http://a', 'secret'], 'There is an argument without an option; a value follows its option.'],
    [['--target', 'http://a', '--allow-unseen', 'camps'], '--allow-unseen camps: no such domain or operation.'],
    [['--targt', 'http://a'], "Unknown option '--targt'."],
    [['--target', 'http://a', '--only', 'camps'], '--only camps: no such domain or operation. Domains: aiFood, '],
    [['--target', 'http://a', '--only', 'user.closeAccount'], 'Nothing to call: '],
  ])('the arguments %j are refused with a reason', async (argv, reason) => {
    const { exitCode, out, err } = await contract(...argv);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toContain(reason);
    expect(err).not.toMatch(/se ?cret/);
    expect(err).toMatch(/\nnpm run contract -- --help lists the options\.\n$/);
  });

  it('the text of the description states the limits that a run keeps', () => {
    expect(bundle['x-limits']).toEqual({
      withToken: { calls: 10, seconds: 1 },
      withoutToken: { calls: 60, seconds: 60 },
    });
    expect(bundle.info?.description?.replace(/\s+/g, ' ')).toContain(
      'More than 10 calls a second with one token, or 60 a minute without one from one address (`x-limits`)',
    );
  });

  it('--help lists the options', async () => {
    const { exitCode, out } = await contract('--help');
    expect(exitCode).toBe(0);
    for (const option of [
      'target',
      'token',
      'other-token',
      'include-commands',
      'allow-unseen',
      'only',
      'timeout',
      'strict',
      'json',
    ]) {
      expect(out).toContain(`\n  --${option} `);
    }
    expect(bundle.servers).not.toHaveLength(0);
    for (const { url } of bundle.servers ?? []) expect(out).toContain(`\n  ${url}  `);
  });
});

it('a short token is hidden as a word alone', () => {
  const hide = hider('a');
  expect(['a refusal of token "a"', 'userToken=a&b=1'].map(hide)).toEqual([
    '[token] refusal of token "[token]"',
    'userToken=[token]&b=1',
  ]);
  expect(hider('a.long+token')('xa.long+tokeny')).toBe('x[token]y');
});

describe('the requests', { timeout: 60_000 }, () => {
  it('the requests are those of the examples, with the common headers', async () => {
    const server = await serve();
    await contract('--target', `${server.url}/base/`, '--token', 'abc', '--only', 'orders.detail');
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: '/base/food/order/orderDetail?orderId=order-3015',
      headers: { appversion: '5.2.0', source: 'iOS', usertoken: 'abc', accept: 'application/json' },
    });
  });

  it('the requests of one operation are made of each named example, and with the required parameters alone', () => {
    const operations = readOperations(bundle);
    const requests = (id: string) => operations.find((operation) => operation.id === id)?.requests;
    expect(requests('lookup.glycemicIndexList')?.map(({ name }) => name)).toEqual(['tofu', 'required parameters']);
    expect(queryOf(requests('family.qrCode')?.[0]?.input)).toBe('?shared=weight&shared=steps');
    expect(requests('auth.login')).toEqual([
      { name: 'member', input: { phoneNumber: '13800001234', verifyCode: '123456' } },
      { name: 'incomplete', input: { phoneNumber: '15800004321', verifyCode: '123456', inviterId: 'user-1010' } },
    ]);
  });

  it('the requests go to the one server, variants included, because every host serves every path', async () => {
    const server = await serve();
    const only = ['--only', 'aiFood.userSummary', '--only', 'aiFood.userSummaryFood', '--only', 'income.summary'];
    await contract('--target', server.url, '--token', 'abc', ...only);
    expect(new Set(paths(server))).toEqual(
      new Set([
        '/scheme/app/foodIntellectual/queryUserSummary',
        '/food/app/foodIntellectual/queryUserSummary',
        '/food/income/summary',
      ]),
    );
  });

  it('the requests exclude commands, GET commands too but not POST reads, by default', async () => {
    const server = await serve();
    const only = ['--only', 'medication', '--only', 'orders.list'];
    const reads = await contractReport('--target', server.url, '--token', 'abc', ...only);
    expect(resultOf(reads, 'orders.list').verdict).toBe('conforms');
    expect(resultOf(reads, 'medication.finish')).toMatchObject({
      verdict: 'skipped',
      skipped: 'command',
      requests: [],
    });
    expect(paths(server).some((path) => /finish|save|delete/i.test(path))).toBe(false);

    const before = server.received.length;
    const all = await contractReport('--target', server.url, '--token', 'abc', ...only, '--include-commands');
    expect(all.totals.skipped).toBe(0);
    // Reads come first: no command has changed the world yet.
    const sent = server.received.slice(before).filter(({ headers }) => headers.usertoken !== undefined);
    expect(sent[0]?.url).toMatch(/(list|queryHistoryList|queryList|queryYearList)\b/);
    expect(sent.some(({ url }) => url.endsWith('/delete'))).toBe(true);
  });

  it('the requests are counted in a terminal', async () => {
    const server = await serve();
    const written: string[] = [];
    const context = {
      command: 'x',
      bundle,
      env: {},
      live: true,
      out: () => {},
      err: (text: string) => void written.push(text),
    };
    await runContractCli(['--target', server.url, '--only', 'lookup.purineIndexList'], context);
    expect(written[0]).toBe('\r\x1b[K1 requests, now lookup.purineIndexList');
    expect(written.slice(-2)).toEqual([
      `\r\x1b[K${server.received.length} requests, now lookup.purineIndexList`,
      '\r\x1b[K',
    ]);
  });

  it('the findings are annotations on GitHub Actions', async () => {
    const server = await serve({ 'lookup.purineIndexList': () => ({ success: true, data: null }) });
    const argv = ['--target', server.url, '--only', 'lookup.purineIndexList'];
    for (const [env, expected] of [
      [{ GITHUB_ACTIONS: 'true' }, /^::error file=openapi\/lookup\/paths\/purineIndexList\.yaml/m],
      [{}, /^(?!.*::error)/s],
    ] as const) {
      const texts: string[] = [];
      const out = (text: string) => void texts.push(text);
      await runContractCli(argv, { command: 'x', bundle, env, live: false, out, err: () => {} });
      expect(texts.join('')).toMatch(expected);
    }
  });

  it('the requests exclude operations that need a token when there is none', async () => {
    const server = await serve();
    const report = await contractReport('--target', server.url, '--only', 'lookup', '--only', 'income.summary');
    expect(resultOf(report, 'income.summary')).toMatchObject({ verdict: 'skipped', skipped: 'token' });
    expect(resultOf(report, 'lookup.purineIndexList').verdict).toBe('conforms');
    expect(server.received.some(({ headers }) => 'usertoken' in headers)).toBe(false);
  });
});

describe('the exit code', { timeout: 60_000 }, () => {
  const withExtra = { 'income.summary': (example: Envelope): Envelope => Object.assign(example, { traceId: 'x' }) };

  it('the exit code ignores undocumented fields without --strict', async () => {
    const { url } = await serve(withExtra);
    const argv = ['--target', url, '--token', 'abc', '--only', 'income.summary'];
    const lenient = await contract(...argv);
    expect(lenient.exitCode).toBe(0);
    expect(lenient.out).toContain('Replies also have `traceId` beside their data');
    expect((await contract(...argv, '--verbose')).out).toContain('    undocumented: /traceId: "x" (string)\n');
    expect(lenient.out.match(/^Passed: 1 conform; 1 undocumented fields\.$/gm)).toHaveLength(1);
    expect((await contract(...argv, '--strict')).exitCode).toBe(1);
  });

  it('the exit code is 1 when the server refuses connections', async () => {
    const { url, close } = await startServer();
    await close();
    const { exitCode, out } = await contract('--target', url, '--only', 'lookup.purineIndexList');
    expect(exitCode).toBe(1);
    expect(out).toContain('✖ not reachable lookup.purineIndexList  GET /scheme/view/purine-index/list\n');
    expect(out).toContain('    connection refused (ECONNREFUSED)  [shiitake]\n');
  });

  it('the exit code is 1 when the host name is unknown', async () => {
    const argv = ['--target', 'http://nowhere.invalid', '--only', 'lookup.purineIndexList'];
    const report = await contractReport(...argv);
    expect(report.exitCode).toBe(1);
    expect(resultOf(report, 'lookup.purineIndexList').requests[0]).toMatchObject({
      verdict: 'unreachable',
      reason: 'dns',
      message: expect.stringMatching(/^the host name is not known \((ENOTFOUND|EAI_AGAIN)\)$/),
    });
  });

  it('the exit code becomes that of the process, and standard output contains the report alone', async () => {
    const { url } = await serve({ 'lookup.purineIndexList': () => ({ success: true, data: null }) });
    const { code, stdout, stderr } = await spawned('--target', url, '--only', 'lookup.purineIndexList', '--json');
    expect(code).toBe(1);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout).operations[0].requests[0].violations).toEqual([
      { kind: 'null', where: '/data', expected: 'array', got: 'null', times: 1 },
    ]);
  });
});

function spawned(...argv: string[]) {
  const script = fileURLToPath(new URL('../main.ts', import.meta.url));
  return new Promise<{ code: number | undefined; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', script, ...argv], (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? undefined, stdout, stderr }),
    );
  });
}
