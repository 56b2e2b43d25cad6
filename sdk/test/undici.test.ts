import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetch as undiciFetch } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestListener } from '../../scripts/lib/request-listener.ts';
import { medicationList } from '../src/generated/functions.ts';
import { adaptFetch, type CoreClientOptions, createCoreClient, createFetch, createHealthClient } from '../src/index.ts';
import { failure } from './client.ts';
import { ok } from './transport.ts';

const requests: { method: string | undefined; token: string | undefined; type: string | undefined; body: string }[] =
  [];
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const piece of request) body += piece;
  const { usertoken, 'content-type': type } = request.headers;
  requests.push({ method: request.method, token: `${usertoken}`, type, body });
  if (request.url?.includes('moved')) return void response.writeHead(302, { location: '/elsewhere' }).end();
  response.writeHead(requests.length === 1 ? 503 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(ok([]).body));
}
const server = createServer(requestListener(answer));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const options = (): CoreClientOptions => ({
  environment: 'dev',
  app: 'main',
  appVersion: '5.2.0',
  login: () => ({ userToken: 'secret-token' }),
  hosts: { dev: { main: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } },
});

const type = 'application/json';
const read = { method: 'GET', token: 'secret-token', type, body: '' };

it('the fetch of another copy of undici sends reads, their retries and commands', async () => {
  const health = createHealthClient({ ...options(), fetch: adaptFetch(undiciFetch) });
  expect(await health.medication.list({ date: '2026-11-20' })).toEqual([]);
  await failure(health.medication.delete({ reminderId: 'rem-1' }));
  const command = { method: 'POST', token: 'secret-token', type, body: '{"reminderId":"rem-1"}' };
  expect(requests.splice(0)).toEqual([read, read, command]);
});

it('a core client takes the adapted fetch of undici, which follows no redirect', async () => {
  const health = createCoreClient({ ...options(), fetch: adaptFetch(undiciFetch), retry: 0 });
  requests.push({ ...read });
  expect(await medicationList(health)).toEqual([]);
  const moved = await failure(createFetch(health)(`${health.host}/moved`));
  expect(moved).toMatchObject({ kind: 'http', status: 302 });
  expect(requests.splice(0)).toEqual([read, read, read]);
});

it('an adapted fetch passes on every other failure', async () => {
  const sent: unknown[] = [];
  const fetch = adaptFetch(async (request) => {
    sent.push(request);
    throw new TypeError('offline');
  });
  const request = new Request('https://api.test.example/');
  await expect(fetch(request, { signal: new AbortController().signal })).rejects.toThrow('offline');
  expect(sent).toEqual([request]);
  expect(() => adaptFetch({} as never)).toThrow('fetch takes a function');
});
