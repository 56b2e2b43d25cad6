import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepMemory } from '../browser/keep-memory.ts';
import { createMock, type LocalMock, type LocalMockOptions } from '../index.ts';
import { DELETE, headers, LIST } from './client.ts';

const START = '2026-11-20T16:00:00+08:00';
let files: Map<string, string>;

beforeEach(() => {
  files = new Map();
  const cache = {
    match: async (key: string) => (files.has(key) ? new Response(files.get(key)) : undefined),
    put: async (key: string, response: Response) => void files.set(key, await response.text()),
    delete: async (key: string) => files.delete(key),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('location', { href: 'https://app.example/sw.js' });
});
afterEach(() => void vi.unstubAllGlobals());

/** A worker that starts with what an earlier one has kept. */
async function start(options: LocalMockOptions = {}): Promise<{ mock: LocalMock; save: () => Promise<void> }> {
  const mock = await createMock({ seed: 'kept', ...options });
  return { mock, save: await keepMemory(mock, 'kept') };
}

async function ask(mock: LocalMock, path: string, userToken: string, body?: object) {
  const response = await mock.fetch(`https://api.example${path}`, {
    headers: { ...headers, userToken, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as { data: unknown[] };
}
const countOf = async (mock: LocalMock, userToken: string) => (await ask(mock, LIST, userToken)).data.length;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('the worlds of all people outlive the worker', async () => {
  const first = await start({ now: START });
  await ask(first.mock, DELETE, 'ann', { reminderId: 'rem-2004' });
  await ask(first.mock, DELETE, 'bob', { reminderId: 'rem-2004' });
  await ask(first.mock, DELETE, 'bob', { reminderId: 'rem-2003' });
  await first.save();
  const { mock } = await start({ now: START });
  expect([await countOf(mock, 'ann'), await countOf(mock, 'bob'), await countOf(mock, 'cleo')]).toEqual([3, 2, 4]);
});

it('a call while the state is written is kept, too', async () => {
  const first = await start({ now: START });
  await ask(first.mock, DELETE, 'ann', { reminderId: 'rem-2004' });
  const saving = first.save();
  await wait(155);
  await ask(first.mock, DELETE, 'ann', { reminderId: 'rem-2003' });
  await Promise.all([saving, first.save()]);
  expect(await countOf((await start({ now: START })).mock, 'ann')).toBe(2);
});

it('the clocks outlive the worker: that of the mock, and that of a world', async () => {
  const first = await start();
  await first.mock.clock({ now: '2027-03-01T08:00:00+08:00' });
  await first.mock.reset('ann', { now: START });
  await countOf(first.mock, 'bob');
  await first.save();
  const { mock } = await start();
  expect((await mock.clock()).now).toMatch(/^2027-03-01T08:00/);
  const times = Object.fromEntries((await mock.worlds()).map(({ token, now }) => [token, now]));
  expect(times).toEqual({
    ann: expect.stringMatching(/^2026-11-20T16:00/),
    bob: expect.stringMatching(/^2027-03-01T08:00/),
  });
});

it('a stopped clock stays stopped', async () => {
  const first = await start();
  await first.mock.clock({ now: '2027-03-01T08:00:00+08:00', running: false });
  await countOf(first.mock, 'ann');
  await first.save();
  expect(await (await start()).mock.clock()).toMatchObject({ now: '2027-03-01T08:00:00+08:00', running: false });
});

it('worlds that the mock does not accept start over with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const first = await start({ now: START });
  await ask(first.mock, DELETE, 'ann', { reminderId: 'rem-2004' });
  await first.save();
  const [[key = '', text = ''] = []] = files;
  files.set(key, text.replace('health-app-world-2', 'health-app-world-1'));
  expect(await countOf((await start({ now: START })).mock, 'ann')).toBe(4);
  expect(warn).toHaveBeenCalledOnce();
  expect(files.size).toBe(0);
});
