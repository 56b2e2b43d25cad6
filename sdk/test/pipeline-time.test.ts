import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRaw } from '../src/index.ts';
import { client, failure } from './client.ts';
import { ok, type Said, silence, transport } from './transport.ts';

const dose = { reminderId: 'rem-2001', date: '2026-11-20', time: '08:00', status: 'taken' } as const;

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The pauses are random, and 1 makes them as long as possible.
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('a call ends after 15 s, or after its own time limit', async () => {
    const health = client(transport(silence));
    await vi.advanceTimersByTimeAsync(0);
    const usual = failure(health.medication.finish(dose));
    const own = failure(health.medication.finish(dose, { timeout: 2_000 }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await own).toMatchObject({ kind: 'timeout' });
    let ended = false;
    void usual.then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(12_999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await usual).toMatchObject({ kind: 'timeout' });
  });

  it('a time limit during a later attempt names the failure of the one before', async () => {
    const reset = Object.assign(new TypeError('fetch failed'), { code: 'ECONNRESET' });
    const call = failure(client(transport(reset, silence)).medication.list());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await call).toMatchObject({
      kind: 'timeout',
      attempts: 2,
      cause: { name: 'TypeError', code: 'ECONNRESET' },
    });
  });

  it('a call whose reply never completes ends at the time limit', async () => {
    const endless = async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(8)) }));
    const call = failure(client(transport(endless)).medication.finish(dose));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await call).toMatchObject({ kind: 'timeout' });
  });

  it('a read is retried once after a network failure or a status from 502 to 504', async () => {
    for (const first of [new TypeError('reset'), { status: 502 }, { status: 503 }, { status: 504 }]) {
      const { fetch, requests } = transport(first, ok([]));
      const call = client({ fetch }).lookup.glycemicIndexList();
      await vi.advanceTimersByTimeAsync(300);
      await expect(call).resolves.toEqual([]);
      expect(requests).toHaveLength(2);
    }
    const { fetch, requests } = transport({ status: 503 });
    const call = failure(client({ fetch }).lookup.glycemicIndexList());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toMatchObject({ kind: 'http', status: 503, attempts: 2 });
    expect(requests).toHaveLength(2);
  });

  it('each further attempt waits longer, and sends the same body', async () => {
    const { fetch, requests } = transport(new TypeError('reset'));
    const call = failure(client({ fetch }).medication.historyList({ pageNum: 2 }, { retry: 2 }));
    await vi.advanceTimersByTimeAsync(299);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(requests).toHaveLength(3);
    expect(await call).toMatchObject({ kind: 'network', attempts: 3 });
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual(Array(3).fill({ pageNum: 2 }));
  });

  it('the pause before a retry is random, so that many clients do not retry at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { fetch, requests } = transport(new TypeError('reset'), ok([]));
    const call = client({ fetch }).lookup.glycemicIndexList();
    await vi.advanceTimersByTimeAsync(149);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['2', 2_000],
    [() => new Date(Date.now() + 3_000).toUTCString(), 2_000],
  ])('a retry waits as long as Retry-After says: %s', async (header, shortest) => {
    vi.setSystemTime(1_700_000_000_000);
    const headers = { 'retry-after': typeof header === 'string' ? header : header() };
    const { fetch, requests } = transport({ status: 429, headers }, ok([]));
    const call = client({ fetch }).lookup.glycemicIndexList();
    await vi.advanceTimersByTimeAsync(shortest);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_300);
    await expect(call).resolves.toEqual([]);
  });

  it('Retry-After as a date counts by the clock of the server', async () => {
    vi.setSystemTime('2026-11-24T09:00:00Z');
    const headers = { 'retry-after': 'Tue, 24 Nov 2026 10:00:01 GMT', date: 'Tue, 24 Nov 2026 10:00:00 GMT' };
    const error = await failure(client(transport({ status: 503, headers })).medication.list({}, { retry: 0 }));
    expect(error.retryAfter).toBe(1_000);
  });

  it('a call fails at once if Retry-After exceeds its time limit, and the error has the wait', async () => {
    const { fetch, requests } = transport({ status: 429, headers: { 'retry-after': '60', 'x-request-id': 'r-7' } });
    const error = await failure(client({ fetch }).lookup.glycemicIndexList({}, { retry: 5 }));
    expect(error).toMatchObject({ kind: 'http', status: 429, attempts: 1, retryAfter: 60_000, requestId: 'r-7' });
    expect(requests).toHaveLength(1);
  });

  it.each([Infinity, 2 ** 31, 2 ** 53])('a timeout of %d ms means no limit', async (timeout) => {
    let answer = (_: Response) => {};
    const { fetch } = transport(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const call = client({ fetch, timeout }).lookup.glycemicIndexList();
    await vi.advanceTimersByTimeAsync(86_400_000);
    answer(Response.json(ok([]).body));
    await expect(call).resolves.toEqual([]);
  });

  it('a command with an idempotencyKey is retried only if the call asks for it, and with the same id', async () => {
    const { fetch, requests } = transport({ status: 503 });
    const health = client({ fetch, retry: 2 });
    const weight = { weight: 61.5 };
    const calls = [
      failure(health.healthData.saveWeightWithCompareLast(weight)),
      failure(
        health.healthData.saveWeightWithCompareLast({ ...weight, idempotencyKey: 'given-by-hand' }, { retry: 1 }),
      ),
      failure(
        createRaw(health, { retry: 1 }).POST('/scheme/app/health-data/saveWeightWithCompareLast', { body: weight }),
      ),
    ];
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(calls);
    const ids = await Promise.all(requests.map(async (request) => (await request.json()).idempotencyKey));
    expect(ids.filter((id) => id === 'given-by-hand')).toHaveLength(2);
    expect(ids.filter((id) => id === undefined)).toHaveLength(1);
    expect(ids).toHaveLength(4);
  });

  it.each<[string, Said | Error]>([
    ['a network failure', new TypeError('reset')],
    ['a 503', { status: 503 }],
    ['a 429 with Retry-After', { status: 429, headers: { 'retry-after': '2' } }],
  ])(
    'a client may retry all commands with an idempotencyKey after %s, within their time limit',
    async (_case, reply) => {
      const { fetch, requests } = transport(reply, reply, ok({}));
      const health = client({ fetch, retry: 0, retryCommands: 2 });
      const call = health.healthData.saveWeightWithCompareLast({ weight: 61.5 });
      await vi.advanceTimersByTimeAsync(15_000);
      await call;
      const ids = await Promise.all(requests.map(async (request) => (await request.json()).idempotencyKey));
      expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^[\da-f]{32}$/)));
      expect(new Set(ids).size).toBe(1);
    },
  );

  it('a command without an idempotencyKey is never retried, even if it is a GET', async () => {
    const { fetch, requests } = transport({ status: 503 });
    const health = client({ fetch, retryCommands: 5 });
    const calls = [
      failure(health.medication.finish(dose, { retry: 5 })),
      failure(health.medication.delete({ reminderId: 'x' }, { retry: 5 })),
    ];
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(calls);
    expect(requests).toHaveLength(2);
  });

  it('an abort or dispose during the pause before a retry leaves no timer', async () => {
    for (const isDisposed of [false, true]) {
      const controller = new AbortController();
      const health = client(transport({ status: 503, headers: { 'retry-after': '8' } }));
      const call = failure(health.medication.list({}, { signal: controller.signal }));
      await vi.advanceTimersByTimeAsync(1_000);
      if (isDisposed) void health.dispose();
      else controller.abort();
      expect(await call).toMatchObject({ kind: 'aborted' });
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it('an abort between two attempts prevents the next one', async () => {
    const { fetch, requests } = transport(new TypeError('reset'));
    const controller = new AbortController();
    const call = failure(client({ fetch }).medication.list({}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });
});

describe('abort', () => {
  it('thirty calls with the same signal cause no warning of a leak in Node', async () => {
    const warned: Error[] = [];
    const note = (warning: Error) => warned.push(warning);
    process.on('warning', note);
    const controller = new AbortController();
    const health = client(transport(silence));
    const calls = Array.from({ length: 30 }, () => failure(health.medication.list({}, { signal: controller.signal })));
    await new Promise((resolve) => setTimeout(resolve));
    controller.abort();
    expect((await Promise.all(calls)).map((error) => error.kind)).toEqual(Array(30).fill('aborted'));
    process.off('warning', note);
    expect(warned).toEqual([]);
  });

  it('a call with an aborted signal sends nothing', async () => {
    const { fetch, requests } = transport(ok([]));
    const error = await failure(client({ fetch }).lookup.glycemicIndexList({}, { signal: AbortSignal.abort() }));
    expect(error.kind).toBe('aborted');
    expect(requests).toHaveLength(0);
  });

  it('an abort during a call also aborts its request', async () => {
    let ended: boolean | undefined;
    const watch = (request: Request, signal: AbortSignal) => {
      signal.addEventListener('abort', () => {
        ended = true;
      });
      return silence(request, signal);
    };
    const { fetch, requests } = transport(watch);
    const controller = new AbortController();
    const call = failure(client({ fetch }).medication.list({}, { signal: controller.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    expect((await call).kind).toBe('aborted');
    expect(ended).toBe(true);
  });
});
