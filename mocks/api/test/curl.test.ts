import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { freshMock, LIST } from './client.ts';

const run = promisify(execFile);
const mock = await freshMock();
afterAll(() => mock.close());

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  input: unknown;
}

// The page is plain JavaScript, without types.
const page: string = '../server/page/curl.js';
const { curlOf } = (await import(page)) as { curlOf: (call: Call, origin: string) => string };

/** Sets `argv` in a shell and prints it, so that the quotes are read as a shell reads them. */
const argumentsOf = async (command: string) =>
  (await run('sh', ['-c', command.replace(/^curl/, `printf '%s\\n'`)])).stdout.trim().split('\n');

it('a copied call is the same command for a shell', async () => {
  await mock.post('/food/order/list', '{"tab":"all","pageNum":1}', { userToken: "o'hara $HOME" });
  await mock.call(`${LIST}?date=2026-11-20`, { userToken: 'reader' });
  const [command, read] = await mock.calls();
  const post = await argumentsOf(curlOf(command as Call, 'http://mock.test'));
  expect(post.slice(0, 3)).toEqual(['-X', 'POST', 'http://mock.test/food/order/list']);
  expect(post).toContain("usertoken: o'hara $HOME");
  expect(post.slice(-2)).toEqual(['--data-raw', '{"tab":"all","pageNum":1}']);
  expect(post.join()).not.toMatch(/content-length|host:/);
  const get = await argumentsOf(curlOf(read as Call, 'http://mock.test'));
  expect(get[0]).toBe(`http://mock.test${LIST}?date=2026-11-20`);
  expect(get).not.toContain('--data-raw');
});
