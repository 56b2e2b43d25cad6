import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTempPackage } from '../../../../scripts/lib/temp-package.ts';

const run = promisify(execFile);
const readme = ['README', 'guides/test-with-the-mock']
  .map((name) => readFileSync(new URL(`../../${name}.md`, import.meta.url), 'utf8'))
  .join('\n');

const PURINE = '/scheme/view/purine-index/list?keyword=豆腐';
const headers = { appVersion: '5.2.0', source: 'iOS' };
// Offline, npx cannot replace the packed package with one from the registry.
const env = { ...process.env, npm_config_offline: 'true' };

describe('a project with the packed mock and SDK', () => {
  const { project, node, compile } = useTempPackage({
    packages: ['sdk', 'mocks/api', 'mocks/contract'],
    dependencies: ['@types/node@20.19.43'],
  });

  describe('npx @health-app/mock', () => {
    let mock: ChildProcess;
    let url = '';
    let docs = '';
    const app: Record<string, string> = {};
    beforeAll(async () => {
      const args = ['@health-app/mock', '--port', '0', '--now', '2026-11-20T16:00:00', '--seed', 'packed'];
      mock = spawn('npx', args, { cwd: project(), env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
      if (!mock.stdout) throw new Error('The mock has no output');
      for await (const line of createInterface(mock.stdout)) {
        url ||= /^Mock server: (\S+)$/.exec(line)?.[1] ?? '';
        docs ||= /^The docs: +(\S+)$/.exec(line)?.[1] ?? '';
        const [, name = '', address = ''] = /^(The app|In a phone|The demo|For apps): +(\S+)$/.exec(line) ?? [];
        if (name) app[name] = address;
        if (name === 'For apps') break;
      }
    }, 60_000);
    // npx starts the mock through a shell, so the whole process group must be killed.
    afterAll(() => {
      if (mock.pid) process.kill(-mock.pid);
    });

    it('npx @health-app/mock answers on its port, by its clock', async () => {
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      const reply = await fetch(url + PURINE, { headers });
      expect([reply.status, ((await reply.json()) as { data: unknown[] }).data.length > 0]).toEqual([200, true]);
      const clock = (await (await fetch(`${url}/__mock/clock`)).json()) as { data: { now: string } };
      expect(clock.data.now).toMatch(/^2026-11-20T16:0/);
    });

    it('npx @health-app/mock serves its page', async () => {
      const page = await fetch(`${url}/__mock`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Mock server</h1>')]);
    });

    it('npx @health-app/mock prints the address of the developers’ site, and serves its pages', async () => {
      expect(docs).toBe(`${url}/__docs/`);
      const pages = [
        '',
        'docs.js',
        'docs.css',
        'search.json',
        'guides/build-a-native-host.html',
        'reference/orders.html',
      ];
      const replies = await Promise.all(pages.map((name) => fetch(docs + name)));
      expect(replies.map(({ status }) => status)).toEqual(pages.map(() => 200));
      expect(await replies.at(-1)?.text()).toContain('id="orders.cancel"');
    });

    it('npx @health-app/mock serves the app, and the pages that play a native app around it', async () => {
      const titles = Object.entries(app).map(async ([name, address]) => {
        const page = await (await fetch(address)).text();
        return [name, /<title>(.*)<\/title>/.exec(page)?.[1]];
      });
      expect(Object.fromEntries(await Promise.all(titles))).toEqual({
        'The app': 'Health',
        'In a phone': 'Device',
        'The demo': 'Device',
        'For apps': 'Bridge conformance',
      });
      const code = await (await fetch(app['The app'] ?? '')).text();
      const [, file] = /(\/assets\/[^"']+\.js)/.exec(code) ?? [];
      expect((await fetch(new URL(file ?? '', app['The app']))).headers.get('content-type')).toMatch('javascript');
    });

    it('npx @health-app/mock passes npx @health-app/contract', async () => {
      const only = ['member', 'lookup', 'orders.list'].flatMap((name) => ['--only', name]);
      const args = ['@health-app/contract', 'run', '--target', url, '--token', 'packed', ...only];
      const { stdout } = await run('npx', args, { cwd: project(), env });
      expect(stdout).toMatch(/Passed: 6 conform\.$/m);
    });
  });

  it('a project with the packed mock and SDK reports invalid options', async () => {
    const error = await run('npx', ['@health-app/mock', '--now', 'soon'], { cwd: project(), env }).catch((e) => e);
    expect(error.code).toBe(2);
    expect(error.stderr).toContain('--now takes an ISO 8601 date-time');
    const help = await run('npx', ['health-contract', '--help'], { cwd: project(), env });
    expect(help.stdout).toMatch(/^npx @health-app\/contract run --target URL/);
  });

  it('the packed mock starts from CommonJS too', async () => {
    const code = `require('@health-app/mock').startMock().then(async (mock) => {
      const reply = await fetch(mock.url + '/__mock/worlds');
      console.log(JSON.stringify(await reply.json()));
      await mock.close();
    });`;
    expect(await node('common.cjs', { 'common.cjs': code })).toBe('{"success":true,"data":[]}');
  });

  // The output of the examples, in the order of the README and its guide.
  const printed = [
    /orderId: 'order-3015'/,
    /^$/, // the set-up of Vitest prints nothing, because a test runner calls it
    /^cancelled$/,
    /relationshipId: '/,
    /^login-[0-9a-f]{32}-13800001234-\w+$/,
    /^GONE$/,
    /^text\/html; charset=utf-8$/,
    /^$/, // a function as a reply
    /^$/, // scopes of overrides
    /^Expected 1 call of orders\.cancel with[\s\S]*reason: expected "tooExpensive", received "changedMind"$/,
  ];
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

  it('the README of the packed mock has examples that compile', async () => {
    expect(examples).toHaveLength(printed.length);
    const files = Object.fromEntries(examples.map((code, index) => [`readme-${index}.mts`, code]));
    await compile('readme', files, { types: ['node'] });
  });

  it.each(printed.map((lines, index) => [index, lines] as const))(
    'the example %i of the README runs',
    async (index, lines) => {
      expect(await node(`out-readme/readme-${index}.mjs`, {})).toMatch(lines);
    },
  );

  it('the packed mock has types under the resolution of bundlers as well', async () => {
    const misused = `import { startMock } from '@health-app/mock';
      export const mock: never = startMock({ now: 5 });`;
    await expect(compile('misused', { 'misused.ts': misused }, { bundler: true })).rejects.toThrow(/'Promise<Mock>'/);
  });
});
