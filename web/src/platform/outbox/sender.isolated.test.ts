import { HealthError } from '@health-app/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Outbox } from '#platform/database/outbox-rules.ts';
import { outboxEntries } from './store.ts';

const device: { stored: unknown; storage: Map<string, unknown> } = { stored: undefined, storage: new Map() };
const listeners = new Map<string, (event: { key: string }) => void>();
const listen = (type: string, listener: (event: { key: string }) => void) => listeners.set(type, listener);
const document = { visibilityState: 'visible', addEventListener: listen };
const session = {
  ready: Promise.resolve(),
  user: { userId: 'user-1', userToken: 'token' as string | undefined },
  subscribe: (listener: () => void) => listen('session', listener),
};
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
const invalidate = vi.fn(async () => {});
vi.mock('#platform/client.ts', () => ({ health: { session }, invalidate, mutations: { plans: { clockIn } } }));
vi.mock('#platform/database/database.ts', () => ({ entriesKey: 'entries', outboxStore: () => undefined }));
vi.mock('#platform/client/query-client.ts', () => ({ queryClient: { getMutationCache: () => ({ build }) } }));
vi.mock('#platform/session/current-person.ts', () => ({ currentPerson: () => person }));
vi.mock('#platform/session/session.ts', () => ({ personalKey: (key: string) => `user-1.${key}` }));
vi.mock('#platform/storage.ts', () => ({
  deviceStorage: {
    get: (key: string) => device.storage.get(key),
    set: (key: string, value: unknown) => device.storage.set(key, value),
    remove: (key: string) => device.storage.delete(key),
  },
}));
const { drop, keep, startOutbox } = await import('./sender.ts');

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
  session.user = { userId: 'user-1', userToken: 'token' };
  person = 'user-1';
  outboxEntries.set([]);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', document);
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
  expect(device.storage.get('user-1.outbox')).toEqual({ count: 1, change: expect.any(Number) });
  answer();
  await vi.waitFor(() => expect(entries()).toEqual([]));
});

test('a refusal, which leaves the count unchanged, still reaches other tabs at an unchanged clock', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_795_162_800_000);
  let refuse = (_error: Error) => {};
  execute.mockReturnValue(new Promise<void>((_resolve, reject) => (refuse = reject)));
  await keep(command('task-1'));
  await vi.waitFor(() => expect(execute).toHaveBeenCalled());
  const before = device.storage.get('user-1.outbox');
  refuse(new HealthError('business', 'Too late', { code: 'TOO_LATE', status: 200 }));
  await vi.waitFor(() => expect(entries()[0]?.refusal).toBeDefined());
  const after = device.storage.get('user-1.outbox');
  expect([before, after]).toEqual([expect.objectContaining({ count: 1 }), expect.objectContaining({ count: 1 })]);
  expect(after).not.toEqual(before);
  clock.mockRestore();
});

test('a command that the server did not get waits, until the person removes it', async () => {
  execute.mockRejectedValue(new HealthError('network', ''));
  await keep(command('task-1', 'walk'));
  await vi.waitFor(() => expect(entries()).toMatchObject([{ slot: 'walk', attempts: 1, unclear: 0 }]));
  await keep(command('task-2'));
  const [, second] = entries();
  expect(second?.slot).toBe(second?.id);
  expect(await drop(second?.id ?? '')).toBe(true);
  expect(entries()).toMatchObject([{ slot: 'walk' }]);
  expect(await drop('sent-meanwhile')).toBe(false);
});

test('entries stay on the screen and in the count of a log-out while the login has expired', async () => {
  execute.mockRejectedValue(new HealthError('network', ''));
  await keep(command('task-1', 'walk'));
  await vi.waitFor(() => expect(entries()).toMatchObject([{ attempts: 1 }]));
  person = undefined;
  session.user.userToken = undefined;
  await drop('another');
  expect(outboxEntries.get()).toMatchObject([{ slot: 'walk' }]);
  expect(device.storage.get('user-1.outbox')).toMatchObject({ count: 1 });
});

/** An entry of an earlier page or of another tab. */
const stored = (id: string, changes: object = {}) => ({
  ...{ id, person: 'user-1', operation: 'plans.clockIn', name: 'A walk', madeAt, slot: id },
  input: { taskId: id, date: '2026-11-20', handledAt: madeAt },
  ...{ keptAt: Date.now(), attempts: 0, unclear: 0, failedAt: 0, pause: 0 },
  ...changes,
});
const isSent = (id: string) => vi.waitFor(() => expect(entries().map((entry) => entry.id)).not.toContain(id));

test('a page that starts publishes the entries of its person, and sends the waiting ones', async () => {
  const refused = stored('refused', { refusal: { message: 'No' } });
  const foreign = stored('foreign', { person: 'user-2' });
  device.stored = [stored('first'), refused, foreign];
  await startOutbox();
  expect(execute.mock.calls).toMatchObject([[{ taskId: 'first' }]]);
  expect(entries()).toMatchObject([{ id: 'refused' }, { id: 'foreign' }]);
  expect(outboxEntries.get()).toMatchObject([{ id: 'refused' }]);
});

test('a page that starts publishes the entries before it sends them', async () => {
  let answer = () => {};
  execute.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  device.stored = [stored('first')];
  const started = startOutbox();
  await vi.waitFor(() => expect(execute).toHaveBeenCalled());
  expect(outboxEntries.get()).toMatchObject([{ id: 'first' }]);
  answer();
  await started;
});

test.each(['online', 'visibilitychange', 'session'])('the outbox sends on the event %s', async (type) => {
  await startOutbox();
  device.stored = [stored('later')];
  listeners.get(type)?.({ key: '' });
  await isSent('later');
  expect(execute).toHaveBeenCalledOnce();
});

test('a page that becomes hidden sends nothing', async () => {
  await startOutbox();
  device.stored = [stored('later')];
  document.visibilityState = 'hidden';
  listeners.get('visibilitychange')?.({ key: '' });
  document.visibilityState = 'visible';
  await new Promise((resolve) => setImmediate(resolve));
  expect(execute).not.toHaveBeenCalled();
  listeners.get('online')?.({ key: '' });
  await isSent('later');
});

test('a page shows what another tab has sent or kept, and refreshes the queries of what was sent', async () => {
  execute.mockRejectedValue(new HealthError('network', ''));
  device.stored = [stored('first'), stored('second', { operation: 'medication.finish' })];
  await startOutbox();
  device.stored = entries().filter(({ id }) => id !== 'first');
  listeners.get('storage')?.({ key: 'another key' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(outboxEntries.get()).toHaveLength(2);
  listeners.get('storage')?.({ key: 'app:user-1.outbox' });
  await vi.waitFor(() => expect(outboxEntries.get()).toMatchObject([{ id: 'second' }]));
  expect(invalidate.mock.calls).toEqual([[expect.anything(), 'plans']]);
});
