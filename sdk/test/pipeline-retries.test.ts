import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client, failure } from './client.ts';
import { ok, transport } from './transport.ts';

describe('retries', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each([
    [0, [150, 300, 600]],
    [0.5, [225, 450, 900]],
    [1, [300, 600, 1200]],
  ])('with the random number %d the pauses are %j ms', async (random, pauses) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { fetch, requests } = transport({ status: 503 });
    const call = failure(client({ fetch }).lookup.glycemicIndexList({}, { retry: 3 }));
    await vi.advanceTimersByTimeAsync(0);
    for (const [index, pause] of pauses.entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(requests).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(index + 2);
    }
    expect(await call).toMatchObject({ kind: 'http', status: 503, attempts: 4 });
  });

  it('a pause is added to the time that the server asks for', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { fetch, requests } = transport({ status: 429, headers: { 'retry-after': '2' } }, ok([]));
    const call = client({ fetch }).lookup.glycemicIndexList();
    await vi.advanceTimersByTimeAsync(2_299);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toEqual([]);
  });

  it.each([
    [400, 1],
    [428, 1],
    [429, 2],
    [430, 1],
    [500, 1],
    [501, 1],
    [502, 2],
    [503, 2],
    [504, 2],
    [505, 1],
  ])('a read with the status %d takes %d attempts', async (status, attempts) => {
    const { fetch, requests } = transport({ status });
    const call = failure(client({ fetch }).lookup.glycemicIndexList());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toMatchObject({ attempts });
    expect(requests).toHaveLength(attempts);
  });
});
