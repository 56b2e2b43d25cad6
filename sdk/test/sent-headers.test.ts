import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createHealthClient, createRaw, type HealthClientOptions } from '../src/index.ts';
import { failure } from './client.ts';
import { ok, transport } from './transport.ts';

const description = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as {
  'x-cors': { allowMethods: string[]; allowHeaders: string[]; exposeHeaders: string[] };
  paths: Record<string, { parameters: Header[] }>;
  components: { parameters: Record<string, Header>; securitySchemes: Record<string, Header> };
};
type Header = { $ref?: string; name: string; in: string };
const cors = description['x-cors'];
const { parameters, securitySchemes } = description.components;
const lower = (names: string[]) => names.map((name) => name.toLowerCase()).sort();

/** Every option of a client, so that a new one does not compile without a value here. */
const all = (fetch: NonNullable<HealthClientOptions['fetch']>): Required<HealthClientOptions> => ({
  environment: 'production',
  app: 'main',
  appVersion: '5.2.0',
  source: 'iOS',
  hosts: {},
  login: () => ({ userId: 'user-1001', userToken: 'token', apkVersion: '5.3.0' }),
  extraUser: async () => ({}),
  loginTimeout: 1_000,
  timeout: 1_000,
  retry: 1,
  retryCommands: 1,
  // These are the application's own headers: it asks its servers to permit them.
  headers: {},
  requestId: () => 'r-1',
  hooks: [],
  onToast: () => {},
  onLoginExpired: () => {},
  logLevel: 'error',
  logger: console,
  versionHeader: true,
  timeZone: 'Asia/Shanghai',
  trustRedirects: true,
  fetch,
});

it('with every option, a client sends exactly the headers and methods that the description permits to other origins', async () => {
  const { fetch, requests } = transport(ok([]));
  const health = createHealthClient(all(fetch));
  await health.medication.list();
  await failure(health.healthData.saveWeightWithCompareLast({ weight: 61.5 }));
  await createRaw(health).GET('/scheme/view/glycemic-index/list');
  const sent = new Set(requests.flatMap(({ headers }) => [...headers.keys()]));
  expect([...sent].sort()).toEqual(lower(cors.allowHeaders));
  expect([...new Set(requests.map(({ method }) => method))].sort()).toEqual([...cors.allowMethods].sort());
});

it('every path describes all of these headers', () => {
  // A parameter cannot describe the content type; the token is a security scheme.
  const common = ['content-type', ...Object.values(securitySchemes).map(({ name }) => name)];
  for (const [path, item] of Object.entries(description.paths)) {
    const headers = item.parameters
      .map((one) => (one.$ref ? parameters[one.$ref.split('/').pop() ?? ''] : one))
      .filter((one) => one?.in === 'header')
      .map((one) => one?.name ?? '');
    expect({ path, headers: lower([...headers, ...common]) }).toEqual({ path, headers: lower(cors.allowHeaders) });
  }
});

it('the client reads no header of a reply that a page of another origin cannot see', async () => {
  const read = new Set<string>();
  const spy = (headers: Headers) =>
    new Proxy(headers, {
      get(target, key) {
        if (key !== 'get') return Reflect.get(target, key).bind(target);
        return (name: string) => {
          read.add(name.toLowerCase());
          return target.get(name);
        };
      },
    });
  const { fetch } = transport(async () => {
    const later = { 'retry-after': 'Tue, 24 Nov 2026 10:00:01 GMT' };
    const response = Response.json({}, { status: 429, headers: later });
    return Object.defineProperty(response, 'headers', { value: spy(response.headers) });
  });
  await failure(createHealthClient({ ...all(fetch), retry: 0 }).medication.list());
  // Browsers show these of any reply.
  const safe = ['content-length', 'content-type'];
  const limited = [...read].filter((name) => !safe.includes(name));
  expect(limited).toContain('retry-after');
  expect(lower(cors.exposeHeaders)).toEqual(expect.arrayContaining(limited));
});
