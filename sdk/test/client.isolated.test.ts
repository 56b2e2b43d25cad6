import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createRaw,
  explain,
  HealthError,
  type HealthErrorKind,
  type HookAttempt,
  type HookRequest,
  isHealthError,
  type Middleware,
  packError,
  unpackError,
  withResponse,
} from '../src/index.ts';
import { createQueries } from '../src/react-query/index.ts';
import { client } from './client.ts';
import { fail, ok, silence, transport } from './transport.ts';

const failure = (call: Promise<unknown>) => call.then(() => undefined).catch((error: HealthError) => error);

describe('a middleware of the application', () => {
  it('a middleware changes requests and replies, and never sees the token', async () => {
    const seen: string[] = [];
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login: () => ({ userToken: 'secret-token' }) });
    const middleware: Middleware = {
      onRequest({ request, schemaPath }) {
        seen.push(schemaPath);
        request.headers.set('x-trace', 'one');
        return new Request(request);
      },
      async onResponse({ request, response }) {
        seen.push(JSON.stringify([...request.headers]), await response.clone().text());
        return Response.json(ok([{ reminderId: 'changed' }]).body);
      },
    };
    health.use(middleware);
    await expect(health.medication.list()).resolves.toMatchObject([{ reminderId: 'changed' }]);
    expect(seen).toEqual([
      '/cooperation/app/medicationRemind/queryList',
      expect.stringContaining('x-trace'),
      JSON.stringify(ok([]).body),
    ]);
    expect(seen.join()).not.toContain('secret-token');
    expect(requests[0]?.headers.get('x-trace')).toBe('one');
    expect(requests[0]?.headers.get('userToken')).toBe('secret-token');
  });

  it('the body of a command is sent, also when a middleware has changed the request', async () => {
    const { fetch, requests } = transport(ok(null));
    const health = client({ fetch });
    health.use({ onRequest: ({ request }) => new Request(request, { headers: { 'x-a': 'b' } }) });
    await health.medication.delete({ reminderId: 'rem-1' });
    expect(await requests[0]?.json()).toEqual({ reminderId: 'rem-1' });
  });

  it('a middleware gives a reply in the place of a request', async () => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch });
    health.use({ onRequest: () => Response.json(fail('closed', 'CLOSED').body) });
    expect(await failure(health.medication.list())).toMatchObject({ kind: 'business', code: 'CLOSED', attempts: 0 });
    expect(requests).toHaveLength(0);
  });

  it('a middleware cannot send the token to another host', async () => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch });
    health.use({ onRequest: () => new Request('https://elsewhere.example/') });
    expect(await failure(health.medication.list())).toMatchObject({ kind: 'invalid-request' });
    expect(requests).toHaveLength(0);
  });

  it('a middleware that throws or hangs ends the call with a HealthError', async () => {
    vi.useFakeTimers();
    const broken = client(transport(ok([])));
    broken.use({ onRequest: () => Promise.reject(new Error('broken secret-token')) });
    expect(await failure(broken.medication.list())).toMatchObject({ kind: 'invalid-request', attempts: 0 });
    const late = client(transport(ok([])));
    late.use({ onResponse: () => Promise.reject(new Error('broken secret-token')) });
    const error = await failure(late.medication.list());
    expect(error).toMatchObject({ kind: 'invalid-response', status: 200 });
    expect(explain(error)).not.toContain('secret-token');
    const hanging = client(transport(ok([])));
    hanging.use({ onRequest: () => new Promise(() => {}) });
    const call = failure(hanging.medication.list());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await call).toMatchObject({ kind: 'timeout' });
    vi.useRealTimers();
  });

  it('a middleware is shared with calls by path, which can eject it', async () => {
    const health = client(transport(ok([])));
    const onRequest = vi.fn();
    const raw = createRaw(health);
    raw.use({ onRequest });
    await health.medication.list();
    await raw.GET('/scheme/view/glycemic-index/list');
    expect(onRequest).toHaveBeenCalledTimes(2);
    const other = { onRequest: vi.fn() };
    raw.use(other);
    raw.eject(other);
    await health.medication.list();
    expect(other.onRequest).not.toHaveBeenCalled();
  });

  it.each([undefined, {}, () => {}])('%j is refused as a middleware', (value) => {
    expect(() => client().use(value as never)).toThrow('middleware takes an object with onRequest');
  });
});

describe('the hooks of a call', () => {
  it('the hooks of a call share one context, and see each attempt', async () => {
    const seen: [string, HookRequest | undefined][] = [];
    const attempts: HookAttempt[] = [];
    const health = client({
      ...transport(new TypeError('reset'), { status: 503 }),
      requestId: () => 'r-1',
      hooks: {
        onRequest: (call) => seen.push(['request', call]),
        onAttempt: (attempt) => attempts.push(attempt),
        onResponse: (call) => seen.push(['response', call]),
        onError: (_error, call) => seen.push(['error', call]),
      },
    });
    await failure(health.medication.list());
    expect(seen.map(([name]) => name)).toEqual(['request', 'response', 'error']);
    expect(new Set(seen.map(([, call]) => call)).size).toBe(1);
    expect(seen[0]?.[1]).toMatchObject({ operation: 'medication.list', requestId: 'r-1', attempts: 2 });
    expect(attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, undefined],
      [2, 503],
    ]);
    expect(attempts[0]?.call).toBe(seen[0]?.[1]);
  });

  it('the hooks of a call measure durations by a clock that never goes back', async () => {
    let duration = -1;
    const health = client({
      fetch: async () => {
        vi.setSystemTime(0);
        return Response.json(ok([]).body);
      },
      hooks: {
        onResponse: (call) => {
          duration = call.duration;
        },
      },
    });
    await health.medication.list();
    vi.useRealTimers();
    expect(duration).toBeGreaterThanOrEqual(0);
    expect(duration).toBeLessThan(10_000);
  });
});

describe('the log level', () => {
  it.each([
    ['warn', []],
    ['info', ['medication.list 200']],
    ['debug', ['medication.list attempt 1: 200', 'medication.list 200']],
  ] as const)('the log level %s writes %j', async (logLevel, lines) => {
    const written: string[] = [];
    const note = (line: string) => void written.push(line.replace(/ \d+ ms$/, ''));
    const logs = [
      vi.spyOn(console, 'info').mockImplementation(note),
      vi.spyOn(console, 'debug').mockImplementation(note),
    ];
    await client({ ...transport(ok([])), logLevel }).medication.list({ date: '2026-11-20' });
    for (const log of logs) log.mockRestore();
    expect(written).toEqual(lines);
  });

  it('a logger receives the lines instead of the console, without the token, the input or the server’s words', async () => {
    const log = vi.spyOn(console, 'info');
    const lines: string[] = [];
    const note = (line: string) => void lines.push(line);
    const logger = { debug: note, info: note, warn: note, error: note };
    const { fetch } = transport(fail('private words', 'GONE'));
    const health = client({ fetch, logger, logLevel: 'debug' });
    await failure(health.medication.delete({ reminderId: 'private-id' }));
    expect(lines.map((line) => line.replace(/\d+ ms/, ''))).toEqual([
      'medication.delete attempt 1: 200 ',
      'medication.delete 200 ',
      'medication.delete failed: business GONE',
    ]);
    expect(lines.join()).not.toMatch(/private|secret-token|user-1001/);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    expect(() => client({ logger: { info: note } as never })).toThrow(
      'options.logger takes an object with the functions error, warn, info, debug',
    );
  });
});

describe('withResponse', () => {
  it('withResponse gives data and response', async () => {
    const { fetch } = transport({ ...ok([]), headers: { 'x-total': '7' } });
    const { data, response } = await withResponse(client({ fetch }).medication.list());
    expect(data).toEqual([]);
    expect(response.headers.get('x-total')).toBe('7');
  });

  it('withResponse refuses the promise of anything else', async () => {
    await expect(withResponse(Promise.resolve(1))).rejects.toThrow('call takes the promise of a method of a client');
  });
});

describe('an error', () => {
  it('an error as JSON holds no words of the server and no input', async () => {
    const cause = new Error('request to https://api.health-app.example/x?date=2026-11-20 failed');
    const network = await failure(client(transport(cause)).medication.list({ date: '2026-11-20' }, { retry: 0 }));
    const business = await failure(client(transport(fail('林晓的提醒不存在', 'GONE'))).medication.list());
    expect(JSON.parse(JSON.stringify(business))).toMatchObject({ kind: 'business', code: 'GONE' });
    expect(JSON.stringify([network, business])).not.toMatch(/林晓|2026-11-20|secret-token/);
    expect(JSON.parse(JSON.stringify(network)).message).toBe('no reply from the server');
  });

  it('an error of a refused input names the field, and never its value', async () => {
    const health = client(transport(ok([])));
    const query = await failure(health.medication.list({ date: { name: '林晓' } as never }));
    const body = await failure(health.medication.delete({ reminderId: new Map([['林晓', 1]]) as never }));
    expect([query?.message, body?.message]).toEqual([
      'input.date takes text, numbers, true, false or a list of these',
      'input.reminderId takes what JSON can hold',
    ]);
    for (const error of [query, body]) {
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({ kind: 'invalid-request', message: error?.message });
      expect(JSON.stringify(error) + explain(error)).not.toMatch(/林晓|2026-11-20|secret-token/);
    }
  });

  it('an error hides the query in its cause', async () => {
    const url = 'https://api.health-app.example/cooperation/app/medicationRemind/queryList?date=2026-11-20';
    const error = await failure(
      client(transport(new Error(`request to ${url} failed`))).medication.list({ date: '2026-11-20' }, { retry: 0 }),
    );
    expect(inspect(error?.cause)).toContain('queryList?hidden failed');
    expect(inspect(error, { depth: 9 })).not.toContain('2026-11-20');
  });

  it.each<HealthErrorKind>([
    'business',
    'login-expired',
    'http',
    'network',
    'timeout',
    'aborted',
    'invalid-request',
    'invalid-response',
    'login',
    'bridge',
  ])('an error keeps its kind through postMessage: %s', async (kind) => {
    const { port1, port2 } = new MessageChannel();
    const received = new Promise((resolve) => {
      port2.onmessage = ({ data }) => resolve(unpackError(data));
    });
    // A cause may be any thrown value, including one that cannot be cloned.
    const cause = Object.assign(new Error('x'), { retry() {} });
    port1.postMessage(packError(new HealthError(kind as 'http', 'words', { status: 500, cause })));
    expect(isHealthError(await received, kind)).toBe(true);
    expect(await received).toMatchObject({ message: 'words', status: 500 });
    port1.close();
  });

  it('an error keeps its kind and code through postMessage', async () => {
    const error = await failure(client(transport(fail('没有', 'GONE'))).medication.list());
    const received = unpackError(structuredClone(packError(error as HealthError)));
    expect(isHealthError(received as unknown, 'business', 'GONE')).toBe(true);
    expect(received).toMatchObject({ message: '没有', operation: 'medication.list' });
    expect(unpackError(structuredClone(new Error('x')))).toBeUndefined();
  });
});

describe('a second copy of the package', () => {
  it('a second copy of the package of the same version works with the first', async () => {
    vi.resetModules();
    const copy = await import('../src/index.ts');
    const { data } = await withResponse(client(transport(ok([]))).medication.list());
    expect(data).toEqual([]);
    const ofCopy = copy.createHealthClient({
      ...transport(ok([])),
      environment: 'test',
      app: 'main',
      appVersion: '1.0.0',
    });
    expect(() => createQueries(ofCopy as never)).not.toThrow();
    await expect(withResponse(ofCopy.medication.list())).resolves.toMatchObject({ data: [] });
  });

  it('a second copy of the package of another version is named', async () => {
    vi.resetModules();
    vi.doMock('../src/version.ts', () => ({ version: '9.9.9' }));
    const copy = await import('../src/index.ts');
    vi.doUnmock('../src/version.ts');
    const ofCopy = copy.createHealthClient({
      ...transport(ok([])),
      environment: 'test',
      app: 'main',
      appVersion: '1.0.0',
    });
    expect(() => createQueries(ofCopy as never)).toThrow('not 9.9.9: install one copy');
  });
});

describe('dispose', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('dispose leaves no timer of 200 clients with a hanging login', async () => {
    for (let index = 0; index < 200; index += 1) {
      const health = client({ ...transport(silence), login: () => new Promise(() => {}) });
      const waiting = failure(health.medication.list());
      await health.dispose();
      expect((await waiting)?.kind).toBe('aborted');
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it('dispose ends the calls under way, and refuses later ones', async () => {
    const { fetch, requests } = transport(silence);
    const health = client({ fetch });
    const call = failure(health.medication.list());
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    await health.dispose();
    expect((await call)?.kind).toBe('aborted');
    expect((await failure(health.medication.list()))?.kind).toBe('aborted');
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
