import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { startMock } from '../../mocks/api/server/server.ts';
import { type ContractOperation, readOperations } from '../../mocks/contract/operations.ts';
import { bundle } from '../../mocks/contract/test/server.ts';
import { createHealthClient, signInByCode } from '../../sdk/src/index.ts';
import { createQueries } from '../../sdk/src/react-query/index.ts';
import { callsOf } from '../docs/cases.ts';
import { fill, TOKEN } from '../docs/page/fill.ts';
import { samplesOf } from '../docs/samples.ts';

/** A day that differs from that of the examples, at a time when codes, meals and doses of the day exist. */
const NOW = Date.parse('2027-03-03T15:00:00+08:00');

const operations = readOperations(bundle);
const variantOf = (id: string) =>
  Object.values(bundle.paths)
    .flatMap(({ get, post }) => [get, post])
    .find((one) => one?.operationId === id)?.['x-variant-of'];

type AsyncFunction = (...values: unknown[]) => Promise<void>;
const compile = (source: string, names: string[]): AsyncFunction =>
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the sample of the page
  new Function(...names, `return (async () => {${source}\n})()`) as AsyncFunction;

const outcomeOf = (reply: { success: boolean; data?: unknown; code?: string; msg?: string }) =>
  reply.success ? (reply.data ?? null) : `${reply.code}: ${reply.msg}`;

/** Runs a sample, and returns what it prints. */
const runs: Record<'SDK' | 'fetch' | 'curl', (source: string) => Promise<unknown>> = {
  async SDK(source) {
    const printed: unknown[] = [];
    const code = source.replace(/^import .* from '@health-app\/sdk';\n/, '');
    await compile(code, ['createHealthClient', 'signInByCode', 'console'])(createHealthClient, signInByCode, {
      log: (value: unknown) => printed.push(value),
    });
    return printed[0];
  },
  async fetch(source) {
    const printed: unknown[] = [];
    await compile(source, ['console'])({ log: (value: unknown) => printed.push(value) });
    return printed[0];
  },
  async curl(source) {
    const { stdout } = await promisify(execFile)('bash', ['-c', source]);
    return outcomeOf(JSON.parse(stdout));
  },
};

/** The arguments of each command, as a shell reads them. */
async function argumentsOf(commands: string[]): Promise<string[][]> {
  const record = "curl() { printf '%s\\0' \"$@\"; printf '\\n\\0'; }";
  const { stdout } = await promisify(execFile)('bash', ['-c', [record, ...commands].join('\n')]);
  return stdout
    .split('\n\0')
    .slice(0, -1)
    .map((command) => command.split('\0').slice(0, -1));
}

/** Sends the request of a command without a process for each. */
async function send(words: string[]): Promise<unknown> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      silent: { type: 'boolean' },
      request: { type: 'string', default: 'GET' },
      header: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
    },
  });
  const headers = values.header.map((header) => header.split(/: |;$/) as [string, string]);
  const reply = await fetch(positionals[0] ?? '', {
    method: values.request,
    headers,
    ...(values.data !== undefined && { body: values.data }),
  });
  return outcomeOf(await reply.json());
}

/** Runs all samples of a kind in new worlds of a mock, and returns the operations that fail with their samples. */
async function failuresOf(label: keyof typeof runs, now: number): Promise<string[]> {
  const mock = await startMock({ now: new Date(now).toISOString() });
  const failed: string[] = [];
  const sampleOf = (operation: ContractOperation) => {
    const sample = samplesOf(callsOf(operation, operations), variantOf).find((one) => one.label === label);
    return fill(sample?.source ?? '', { mock: mock.url, token: `${label}-${operation.id}`, now });
  };
  const check = async ({ id }: ContractOperation, source: string, running: Promise<unknown>) => {
    const outcome = await running.catch(String);
    // A failure is printed as `CODE: message`.
    if (typeof outcome === 'string' && /^\w+: /.test(outcome)) failed.push(`${id} ${outcome}\n${source}`);
  };
  const single = operations.filter((operation) => callsOf(operation, operations).length === 1);
  const sources = single.map(sampleOf);
  const commands = label === 'curl' ? await argumentsOf(sources) : [];
  // One after the other: a hundred at once would reach the time limit of a call on a busy machine.
  for (const [index, operation] of single.entries()) {
    const [source = '', words] = [sources[index], commands[index]];
    await check(operation, source, words ? send(words) : runs[label](source));
  }
  for (const operation of operations.filter((one) => !single.includes(one))) {
    // A number gets one code a minute.
    await mock.clock({ advance: 61 });
    const source = sampleOf(operation);
    await check(operation, source, runs[label](source));
  }
  await mock.close();
  return failed;
}

it.each(['SDK', 'fetch', 'curl'] as const)(
  'the samples by %s succeed for each operation',
  { timeout: 120_000 },
  async (label) => {
    expect(await failuresOf(label, NOW)).toEqual([]);
    expect(operations.length).toBeGreaterThan(140);
  },
);

it('the samples succeed at night, too, unless they show a meal of the day', { timeout: 120_000 }, async () => {
  const failed = await failuresOf('fetch', Date.parse('2027-03-06T00:03:00+08:00'));
  expect(failed.map((text) => text.split(' ')[0])).toEqual([
    'aiFood.analysisResult',
    'aiFood.analysisResultFood',
    'aiFood.viewHistoryRecord',
    'aiFood.viewHistoryRecordFood',
  ]);
});

it('the samples by the SDK compile', { timeout: 120_000 }, async () => {
  const root = join(import.meta.dirname, '../..');
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/samples-'));
  const compileAll = () =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), '--project', folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  try {
    for (const operation of operations) {
      const sample = samplesOf(callsOf(operation, operations), variantOf).find(({ label }) => label === 'SDK');
      await writeFile(join(folder, `${operation.id}.ts`), sample?.source ?? '');
    }
    const sdk = join(root, 'sdk/src/index.ts');
    const compilerOptions = { incremental: false, rootDirs: ['.'], paths: { '@health-app/sdk': [sdk] } };
    const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'], exclude: [] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    expect(await compileAll()).toBe('');
    await writeFile(join(folder, 'wrong.ts'), "import { createHealthClients } from '@health-app/sdk';");
    expect(await compileAll()).toContain('createHealthClients');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('the samples in components succeed for each operation that needs no earlier call', {
  timeout: 120_000,
}, async () => {
  const mock = await startMock({ now: new Date(NOW).toISOString() });
  const failed: string[] = [];
  for (const operation of operations) {
    const calls = callsOf(operation, operations);
    if (calls.length > 1) continue;
    const token = (calls[0]?.token ?? '').replace(TOKEN, `react-${operation.id}`);
    const health = createHealthClient({
      environment: 'dev',
      app: variantOf(operation.id) ? 'food' : 'main',
      appVersion: '5.2.0',
      hosts: { dev: { main: mock.url, food: mock.url } },
      login: () => (token ? { userToken: token } : {}),
    });
    await health.session.ready;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let sent: Promise<unknown> | undefined;
    const hooks: Record<string, unknown> = {
      ...createQueries(health),
      useQuery: (options: never) => {
        sent = client.fetchQuery(options);
        return {};
      },
      useInfiniteQuery: (options: never) => {
        sent = client.fetchInfiniteQuery(options);
        return {};
      },
      useMutation: (options: object) => ({
        mutate: (input: unknown) => {
          sent = client.getMutationCache().build(client, options).execute(input);
        },
      }),
    };
    const { source = '' } = samplesOf(calls, variantOf).find(({ label }) => label === 'React') ?? {};
    const filled = fill(source, { mock: mock.url, token, now: NOW });
    try {
      await compile(filled, Object.keys(hooks))(...Object.values(hooks));
      if (!sent) throw new Error('The sample sends nothing');
      await sent;
    } catch (error) {
      failed.push(`${operation.id} ${String(error)}\n${filled}`);
    }
  }
  await mock.close();
  expect(failed).toEqual([]);
});

it('a page shows its samples with the mock, the world and the day of its reader', () => {
  const text = `fetch('http://127.0.0.1:4010/x?date=2026-11-21', { userToken: 'token-of-the-user-promoter', born: '1990-04-12' })`;
  expect(fill(text, { mock: 'https://mock.test', token: 'me', now: Date.parse('2027-02-28T16:30:00Z') })).toBe(
    `fetch('https://mock.test/x?date=2027-03-02', { userToken: 'me-promoter', born: '1990-04-12' })`,
  );
});
