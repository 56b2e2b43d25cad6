import { HealthError } from '@health-app/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Outbox } from './rules.ts';
import { outboxEntries } from './store.ts';

const device: { stored: unknown; storage: Map<string, unknown> } = { stored: undefined, storage: new Map() };
const session = { ready: Promise.resolve(), user: { userToken: 'token' as string | undefined } };
let person: string | undefined = 'user-1';
const execute = vi.fn(async (_input: object) => {});
const build = vi.fn((_client: unknown, _options: object) => ({ execute }));
const clockIn = vi.fn((options: object) => ({ ...options, mutationKey: ['plans.clockIn'] }));

vi.mock('idb-keyval', () => ({
  get: async () => device.stored,
  update: async (_key: string, change: (stored: unknown) => unknown) => {
    device.stored = JSON.parse(JSON.stringify(change(device.stored)));
  },
}));
vi.mock('#lib/storage/tab-lock.ts', () => ({
  withTabLock: (_storage: object, _key: string, run: () => unknown) => run(),
}));
vi.mock('#platform/client.ts', () => ({ health: { session }, invalidate: vi.fn(), mutations: { plans: { clockIn } } }));
vi.mock('#platform/offline/database.ts', () => ({ entriesKey: 'entries', outboxStore: () => undefined }));
vi.mock('#platform/query/query-client.ts', () => ({ queryClient: { getMutationCache: () => ({ build }) } }));
vi.mock('#platform/session/current-person.ts', () => ({ currentPerson: () => person }));
vi.mock('#platform/session/session.ts', () => ({ personalKey: (key: string) => `user-1.${key}` }));
vi.mock('#platform/storage.ts', () => ({
  deviceStorage: {
    get: (key: string) => device.storage.get(key),
    set: (key: string, value: unknown) => device.storage.set(key, value),
    remove: (key: string) => device.storage.delete(key),
  },
}));
const { drop, keep } = await import('./sender.ts');

const madeAt = '2026-11-20T16:20:00+08:00';
const command = (taskId: string, slot?: string) => ({
  operation: 'plans.clockIn' as const,
  input: { taskId, date: '2026-11-20' },
  name: 'A walk',
  madeAt,
  ...(slot && { slot }),
});
const entries = () => device.stored as Outbox;

beforeEach(() => {
  device.stored = undefined;
  device.storage.clear();
  session.user.userToken = 'token';
  person = 'user-1';
  outboxEntries.set([]);
  vi.clearAllMocks();
  execute.mockResolvedValue(undefined);
});

test('a command is not kept for an unknown person or without a token', async () => {
  person = undefined;
  expect(await keep(command('task-1'))).toBe(false);
  person = 'user-1';
  session.user.userToken = undefined;
  expect(await keep(command('task-1'))).toBe(false);
  expect(device.stored).toBeUndefined();
});

test('a kept command is sent once by its mutation, without a toast, and then removed', async () => {
  expect(await keep(command('task-1', 'walk'))).toBe(true);
  await vi.waitFor(() => expect(entries()).toEqual([]));
  expect(clockIn.mock.calls).toEqual([[{ silent: true }]]);
  expect(build.mock.calls).toEqual([[expect.anything(), { silent: true, mutationKey: ['plans.clockIn'] }]]);
  expect(execute.mock.calls).toEqual([[{ taskId: 'task-1', date: '2026-11-20', handledAt: madeAt }]]);
  expect(device.storage.has('user-1.outbox')).toBe(false);
});

test('a command that waits is stored with all that sending it needs, and published', async () => {
  let answer = () => {};
  execute.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  expect(await keep(command('task-1', 'walk'))).toBe(true);
  const stored = {
    ...{ id: expect.any(String), person: 'user-1', operation: 'plans.clockIn', name: 'A walk', madeAt, slot: 'walk' },
    input: { taskId: 'task-1', date: '2026-11-20', handledAt: madeAt },
    ...{ keptAt: expect.any(Number), attempts: 0, unclear: 0, failedAt: 0, pause: 0 },
  };
  expect(entries()).toEqual([stored]);
  expect(outboxEntries.get()).toEqual([stored]);
  expect(device.storage.get('user-1.outbox')).toEqual({ count: 1, at: expect.any(Number) });
  answer();
  await vi.waitFor(() => expect(entries()).toEqual([]));
});

test('a command that the server did not get waits, until the person removes it', async () => {
  execute.mockRejectedValue(new HealthError('network', ''));
  await keep(command('task-1', 'walk'));
  await vi.waitFor(() => expect(entries()).toMatchObject([{ slot: 'walk', attempts: 1, unclear: 0 }]));
  await keep(command('task-2'));
  const [, second] = entries();
  expect(second?.slot).toBe(second?.id);
  await drop(second?.id ?? '');
  expect(entries()).toMatchObject([{ slot: 'walk' }]);
});
