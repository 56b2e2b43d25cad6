/** Walks both tasks of a newcomer in a copy of the repository: an endpoint and a screen that pass every check as written. */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDescriptionFile } from '../../mocks/api/description/load-description.ts';
import { type Mock, startMock } from '../../mocks/api/server/server.ts';
import { runContractCli } from '../../mocks/contract/cli.ts';
import type { Document } from '../../mocks/contract/operations.ts';
import { readReference } from '../docs/reference.ts';
import { copyRepository, type RepositoryCopy } from '../lib/repository-copy.ts';
import { applyEdits } from '../new/edits.ts';
import { endpointEdits } from '../new/endpoint.ts';
import { browserTest, screenEdits } from '../new/screen.ts';

const root = join(import.meta.dirname, '../..');
const PATH = '/food/member/birthday-gift';

const ENDPOINT = ['new', '--', 'endpoint', 'member.birthdayGift', '--summary', 'The gift for a birthday'];
const SCREEN = [
  ...['new', '--', 'screen', 'gifts/BirthdayGift', '--path', '/food-app/birthday-gift', '--title', 'Birthday gift'],
  ...['--title-zh', '生日礼物', '--purpose', 'The gift for your birthday.', '--purpose-zh', '您的生日礼物。'],
  ...['--outside-spec', 'shows the walk of this command', '--read', 'member.birthdayGift'],
];

it('the browser test of a new screen is one that runs in the browser, for another screen', async () => {
  const running = await readFile(join(root, 'web/e2e/new-screen.spec.ts'), 'utf8');
  expect(running).toBe(browserTest('/growth-curve', 'Growth curve'));
});

// A minute on an idle machine.
describe('the two tasks of a newcomer', { timeout: 600_000 }, () => {
  let copy: RepositoryCopy;
  let mock: Mock;
  let bundle: Document;
  let texts: string;

  /** Runs a command in the copy. @returns its exit code and output */
  const run = (command: string, ...args: string[]): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      const env = { PATH: process.env.PATH, HOME: process.env.HOME };
      execFile(command, args, { cwd: copy.root, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
      );
    });
  const npm = (...args: string[]) => run('npm', 'run', '--silent', ...args);
  const read = (path: string) => readFile(join(copy.root, path), 'utf8');
  const done = { code: 0, output: expect.any(String) };

  beforeAll(async () => {
    copy = await copyRepository(root);
    // The other kinds, which the commands below generate, check and extract together with theirs.
    await applyEdits(copy.root, [
      ...endpointEdits({ id: 'member.acceptGift', summary: 'Accepts the gift', kind: 'command' }, ['member']),
      ...endpointEdits({ id: 'member.giftIdea', summary: 'An idea for a gift', kind: 'public' }, ['member']),
      ...screenEdits(
        {
          ...{ name: 'ideas/GiftIdea', path: '/gift-idea', title: 'Idea for a gift', purpose: 'An idea for a gift.' },
          ...{ access: 'anyone', group: 'about', reason: 'shows the walk of this command' },
        },
        false,
        'web/src/features/ideas/screens/index.ts',
      ),
    ]);
    expect(await npm(...ENDPOINT)).toEqual(done);
    expect(await npm(...SCREEN)).toEqual(done);
    const file = join(copy.root, 'openapi/generated/openapi.json');
    bundle = JSON.parse(await readFile(file, 'utf8'));
    mock = await startMock({}, { description: await readDescriptionFile(file) });
    const catalogs = (await readdir(join(copy.root, 'web/src'), { recursive: true })).filter((one) =>
      one.endsWith('.po'),
    );
    texts = (await Promise.all(catalogs.map((one) => read(join('web/src', one))))).join('\n');
  }, 600_000);
  afterAll(async () => {
    await mock?.close();
    await copy?.remove();
  });

  it.each([
    ['openapi/generated/openapi.json', '"operationId": "member.birthdayGift"'],
    ['sdk/src/generated/schema.ts', 'export interface MemberBirthdayGift {'],
    ['sdk/src/generated/paths.ts', PATH],
    ['sdk/src/generated/operations.ts', "'member.birthdayGift': 'GET /food/member/birthday-gift"],
    ['sdk/src/generated/codes.ts', "'member.birthdayGift': 'GONE';"],
    ['sdk/src/generated/client.ts', 'birthdayGift('],
    ['sdk/src/generated/queries.ts', 'birthdayGift('],
    ['sdk/src/generated/replies.ts', '"id":"member.birthdayGift"'],
    ['sdk/llms.txt', '- `member.birthdayGift`: '],
    ['mocks/api/generated/operations.ts', "'member.birthdayGift': {"],
    ['web/src/features/account/model/export-plan.ts', "once('member.birthdayGift')"],
    // The row and the screen name the same first query.
    ['web/src/products/food.ts', "first: [['member.birthdayGift']],"],
    ['web/src/features/gifts/screens/BirthdayGiftScreen.tsx', "useQuery(useFirstQuery('member.birthdayGift'))"],
  ])('the new operation is in %s', async (path, content) => {
    expect(await read(path)).toContain(content);
  });

  it('the new operation is in the reference, with its failure and a sample', () => {
    const operations = readReference(bundle).groups.flatMap((group) => group.operations);
    const operation = operations.find(({ path }) => path === PATH);
    expect(operation?.failures.map(({ code }) => code)).toContain('GONE');
    expect(operation?.samples[0]?.source).toContain('await health.member.birthdayGift()');
  });

  it('the mock answers the new operation', async () => {
    const ask = async (more: Record<string, string> = {}) => {
      const headers = { appVersion: '5.2.0', source: 'iOS', userToken: 'ann', ...more };
      return (await fetch(`${mock.url}${PATH}`, { headers })).json();
    };
    expect(await ask()).toEqual({ success: true, data: { count: 1 } });
    expect((await ask({ prefer: 'example=failGone' })).code).toBe('GONE');
  });

  it('the contract command checks the new operations', async () => {
    let out = '';
    const operations = ['member.birthdayGift', 'member.giftIdea', 'member.acceptGift'];
    const only = operations.flatMap((id) => ['--only', id]);
    const exitCode = await runContractCli(
      ['--target', mock.url, '--token', 'ann', ...only, '--include-commands', '--verbose'],
      { command: 'contract', bundle, env: {}, out: (text) => (out += text), err: () => {}, live: false },
    );
    expect(exitCode).toBe(0);
    for (const id of operations) expect(out).toContain(`conforms      ${id}`);
  });

  it('the new code has no type error', async () => {
    // The program of the web app includes the SDK.
    expect(await run('node', 'node_modules/typescript7/bin/tsc', '-p', 'web/src')).toEqual(done);
  });

  it('the new code passes the linter', async () => {
    const { output } = await run(
      'git',
      'ls-files',
      '-z',
      '--others',
      '--modified',
      '--exclude-standard',
      '*.ts',
      '*.tsx',
    );
    const files = output.split('\0').filter((file) => file && !/generated|gift-idea|GiftIdea/.test(file));
    expect(await run('npx', 'biome', 'check', '--error-on-warnings', ...files)).toEqual(done);
  });

  it('the tests of screens, addresses and exports pass with the new ones', async () => {
    const paths = ['products', 'specified-routes', 'route', 'screens'].map((name) => `products/${name}`);
    const projects = ['--project', 'unit', '--project', 'isolated'];
    const command = ['vitest', 'run', '--config', 'scripts/vitest.config.ts', ...projects, ...paths];
    expect(await run('npx', ...command, 'platform/routing', 'account/model/export.test')).toEqual(done);
  });

  it('the texts of the screen have their translations', () => {
    for (const [english, chinese] of Object.entries({
      'Birthday gift': '生日礼物',
      'The gift for your birthday.': '您的生日礼物。',
    })) {
      const translations = texts
        .split(`msgid "${english}"\nmsgstr `)
        .slice(1)
        .map((rest) => rest.split('\n')[0]);
      expect(new Set(translations)).toEqual(new Set([`"${chinese}"`]));
    }
  });

  it('the new screen changes no catalog of another feature', async () => {
    const { output } = await run('git', 'diff', '--name-only', '*.po');
    expect(output.split('\n').filter(Boolean)).toContain('web/src/products/locales/food/zh-CN.po');
    expect(output).not.toContain('web/src/features/');
  });

  it.each([
    ['endpoint', 'gifts.list', '--summary', 'Gifts', 'The domains are aiFood, analysis'],
    ['endpoint', 'member.birthdayGift', '--summary', 'Gifts', 'openapi/member/paths/birthdayGift.yaml exists already.'],
    ['endpoint', 'member.gifts', '--kind', 'private', '--kind is personal, public, command, not private.'],
    ['screen', 'growth/Gift', '--path', '/gift', '--title is missing.'],
  ])('a wrong call of %s %s %s %s is refused with its remedy', async (...args) => {
    const message = args.pop();
    // Without npm, whose start takes as long as the command.
    expect(await run('node', '--import', 'tsx', 'scripts/new.ts', ...args)).toEqual({
      code: 2,
      output: expect.stringContaining(`${message}`),
    });
  });

  it('generate shows a fault in the new file without a stack trace', async () => {
    const file = join(copy.root, 'openapi/member/paths/brokenGift.yaml');
    await writeFile(file, (await read('openapi/member/paths/birthdayGift.yaml')).replace('    tags', '   tags'));
    const { code, output } = await npm('generate');
    await rm(file);
    expect(code).toBe(1);
    expect(output).toMatch(/^openapi\/member\/paths\/brokenGift\.yaml:9:1 /);
    expect(output).not.toMatch(/^ +at /m);
  });
});
