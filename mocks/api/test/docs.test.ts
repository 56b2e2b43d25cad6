import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mock, startMock } from '../server/server.ts';

let folder: string;
let mock: Mock;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  await writeFile(join(folder, 'index.html'), '<title>Docs</title>');
  await writeFile(join(folder, '.secret.html'), 'secret');
  mock = await startMock({ docs: folder });
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

it('the mock serves the site below /__docs/, and a new page without a restart', async () => {
  const home = await fetch(`${mock.url}/__docs`);
  expect([home.url, home.status, await home.text()]).toEqual([`${mock.url}/__docs/`, 200, '<title>Docs</title>']);
  expect(home.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect((await fetch(`${mock.url}/__docs/docs.css`)).status).toBe(404);
  await writeFile(join(folder, 'docs.css'), 'a {}');
  expect((await fetch(`${mock.url}/__docs/docs.css?v=2`)).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

it.each(['..%2f..%2fetc/passwd', '%2e%2e/index.html', '.secret.html', 'a/../.secret.html', 'index.html/'])(
  'the site has no page %s',
  async (path) => {
    const reply = await fetch(`${mock.url}/__docs/${path}`);
    expect(reply.status).not.toBe(200);
    expect(await reply.text()).not.toContain('secret');
  },
);

it('without a folder there is no site', async () => {
  const plain = await startMock();
  expect((await fetch(`${plain.url}/__docs/`)).status).toBe(404);
  await plain.close();
});
