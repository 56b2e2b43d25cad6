import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { useTempPackage } from '../../../scripts/lib/temp-package.ts';
import { withoutMsw } from '../package/typed-consumer.ts';

const run = promisify(execFile);

/** Prints the token that the server has received. */
const call = `
  const fetch = async (request) => Response.json({ success: true, data: [request.headers.get('userToken')] });
  const login = () => ({ userToken: 'canary-token' });
  const options = { environment: 'production', app: 'main', appVersion: '1.0.0', login, fetch };
  const answer = (create) => create(options).lookup.glycemicIndexList({ keyword: 'tofu' }).then(String);`;
const answer = 'canary-token';
const imported = `import { createHealthClient } from '@health-app/sdk';${call}`;

describe('a consumer', () => {
  const { project, write, node, compile } = useTempPackage({
    packages: ['sdk'],
    dependencies: [
      'jsdom@26.1.0',
      'miniflare@3.20250718.3',
      'metro@0.82.5',
      'bun@1.4.5',
      'undici@7.30.2',
      ...['5.4.5', '5.6.3', '5.8.3'].map((version) => `typescript-${version.slice(0, 3)}@npm:typescript@${version}`),
      '@opentelemetry/api@1.9.1',
      '@tanstack/react-query@5.108.0',
      'react@19.3.1',
      '@types/react@19.3.0',
    ],
  });

  it('in jsdom, with its signals, gets an answer', async () => {
    const code = `
      import { JSDOM } from 'jsdom';
      const { window } = new JSDOM('', { url: 'https://h5.health-app.example/' });
      const { document, AbortController, AbortSignal, Event, EventTarget } = window;
      Object.assign(globalThis, { window, document, AbortController, AbortSignal, Event, EventTarget });
      const { createHealthClient } = await import('@health-app/sdk');${call}
      console.log(await answer(createHealthClient));`;
    expect(await node('jsdom.mjs', { 'jsdom.mjs': code })).toBe(answer);
  });

  it('in a worker of workerd gets an answer', async () => {
    await write({
      'worker-source.mjs': `${imported} export default { fetch: async () => new Response(await answer(createHealthClient)) };`,
    });
    const from = { entryPoints: [join(project(), 'worker-source.mjs')], outfile: join(project(), 'worker.mjs') };
    await esbuild.build({ ...from, bundle: true, format: 'esm', tsconfigRaw: {} });
    const code = `
      import { Miniflare } from 'miniflare';
      const worker = new Miniflare({ modules: true, compatibilityDate: '2024-11-01', scriptPath: 'worker.mjs' });
      console.log(await (await worker.dispatchFetch('http://localhost/')).text());
      await worker.dispose();`;
    expect(await node('miniflare.mjs', { 'miniflare.mjs': code })).toBe(answer);
  });

  it('with Metro gets an answer', async () => {
    const code = `
      const Metro = require('metro');
      Metro.loadConfig({}, { projectRoot: __dirname }).then(async (config) => {
        const { code } = await Metro.runBuild(config, { entry: 'metro-source.js', minify: false, out: 'metro-out' });
        require('node:fs').writeFileSync('metro-bundle.js', code);
      });`;
    const source = `const { createHealthClient } = require('@health-app/sdk');${call}
      answer(createHealthClient).then(console.log);`;
    await node('metro.cjs', { 'metro.cjs': code, 'metro-source.js': source });
    expect(await node('metro-bundle.js', {})).toBe(answer);
  });

  it('in Bun gets an answer', async () => {
    await write({ 'bun.mjs': `${imported} console.log(typeof Bun, await answer(createHealthClient));` });
    // Without install scripts, the package of the platform has the program.
    const file = join(project(), `node_modules/@oven/bun-${process.platform}-${process.arch}/bin/bun`);
    expect((await run(file, ['bun.mjs'], { cwd: project() })).stdout.trim()).toBe(`object ${answer}`);
  });

  it('with the fetch of undici, and with createFetch for an address and options, gets an answer', async () => {
    const code = `
      import { createServer } from 'node:http';
      import { adaptFetch, createFetch, createHealthClient } from '@health-app/sdk';
      import { fetch } from 'undici';
      const server = createServer((request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ success: true, data: [request.headers.usertoken, request.method] }));
      });
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
      const hosts = { dev: { main: 'http://127.0.0.1:' + server.address().port } };
      const login = () => ({ userToken: 'canary-token' });
      const health = createHealthClient({ environment: 'dev', app: 'main', appVersion: '1.0.0', hosts, login, fetch: adaptFetch(fetch) });
      const reply = await createFetch(health)(health.host + '/people', { method: 'POST', body: '{}' });
      console.log(String(await health.lookup.glycemicIndexList()), String((await reply.json()).data));
      server.close();`;
    expect(await node('undici.mjs', { 'undici.mjs': code })).toBe(`${answer},GET ${answer},POST`);
  });

  it('in a browser with an import map gets an answer', async () => {
    const imports = {
      '@health-app/sdk': '/node_modules/@health-app/sdk/dist/index.js',
      'openapi-fetch': '/node_modules/openapi-fetch/dist/index.mjs',
    };
    const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
      <script type="module">${imported} document.title = await answer(createHealthClient);</script>`;
    const server = createServer(({ url = '/' }, response) => {
      response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript');
      if (url === '/') response.end(page);
      else
        readFile(join(project(), url)).then(
          (code) => response.end(code),
          () => response.writeHead(404).end(),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const executablePath = findChromium();
    const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await expect.poll(() => tab.title(), { timeout: 30_000 }).toBe(answer);
    } finally {
      await browser.close();
      server.close();
    }
  });

  describe.each(['5.4', '5.6', '5.8'])('with TypeScript %s', (version) => {
    it.each([
      ['node16', 'mts'],
      ['bundler', 'ts'],
    ])('compiles strictly with the resolution %s, without skipLibCheck', async (resolution, extension) => {
      const name = `typed-${version}`;
      const options = { version, compiler: `typescript-${version}`, bundler: resolution === 'bundler' };
      await expect(compile(name, { [`${name}.${extension}`]: withoutMsw }, options)).resolves.toBeUndefined();
    });
  });
});
